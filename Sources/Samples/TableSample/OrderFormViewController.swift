import Foundation
import UIKit

/// A form in a table. The controller does nothing about the keyboard: a table controller makes room by itself.
final class OrderFormViewController: UITableViewController, UITextFieldDelegate {
  private static let deliveries = ["Today", "Tomorrow", "Within three days", "When it is ready"]
  private var delivery = 1
  private var texts: [OrderFormField: String] = [:]

  /// The form, in groups.
  convenience init() { self.init(style: .grouped) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    tableView.register(OrderFormCell.self, forCellReuseIdentifier: OrderFormCell.identifier)
    tableView.accessibilityIdentifier = "form"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch section {
    case 0: 1
    case 1: Self.deliveries.count
    default: OrderFormField.allCases.count
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Article", "Delivery", "Address"][section]
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 1 ? "Orders until noon arrive on the same day." : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.section {
    case 0: return article(tableView)
    case 1: return delivery(tableView, indexPath.row)
    default: return field(tableView, indexPath)
    }
  }

  private func article(_ tableView: UITableView) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "article")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "article")
    cell.textLabel?.text = "Keyboard"
    cell.detailTextLabel?.text = "1 piece, \(Self.deliveries[delivery].lowercased())"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  private func delivery(_ tableView: UITableView, _ row: Int) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "delivery")
      ?? UITableViewCell(style: .default, reuseIdentifier: "delivery")
    cell.textLabel?.text = Self.deliveries[row]
    cell.accessoryType = row == delivery ? .checkmark : .none
    return cell
  }

  private func field(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: OrderFormCell.identifier, for: indexPath)
    let kind = OrderFormField.allCases[indexPath.row]
    cell.textLabel?.text = kind.rawValue
    if let field = (cell as? OrderFormCell)?.field {
      field.text = texts[kind]
      field.placeholder = kind.rawValue
      field.accessibilityIdentifier = kind.rawValue
      field.keyboardType = kind == .telephone ? .phonePad : kind == .mail ? .emailAddress : .default
      field.tag = indexPath.row
      field.delegate = self
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 1, indexPath.row != delivery else { return }
    tableView.cellForRow(at: IndexPath(row: delivery, section: 1))?.accessoryType = .none
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    delivery = indexPath.row
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    texts[OrderFormField.allCases[textField.tag]] = textField.text
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
