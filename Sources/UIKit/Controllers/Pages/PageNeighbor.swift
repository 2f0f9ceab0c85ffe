/// What stands beside a page.
enum PageNeighbor {
  /// The data source has not been asked yet.
  case unknown
  /// Nothing: the page is the first or the last one.
  case none
  case page(UIViewController)

  init(_ controller: UIViewController?) { self = controller.map { .page($0) } ?? .none }

  var controller: UIViewController? { if case .page(let controller) = self { controller } else { nil } }
  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
