extension ViewNode {
  public var isScrollEnabled: Bool { element.bool("scrollEnabled") ?? true }
  public var isPagingEnabled: Bool { element.bool("pagingEnabled") ?? false }
  public var bounces: Bool { element.bool("bounces") ?? true }
  public var bouncesZoom: Bool { element.bool("bouncesZoom") ?? true }
  public var alwaysBounceVertical: Bool { element.bool("alwaysBounceVertical") ?? false }
  public var alwaysBounceHorizontal: Bool { element.bool("alwaysBounceHorizontal") ?? false }
  public var isDirectionalLockEnabled: Bool { element.bool("directionalLockEnabled") ?? false }
  public var delaysContentTouches: Bool { element.bool("delaysContentTouches") ?? true }
  public var canCancelContentTouches: Bool { element.bool("canCancelContentTouches") ?? true }
  public var showsHorizontalScrollIndicator: Bool { element.bool("showsHorizontalScrollIndicator") ?? true }
  public var showsVerticalScrollIndicator: Bool { element.bool("showsVerticalScrollIndicator") ?? true }
  public var minimumZoomScale: Double { element.number("minimumZoomScale") ?? 1 }
  public var maximumZoomScale: Double { element.number("maximumZoomScale") ?? 1 }
  public var keyboardDismissMode: KeyboardDismissMode { element.value("keyboardDismissMode") ?? .none }
  public var indicatorStyle: IndicatorStyle { element.value("indicatorStyle") ?? .default }
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    element.value("contentInsetAdjustmentBehavior") ?? .automatic
  }
  public var contentInset: InsetsValue? { element.insets("contentInset") }
  public var scrollIndicatorInsets: InsetsValue? { element.insets("scrollIndicatorInsets") }
}
