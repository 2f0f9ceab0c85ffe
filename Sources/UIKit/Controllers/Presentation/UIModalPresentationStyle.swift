/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; what lies below is taken away.
  case fullScreen
  /// A sheet: on phones from iOS 13 a card over the one before, else over the whole screen.
  case pageSheet
  /// A small sheet in the middle of a pad's screen; on phones as a page sheet.
  case formSheet
  /// In the place of the controller that defines the context; what lies below is taken away.
  case currentContext
  /// As a presentation controller of the app says; here over the whole screen.
  case custom
  /// Over the whole screen; what lies below stays.
  case overFullScreen
  /// In the place of the controller that defines the context; what lies below stays.
  case overCurrentContext
  /// In a bubble that points to where it comes from; on phones as a page sheet.
  case popover
  /// What the system thinks best: a page sheet from iOS 13, before the whole screen.
  case automatic = -2
  /// Nothing: a popover that says so on a phone stays a popover.
  case none = -1
}
