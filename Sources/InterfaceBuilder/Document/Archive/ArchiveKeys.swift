/// The archived keys that become attributes of the same meaning.
enum ArchiveKeys {
  /// The attribute of a key, for an element. Keys that depend on the element come first.
  static func attribute(for key: String, of element: String) -> (name: String, value: ArchiveValue)? {
    byElement["\(element).\(key)"] ?? common[key]
  }

  private static let common: [String: (name: String, value: ArchiveValue)] = [
    "IBUIOpaque": ("opaque", .bool),
    "IBUIHidden": ("hidden", .bool),
    "IBUIAlpha": ("alpha", .number),
    "IBUITag": ("tag", .number),
    "IBUIClipsSubviews": ("clipsSubviews", .bool),
    "IBUIClearsContextBeforeDrawing": ("clearsContextBeforeDrawing", .bool),
    "IBUIMultipleTouchEnabled": ("multipleTouchEnabled", .bool),
    "IBUIUserInteractionEnabled": ("userInteractionEnabled", .bool),
    "IBUIContentMode": ("contentMode", .name(contentModes)),
    "IBUIText": ("text", .string),
    "IBUITitle": ("title", .string),
    "IBUIPrompt": ("prompt", .string),
    "IBUIPlaceholder": ("placeholder", .string),
    "IBUINibName": ("nibName", .string),
    "IBUIReuseIdentifier": ("reuseIdentifier", .string),
    "IBUIEnabled": ("enabled", .bool),
    "IBUIHighlighted": ("highlighted", .bool),
    "IBUISelected": ("selected", .bool),
    "IBUIEditable": ("editable", .bool),
    "IBUIBaselineAdjustment": ("baselineAdjustment", .name(["alignBaselines", "alignCenters", "none"])),
    "IBUIMinimumFontSize": ("minimumFontSize", .number),
    "IBUIMinimumScaleFactor": ("minimumScaleFactor", .number),
    "IBUIAdjustsFontSizeToFit": ("adjustsFontSizeToFit", .bool),
    "IBUINumberOfLines": ("numberOfLines", .number),
    "IBUITextAlignment": ("textAlignment", .name(["left", "center", "right", "justified", "natural"])),
    "IBUILineBreakMode": ("lineBreakMode", .name(lineBreakModes)),
    "preferredMaxLayoutWidth": ("preferredMaxLayoutWidth", .number),
    "IBUIBorderStyle": ("borderStyle", .name(["none", "line", "bezel", "roundedRect"])),
    "IBUIClearButtonMode": ("clearButtonMode", .name(["never", "whileEditing", "unlessEditing", "always"])),
    "IBUIClearsOnBeginEditing": ("clearsOnBeginEditing", .bool),
    "IBUIContentHorizontalAlignment": ("contentHorizontalAlignment", .name(["center", "left", "right", "fill"])),
    "IBUIContentVerticalAlignment": ("contentVerticalAlignment", .name(["center", "top", "bottom", "fill"])),
    "IBUIButtonType": ("buttonType", .name(buttonTypes)),
    "IBUIShowsTouchWhenHighlighted": ("showsTouchWhenHighlighted", .bool),
    "IBUIReversesTitleShadowWhenHighlighted": ("reversesTitleShadowWhenHighlighted", .bool),
    "IBUIAdjustsImageWhenHighlighted": ("adjustsImageWhenHighlighted", .bool),
    "IBUIAdjustsImageWhenDisabled": ("adjustsImageWhenDisabled", .bool),
    "IBUIOn": ("on", .bool),
    "IBUIValue": ("value", .number),
    "IBUIMinValue": ("minValue", .number),
    "IBUIMaxValue": ("maxValue", .number),
    "IBUIProgress": ("progress", .number),
    "IBUIContinuous": ("continuous", .bool),
    "IBUIAnimating": ("animating", .bool),
    "IBUIHidesWhenStopped": ("hidesWhenStopped", .bool),
    "IBUINumberOfPages": ("numberOfPages", .number),
    "IBUICurrentPage": ("currentPage", .number),
    "IBSelectedSegmentIndex": ("selectedSegmentIndex", .number),
    "IBUIScrollEnabled": ("scrollEnabled", .bool),
    "IBUIPagingEnabled": ("pagingEnabled", .bool),
    "IBUIBounces": ("bounces", .bool),
    "IBUIBouncesZoom": ("bouncesZoom", .bool),
    "IBUIAlwaysBounceVertical": ("alwaysBounceVertical", .bool),
    "IBUIAlwaysBounceHorizontal": ("alwaysBounceHorizontal", .bool),
    "IBUIDirectionalLockEnabled": ("directionalLockEnabled", .bool),
    "IBUIDelaysContentTouches": ("delaysContentTouches", .bool),
    "IBUICanCancelContentTouches": ("canCancelContentTouches", .bool),
    "IBUIShowsHorizontalScrollIndicator": ("showsHorizontalScrollIndicator", .bool),
    "IBUIShowsVerticalScrollIndicator": ("showsVerticalScrollIndicator", .bool),
    "IBUIMinimumZoomScale": ("minimumZoomScale", .number),
    "IBUIMaximumZoomScale": ("maximumZoomScale", .number),
    "IBUISeparatorStyle": ("separatorStyle", .name(["none", "singleLine", "singleLineEtched"])),
    "IBUIRowHeight": ("rowHeight", .number),
    "IBUISectionHeaderHeight": ("sectionHeaderHeight", .number),
    "IBUISectionFooterHeight": ("sectionFooterHeight", .number),
    "IBUISelectionStyle": ("selectionStyle", .name(["none", "blue", "gray", "default"])),
    "IBUIAccessoryType": ("accessoryType", .name(accessoryTypes)),
    "IBUIBarStyle": ("barStyle", .name(["default", "black", "blackTranslucent"])),
    "IBUITranslucent": ("translucent", .bool),
    "IBUIWidth": ("width", .number),
    "IBUIReturnKeyType": ("returnKeyType", .name(returnKeyTypes)),
    "IBUIKeyboardType": ("keyboardType", .name(keyboardTypes)),
    "IBUIKeyboardAppearance": ("keyboardAppearance", .name(["default", "alert", "light"])),
    "IBUIAutocorrectionType": ("autocorrectionType", .name(["default", "no", "yes"])),
    "IBUISpellCheckingType": ("spellCheckingType", .name(["default", "no", "yes"])),
    "IBUIAutocapitalizationType": (
      "autocapitalizationType", .name(["none", "words", "sentences", "allCharacters"])
    ),
    "IBUISecureTextEntry": ("secureTextEntry", .bool),
    "IBUIEnablesReturnKeyAutomatically": ("enablesReturnKeyAutomatically", .bool),
  ]

  private static let byElement: [String: (name: String, value: ArchiveValue)] = [
    "tableView.IBUIStyle": ("style", .name(["plain", "grouped"])),
    "tableViewCell.IBUIStyle": ("style", .name(cellStyles)),
    "barButtonItem.IBUIStyle": ("style", .name(["plain", "bordered", "done"])),
    "barButtonItem.IBUISystemItemIdentifier": ("systemItem", .name(systemItems)),
    "activityIndicatorView.IBUIStyle": ("style", .name(["whiteLarge", "white", "gray"])),
    "tabBarItem.IBUISystemItemIdentifier": ("systemItem", .name(tabBarSystemItems)),
  ]

  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]
  private static let lineBreakModes = [
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
  ]
  private static let buttonTypes = [
    "custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
  ]
  private static let accessoryTypes = ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark"]
  private static let cellStyles = [
    "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2",
    "IBUITableViewCellStyleSubtitle",
  ]
  private static let returnKeyTypes = [
    "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
  ]
  private static let keyboardTypes = [
    "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
    "decimalPad", "twitter", "webSearch",
  ]
  private static let systemItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
    "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
    "redo", "pageCurl",
  ]
  private static let tabBarSystemItems = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads",
    "mostRecent", "mostViewed",
  ]
}
