import Foundation
import UIKit

/// Controls and views that mostly show something, and wheels.
@MainActor
enum DisplayRecipes {
  static let all: [ViewKind: ViewRecipe] = [
    .pageControl: ViewRecipe(UIPageControl.self, apply: applyPages),
    .progressView: ViewRecipe(UIProgressView.self, apply: applyProgress),
    .activityIndicatorView: ViewRecipe(UIActivityIndicatorView.self, apply: applyActivity),
    .pickerView: ViewRecipe(UIPickerView.self) { node, view, _ in
      view.showsSelectionIndicator = node.element.bool("showsSelectionIndicator") ?? true
    },
    .datePicker: ViewRecipe(UIDatePicker.self, apply: applyDatePicker),
    .visualEffectView: ViewRecipe(UIVisualEffectView.self, apply: applyEffect),
    .refreshControl: ViewRecipe(UIRefreshControl.self) { node, view, builder in
      guard let title = node.element.attributedText("attributedTitle") else { return }
      view.attributedTitle = AttributedTextBuilder(context: builder.context).build(title)
    },
  ]

  private static func applyPages(_ node: ViewNode, _ view: UIPageControl, _ builder: ViewBuilder) {
    view.numberOfPages = node.numberOfPages
    view.currentPage = node.currentPage
    view.hidesForSinglePage = node.element.bool("hidesForSinglePage") ?? false
    view.defersCurrentPageDisplay = node.element.bool("defersCurrentPageDisplay") ?? false
    view.isEnabled = node.isEnabled
    view.pageIndicatorTintColor = builder.context.color(node.color("pageIndicatorTintColor"))
    view.currentPageIndicatorTintColor = builder.context.color(node.color("currentPageIndicatorTintColor"))
  }

  private static func applyProgress(_ node: ViewNode, _ view: UIProgressView, _ builder: ViewBuilder) {
    view.progressViewStyle = node.styleName == "bar" ? .bar : .default
    view.progress = Float(node.value ?? 0)
    view.progressTintColor = builder.context.color(node.color("progressTintColor"))
    view.trackTintColor = builder.context.color(node.color("trackTintColor"))
  }

  private static func applyActivity(_ node: ViewNode, _ view: UIActivityIndicatorView, _ builder: ViewBuilder) {
    switch node.styleName {
    case "whiteLarge": view.style = .whiteLarge
    case "gray": view.style = .gray
    case "medium": view.style = .medium
    case "large": view.style = .large
    default: view.style = .white
    }
    if let color = builder.context.color(node.color("color")) { view.color = color }
    let isHidden = node.isHidden
    view.hidesWhenStopped = node.hidesWhenStopped
    if node.isAnimating { view.startAnimating() }
    if isHidden { view.isHidden = true }
  }

  private static func applyDatePicker(_ node: ViewNode, _ view: UIDatePicker, _ builder: ViewBuilder) {
    switch node.element["datePickerMode"] {
    case "time": view.datePickerMode = .time
    case "date": view.datePickerMode = .date
    case "countDownTimer": view.datePickerMode = .countDownTimer
    case "yearAndMonth": view.datePickerMode = .yearAndMonth
    default: view.datePickerMode = .dateAndTime
    }
    view.minuteInterval = node.element.integer("minuteInterval") ?? 1
    func date(_ key: String) -> Date? {
      node.element.child("date", key: key)?.number("timeIntervalSinceReferenceDate")
        .map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    view.minimumDate = date("minimumDate")
    view.maximumDate = date("maximumDate")
    if let date = date("date") { view.date = date }
    if view.datePickerMode == .countDownTimer, let length = node.element.number("countDownDuration") {
      view.countDownDuration = length
    }
    view.isEnabled = node.isEnabled
    guard UIKitEnvironment.current.traits.majorVersion >= 14, view.datePickerMode != .countDownTimer else { return }
    switch node.element["style"] {
    case "compact":
      view.preferredDatePickerStyle = .compact
      builder.context.warn("a compact date picker shows its date and does not open here", at: node.element)
    case "inline":
      builder.context.warn("the inline style of date pickers is not built; wheels stand in its place", at: node.element)
    default: break
    }
  }

  private static func applyEffect(_ node: ViewNode, _ view: UIVisualEffectView, _ builder: ViewBuilder) {
    let blur = node.element.child("blurEffect")
    let vibrant = node.element.child("vibrancyEffect")?.child("blurEffect")
    if let blur {
      view.effect = UIBlurEffect(style: style(blur["style"]))
    } else if let vibrant {
      view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style(vibrant["style"])))
    }
    if let content = node.element.children.first(where: { $0["key"] == "contentView" }) {
      builder.fill(view.contentView, from: ViewNode(content))
    }
  }

  private static func style(_ name: String?) -> UIBlurEffect.Style {
    switch name {
    case "extraLight": .extraLight
    case "light": .light
    case "dark": .dark
    case "prominent": .prominent
    case "systemUltraThinMaterial": .systemUltraThinMaterial
    case "systemThinMaterial": .systemThinMaterial
    case "systemMaterial": .systemMaterial
    case "systemThickMaterial": .systemThickMaterial
    case "systemChromeMaterial": .systemChromeMaterial
    case "systemUltraThinMaterialLight": .systemUltraThinMaterialLight
    case "systemThinMaterialLight": .systemThinMaterialLight
    case "systemMaterialLight": .systemMaterialLight
    case "systemThickMaterialLight": .systemThickMaterialLight
    case "systemChromeMaterialLight": .systemChromeMaterialLight
    case "systemUltraThinMaterialDark": .systemUltraThinMaterialDark
    case "systemThinMaterialDark": .systemThinMaterialDark
    case "systemMaterialDark": .systemMaterialDark
    case "systemThickMaterialDark": .systemThickMaterialDark
    case "systemChromeMaterialDark": .systemChromeMaterialDark
    default: .regular
    }
  }
}
