import Foundation
import UIKit

/// What slides: the accessory view at the top, and below it the keyboard or the responder's own input view.
final class InputSetHostView: UIView {
  /// Holds the keyboard or the input view. It is moved in place of the keyboard view, whose pixels so stay valid.
  let holder = UIView(frame: .zero)
  private(set) var content: UIView?
  private(set) var accessory: UIView?

  init() {
    super.init(frame: .zero)
    addSubview(holder)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `content` below `accessory`; nil for none. The old accessory stays behind the content, to slide away with it,
  /// when `keepsAccessory` says so; `removeLeftovers` takes it out.
  func show(content: UIView?, balloon: UIView?, accessory: UIView?, keepsAccessory: Bool) {
    if content !== self.content {
      self.content?.removeFromSuperview()
      self.content = content
      if let content { holder.addSubview(content) }
    } else if let content, content.superview !== holder {
      holder.addSubview(content)
    }
    if accessory !== self.accessory {
      if !keepsAccessory { self.accessory?.removeFromSuperview() }
      self.accessory = accessory
    }
    // The accessory comes out from behind the keyboard.
    if let accessory, accessory.superview !== self || subviews.first !== accessory {
      insertSubview(accessory, at: 0)
    }
    if let balloon, balloon.superview !== self { addSubview(balloon) }
  }

  /// Takes out accessories that are shown no more.
  func removeLeftovers() {
    for view in subviews where view !== holder && view !== accessory && !(view is KeyBalloonView) {
      view.removeFromSuperview()
    }
  }
}
