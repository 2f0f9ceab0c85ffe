import Assets
import Foundation
import Simulator
import Testing
import UIKit

/// Searches in a navigation bar and above a table.
@MainActor
@Suite(.serialized) struct SearchControllerTests {
  @MainActor
  private final class Stage: UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
    let phone: Phone
    let navigation: UINavigationController
    let table: UITableViewController
    let search: UISearchController
    let results: LoggingController?
    let log = LoggingController.Log()

    enum Place { case bar, header }

    init(
      _ device: String = "iphone-14-pro", ios version: String? = nil, in place: Place = .bar, hasResults: Bool = true,
      change: (UINavigationController) -> Void = { _ in }
    ) throws {
      var options = PhoneOptions()
      options.device = try DeviceProfile.named(device)
      if let version, let number = SystemVersion(version) { options.device = options.device.running(number) }
      let log = log
      var parts: (UINavigationController, UITableViewController, UISearchController, LoggingController?)?
      phone = try Phone(options) {
        let results = hasResults ? LoggingController("results", log) : nil
        let search = UISearchController(searchResultsController: results)
        let table = SearchTestsTable(style: .plain)
        table.title = "Names"
        switch place {
        case .bar: table.navigationItem.searchController = search
        case .header: table.tableView.tableHeaderView = search.searchBar
        }
        let navigation = UINavigationController(rootViewController: table)
        parts = (navigation, table, search, results)
        return navigation
      }
      let made = try #require(parts)
      (navigation, table, search, results) = made
      change(navigation)
      search.delegate = self
      search.searchResultsUpdater = self
      search.searchBar.delegate = self
      phone.settle()
      _ = log.take()
    }

    func updateSearchResults(for searchController: UISearchController) {
      log.lines.append("update '\(searchController.searchBar.text ?? "")'")
    }
    func presentSearchController(_ searchController: UISearchController) { log.lines.append("present") }
    func willPresentSearchController(_ searchController: UISearchController) { log.lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { log.lines.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { log.lines.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.lines.append("did dismiss") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.lines.append("begin editing") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.lines.append("cancel") }

    func tap(_ view: UIView, atRight: Bool = false) {
      let frame = view.presentedScreenFrame
      let point = CGPoint(x: atRight ? frame.maxX - 30 : frame.minX + 60, y: frame.midY)
      phone.touch(.began, at: point)
      phone.run(for: 0.05)
      phone.touch(.ended, at: point)
      phone.settle()
    }

    var bar: UINavigationBar { navigation.navigationBar }
    var field: UISearchTextField { search.searchBar.searchTextField }

    func type(_ text: String) {
      for character in text { field.insertText(String(character)) }
      phone.settle()
    }
  }

  @Test func aSearchInABarBeginsAndEndsInUIKitsOrder() throws {
    let stage = try Stage()
    #expect(stage.bar.presentedScreenFrame == CGRect(x: 0, y: 59, width: 393, height: 96))
    #expect(stage.search.searchBar.presentedScreenFrame == CGRect(x: 0, y: 103, width: 393, height: 52))
    #expect(!stage.search.isActive && !stage.search.searchBar.showsCancelButton)
    stage.tap(stage.search.searchBar)
    #expect(
      stage.log.take() == ["begin editing", "present", "will present", "update ''", "did present"])
    #expect(stage.search.isActive && stage.field.isFirstResponder && stage.search.searchBar.showsCancelButton)
    // The row has gone, the search bar stands in its place.
    #expect(stage.bar.presentedScreenFrame == CGRect(x: 0, y: 59, width: 393, height: 52))
    #expect(stage.search.searchBar.presentedScreenFrame.minY == 59)
    #expect(stage.search.view.presentedScreenFrame == CGRect(x: 0, y: 111, width: 393, height: 741))
    #expect(stage.navigation.presentedViewController === stage.search)
    #expect(stage.search.presentingViewController === stage.navigation)
    stage.type("an")
    #expect(
      stage.log.take() == [
        "results load", "results will appear", "results did appear", "update 'a'", "update 'an'",
      ])
    #expect(stage.results?.view.presentedScreenFrame.minY == 111)
    stage.tap(stage.search.searchBar, atRight: true)
    #expect(
      stage.log.take().filter { !$0.hasPrefix("results") } == ["cancel", "will dismiss", "update ''", "did dismiss"])
    #expect(!stage.search.isActive && !stage.field.isFirstResponder && stage.search.searchBar.text == "")
    #expect(stage.bar.presentedScreenFrame.height == 96 && stage.search.view.superview == nil)
    #expect(stage.navigation.presentedViewController == nil)
  }

  @Test func theBarGoesFirstWhenContentIsScrolled() throws {
    let stage = try Stage { $0.navigationBar.prefersLargeTitles = true }
    #expect(stage.bar.frame.height == 148)
    let scrollView = try #require(stage.table.tableView)
    let top = scrollView.contentOffset.y
    #expect(top == -207)
    scrollView.setContentOffset(CGPoint(x: 0, y: top + 30), animated: false)
    stage.phone.settle()
    #expect(stage.bar.frame.height == 118)
    scrollView.setContentOffset(CGPoint(x: 0, y: top + 52), animated: false)
    stage.phone.settle()
    #expect(stage.bar.frame.height == 96)
    scrollView.setContentOffset(CGPoint(x: 0, y: top + 300), animated: false)
    stage.phone.settle()
    #expect(stage.bar.frame.height == 44)
    stage.table.navigationItem.hidesSearchBarWhenScrolling = false
    stage.phone.settle()
    #expect(stage.bar.frame.height == 96)
    scrollView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    stage.phone.settle()
  }

  @Test func whatIsSearchedBecomesDarkAndATouchEndsIt() throws {
    let stage = try Stage(hasResults: false)
    stage.tap(stage.search.searchBar)
    _ = stage.log.take()
    stage.tap(stage.search.view)
    #expect(stage.log.take() == ["will dismiss", "update ''", "did dismiss"])
    stage.search.obscuresBackgroundDuringPresentation = false
    stage.tap(stage.search.searchBar)
    stage.type("x")
    // The rows can be touched.
    let row = try #require(stage.table.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
    stage.tap(row)
    #expect(stage.table.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0) && stage.search.isActive)
  }

  @Test func codeBeginsWithoutTheKeyboard() throws {
    let stage = try Stage()
    stage.search.isActive = true
    stage.phone.settle()
    #expect(stage.log.take() == ["will present", "update ''", "did present"] && !stage.field.isFirstResponder)
    stage.search.dismiss(animated: false)
    #expect(stage.log.take() == ["will dismiss", "update ''", "did dismiss"] && !stage.search.isActive)
  }

  @Test func aPushCoversTheSearchAndAPopFindsItAgain() throws {
    let stage = try Stage()
    stage.table.definesPresentationContext = true
    stage.tap(stage.search.searchBar)
    stage.type("a")
    let next = LoggingController("next", stage.log)
    stage.navigation.pushViewController(next, animated: true)
    stage.phone.settle()
    #expect(!stage.field.isFirstResponder && stage.search.view.window == nil)
    #expect(stage.bar.frame.height == 44 && next.view.safeAreaInsets.top == 103)
    stage.navigation.popViewController(animated: true)
    stage.phone.settle()
    #expect(stage.search.isActive && stage.search.view.window != nil && stage.search.searchBar.text == "a")
    #expect(stage.bar.frame.height == 52)
  }

  /// iOS 8 to 10.
  @Test func aSearchAboveATableTakesTheBarAway() throws {
    let stage = try Stage("iphone-4.7", ios: "10", in: .header)
    #expect(stage.search.searchBar.presentedScreenFrame == CGRect(x: 0, y: 64, width: 375, height: 44))
    stage.tap(stage.search.searchBar)
    #expect(stage.search.isActive && stage.bar.isHidden && !stage.navigation.isNavigationBarHidden)
    #expect(stage.search.searchBar.presentedScreenFrame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(stage.search.view.presentedScreenFrame.minY == 64)
    stage.search.obscuresBackgroundDuringPresentation = false
    // It stays where it is while the rows move.
    stage.table.tableView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    stage.phone.settle()
    #expect(stage.search.searchBar.presentedScreenFrame.minY == 20)
    stage.table.tableView.setContentOffset(CGPoint(x: 0, y: -20), animated: false)
    stage.phone.settle()
    stage.tap(stage.search.searchBar, atRight: true)
    #expect(!stage.bar.isHidden && stage.search.searchBar.presentedScreenFrame.minY == 64)
    #expect(stage.search.searchBar.superview === stage.table.tableView)
  }

  @Test func theBarStaysWhereItIsAskedTo() throws {
    let stage = try Stage { _ in }
    stage.search.hidesNavigationBarDuringPresentation = false
    stage.tap(stage.search.searchBar)
    #expect(stage.search.isActive && stage.bar.frame.height == 96)
    #expect(stage.search.view.presentedScreenFrame.minY == 155)
  }
}

/// Forty rows.
private final class SearchTestsTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
}
