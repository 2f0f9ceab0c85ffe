import Foundation

extension UITextField {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When something beside the text shows.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always

    func isOn(isEditing: Bool) -> Bool {
      switch self {
      case .never: return false
      case .whileEditing: return isEditing
      case .unlessEditing: return !isEditing
      case .always: return true
      }
    }
  }

  /// Why the focus was lost.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// Posted when a field got the focus; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user changed a field's text; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted when a field lost the focus; the object is the field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
