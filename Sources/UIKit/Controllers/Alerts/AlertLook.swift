import Canvas
import Foundation

/// How alerts and sheets of choices are drawn and measured: a value chosen by the device's era. Lengths in points.
@MainActor
struct AlertLook {
  /// What a button shows.
  struct Face {
    var title: String
    var style: UIAlertAction.Style
    var isPreferred: Bool
    var edge: UIRectEdge
    var kind: UIAlertController.Style
    var tint: UIColor
  }

  /// How dark the screen becomes.
  var dimming: CGFloat
  /// How an alert comes.
  var motion: () -> PresentationMotion
  /// The ground of a sheet that is a popover.
  var popoverColor: UIColor
  /// The panel's width on a screen of a width.
  var width: (UIAlertController.Style, CGFloat) -> CGFloat
  /// From the sides to the words.
  var textMargin: CGFloat
  var topMargin: (UIAlertController.Style) -> CGFloat
  var bottomMargin: (UIAlertController.Style) -> CGFloat
  /// Between title and message.
  var textGap: CGFloat
  var fieldHeight: CGFloat
  var fieldMargin: CGFloat
  var fieldGap: CGFloat
  var fieldSpacing: CGFloat
  var fieldFontSize: CGFloat
  var fieldBorder: UITextField.BorderStyle
  var buttonHeight: (UIAlertController.Style) -> CGFloat
  /// From the panel's edges to the buttons; 0 where they fill it.
  var buttonInset: CGFloat
  var buttonSpacing: CGFloat
  /// Of a button; bold for the preferred one and the way out.
  var buttonFont: (UIAlertController.Style, _ isBold: Bool) -> UIFont
  /// To which the panel is cut; 0 where buttons keep away from its corners.
  var cornerRadius: CGFloat
  /// The way out of a sheet stands in a panel of its own.
  var separatesCancel: Bool
  var cancelGap: CGFloat
  /// From the screen's bottom, with the safe area given, to a sheet.
  var sheetMargin: (CGFloat) -> CGFloat
  var titleFont: (UIAlertController.Style) -> UIFont
  var messageFont: (UIAlertController.Style) -> UIFont
  var titleColor: (UIAlertController.Style) -> UIColor
  var messageColor: (UIAlertController.Style) -> UIColor
  var textShadow: UIColor?
  var drawPanel: (inout DisplayList, ContentGeometry, UIAlertController.Style) -> Void
  var drawButton: (inout DisplayList, ContentGeometry, Face, UIControl.State) -> Void

  /// The width of a sheet that is a popover (MEM).
  static let popoverWidth: CGFloat = 272

  /// From a button's sides to its title.
  static let titleMargin: CGFloat = 8

  static var current: AlertLook { UIKitEnvironment.current.traits.look == .classic ? .classic : .modern }
}
