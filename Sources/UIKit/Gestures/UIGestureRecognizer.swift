import Foundation
/// stub
@MainActor open class UIGestureRecognizer: NSObject { }
