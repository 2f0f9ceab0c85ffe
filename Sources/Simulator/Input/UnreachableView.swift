/// Why a finger cannot touch a view.
struct UnreachableView: Error {
  var reason: String
}
