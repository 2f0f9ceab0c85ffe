import Foundation
import UIKit

/// Controls that hold a value, and the search bar.
@MainActor
enum ControlRecipes {
  static let all: [ViewKind: ViewRecipe] = [
    .switch: ViewRecipe(UISwitch.self, apply: applySwitch),
    .slider: ViewRecipe(UISlider.self, apply: applySlider),
    .stepper: ViewRecipe(UIStepper.self, apply: applyStepper),
    .segmentedControl: ViewRecipe(UISegmentedControl.self, apply: applySegments),
    .searchBar: ViewRecipe(UISearchBar.self, apply: applySearchBar),
  ]

  private static func applySwitch(_ node: ViewNode, _ view: UISwitch, _ builder: ViewBuilder) {
    view.isOn = node.isOn
    view.isEnabled = node.isEnabled
    view.onTintColor = builder.context.color(node.color("onTintColor"))
    view.thumbTintColor = builder.context.color(node.color("thumbTintColor"))
  }

  private static func applySlider(_ node: ViewNode, _ view: UISlider, _ builder: ViewBuilder) {
    view.maximumValue = Float(node.maximumValue)
    view.minimumValue = Float(node.minimumValue)
    view.value = Float(node.value ?? 0)
    view.isContinuous = node.isContinuous
    view.isEnabled = node.isEnabled
    view.minimumTrackTintColor = builder.context.color(node.color("minimumTrackTintColor"))
    view.maximumTrackTintColor = builder.context.color(node.color("maximumTrackTintColor"))
    view.thumbTintColor = builder.context.color(node.color("thumbTintColor"))
    view.minimumValueImage = builder.context.picture(node.element["minimumValueImage"], at: node.element)
    view.maximumValueImage = builder.context.picture(node.element["maximumValueImage"], at: node.element)
  }

  private static func applyStepper(_ node: ViewNode, _ view: UIStepper, _ builder: ViewBuilder) {
    view.maximumValue = node.maximumValue
    view.minimumValue = node.minimumValue
    view.stepValue = node.stepValue
    view.value = node.value ?? 0
    view.wraps = node.element.bool("wraps") ?? false
    view.autorepeat = node.element.bool("autorepeat") ?? true
    view.isContinuous = node.isContinuous
    view.isEnabled = node.isEnabled
  }

  private static func applySegments(_ node: ViewNode, _ view: UISegmentedControl, _ builder: ViewBuilder) {
    switch node.element["segmentControlStyle"] {
    case "bar": view.segmentedControlStyle = .bar
    case "bordered": view.segmentedControlStyle = .bordered
    case "bezeled": view.segmentedControlStyle = .bezeled
    default: break
    }
    view.isMomentary = node.element.bool("momentary") ?? false
    view.apportionsSegmentWidthsByContent = node.element.bool("apportionsSegmentWidthsByContent") ?? false
    for (index, segment) in node.segments.enumerated() {
      if let image = builder.context.picture(segment.imageName, at: node.element) {
        view.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = builder.context.text(segment.title, of: node, property: "segmentTitles[\(index)]")
        view.insertSegment(withTitle: title, at: index, animated: false)
      }
      view.setEnabled(segment.isEnabled, forSegmentAt: index)
      if let width = segment.width { view.setWidth(width, forSegmentAt: index) }
    }
    view.selectedSegmentIndex = node.selectedSegmentIndex
    view.isEnabled = node.isEnabled
    view.selectedSegmentTintColor = builder.context.color(node.color("selectedSegmentTintColor"))
  }

  private static func applySearchBar(_ node: ViewNode, _ view: UISearchBar, _ builder: ViewBuilder) {
    view.text = builder.context.text(node.text, of: node, property: "text") ?? ""
    view.placeholder = builder.context.text(node.placeholder, of: node, property: "placeholder")
    view.prompt = builder.context.text(node.element["prompt"], of: node, property: "prompt")
    switch node.element["searchBarStyle"] {
    case "prominent": view.searchBarStyle = .prominent
    case "minimal": view.searchBarStyle = .minimal
    default: view.searchBarStyle = .default
    }
    if let isTranslucent = node.isTranslucent { view.isTranslucent = isTranslucent }
    view.barTintColor = builder.context.color(node.color("barTintColor"))
    view.showsCancelButton = node.element.bool("showsCancelButton") ?? false
    view.showsScopeBar = node.element.bool("showsScopeBar") ?? false
    view.scopeButtonTitles = node.element.list("scopeButtonTitles").filter { $0.name == "string" }.map(\.text)
    TextInputTraitsBuilder.apply(node.textInputTraits, to: view)
    // A search bar says search where the file says nothing, and waits for text.
    if node.textInputTraits.returnKeyType == .default { view.returnKeyType = .search }
    view.enablesReturnKeyAutomatically = true
  }
}
