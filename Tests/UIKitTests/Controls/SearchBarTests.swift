import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct SearchBarTests {
  final class Delegate: UISearchBarDelegate {
    var log: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "x"
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
  }

  private func bar(_ look: SystemTraits.Look) -> (ControlStage, UISearchBar, Delegate) {
    let stage = ControlStage(look: look)
    let bar = UISearchBar(frame: .zero)
    bar.frame = CGRect(x: 0, y: 20, width: 320, height: bar.intrinsicContentSize.height)
    let delegate = Delegate()
    bar.delegate = delegate
    stage.window.addSubview(bar)
    stage.environment.application.layoutIfNeeded()
    return (stage, bar, delegate)
  }

  @Test(arguments: [SystemTraits.Look.classic, .modern])
  func searchingTellsTheDelegate(_ look: SystemTraits.Look) {
    let (stage, bar, delegate) = bar(look)
    stage.tap(160, bar.frame.midY)
    #expect(bar.searchTextField.isFirstResponder)
    bar.searchTextField.insertText("a")
    bar.searchTextField.insertText("x")
    #expect(delegate.log == ["begin", "text a"])
    #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
    bar.searchTextField.insertText("\n")
    // The keyboard stays until the delegate sends it away.
    #expect(bar.searchTextField.isFirstResponder)
    bar.setShowsCancelButton(true, animated: true)
    stage.run(0.5)
    let width = bar.searchTextField.frame.width
    #expect(width < 280)
    stage.tap(300, bar.frame.midY)
    #expect(bar.text == "a")
    bar.resignFirstResponder()
    #expect(delegate.log == ["begin", "text a", "search", "cancel", "end"])
    bar.setShowsCancelButton(false, animated: false)
    stage.environment.application.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width > width)
  }

  @Test func scopesMakeTheBarHigher() {
    let (stage, bar, delegate) = bar(.classic)
    bar.scopeButtonTitles = ["All", "Mine"]
    #expect(bar.intrinsicContentSize.height == 44)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 88)
    bar.sizeToFit()
    stage.environment.application.layoutIfNeeded()
    #expect(bar.frame.height == 88)
    stage.tap(250, 20 + 66)
    #expect(delegate.log == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
    bar.prompt = "Where?"
    #expect(bar.intrinsicContentSize.height == 119)
  }
}
