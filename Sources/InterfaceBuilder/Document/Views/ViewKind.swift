/// The elements that make views.
public enum ViewKind: String, Sendable, Hashable, CaseIterable {
  case view
  case label
  case textField
  case textView
  case button
  case imageView
  case scrollView
  case tableView
  case tableViewCell
  case tableViewCellContentView
  case collectionView
  case collectionViewCell
  case collectionViewCellContentView
  case collectionReusableView
  case stackView
  case `switch`
  case slider
  case stepper
  case segmentedControl
  case pageControl
  case progressView
  case activityIndicatorView
  case pickerView
  case datePicker
  case searchBar
  case navigationBar
  case toolbar
  case tabBar
  case visualEffectView
  case containerView
  case webView
  case wkWebView
  case mapView
  case arskView
  case arscnView
  case sceneKitView
  case skView
  case glkView
  case mtkView
  case window
  case refreshControl
  case control
  case calendarView
  case colorWell
  case adBannerView

  /// Whether the user can put text into it.
  public var isTextInput: Bool { self == .textField || self == .textView || self == .searchBar }

  /// Whether it scrolls its content.
  public var isScrollView: Bool {
    switch self {
    case .scrollView, .textView, .tableView, .collectionView: true
    default: false
    }
  }
}
