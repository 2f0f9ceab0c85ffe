import Foundation

/// The list of the screens that have no place in a tab bar. Its Edit button, by which a person gives the tabs another
/// order, is not built.
final class MoreListController: UITableViewController {
  private static let cellName = "tab"

  /// The screens of the list.
  var controllers: [UIViewController] = [] {
    didSet {
      for old in oldValue where old.tabBarItem?.list === self { old.tabBarItem?.list = nil }
      for controller in controllers { controller.tabBarItem?.list = self }
      (viewIfLoaded as? UITableView)?.reloadData()
    }
  }
  /// A person chose a screen.
  var onChoose: ((UIViewController) -> Void)?

  init() {
    super.init(style: .plain)
    let item = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    title = item.title
    tabBarItem = item
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView?.register(MoreListCell.self, forCellReuseIdentifier: Self.cellName)
    tableView?.rowHeight = 44
  }

  func itemDidChange(_ item: UITabBarItem) {
    guard let row = controllers.firstIndex(where: { $0.tabBarItem === item }), let table = viewIfLoaded as? UITableView,
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? MoreListCell
    else { return }
    cell.show(item)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellName, for: indexPath)
    if let cell = cell as? MoreListCell, controllers.indices.contains(indexPath.row),
      let item = controllers[indexPath.row].tabBarItem
    {
      cell.show(item)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard controllers.indices.contains(indexPath.row) else { return }
    onChoose?(controllers[indexPath.row])
  }
}
