import Foundation
import InterfaceBuilder
import UIKit

/// Names as buttons; each leads to the form that changes it.
final class NamesViewController: UIViewController {
  @Outlet var firstButton: UIButton!
  @Outlet var secondButton: UIButton!

  private var names = ["Ichiro", "Hanako"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
    view.backgroundColor = .systemBackground
    firstButton = button(at: 0)
    secondButton = button(at: 1)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self) { [weak self] _ in
      self?.names = ["Ichiro", "Hanako"]
      self?.showNames()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showNames()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Below the bar, whether the view begins there or goes on beneath it.
    let top = view.safeAreaInsets.top + 20
    for (index, button) in [firstButton, secondButton].enumerated() {
      button?.frame = CGRect(x: 20, y: top + CGFloat(index) * 57, width: view.bounds.width - 40, height: 37)
    }
  }

  private func button(at index: Int) -> UIButton {
    let button = UIButton(type: .system)
    button.addTarget(self, action: { [weak self] _ in self?.edit(index) }, for: .touchUpInside)
    view.addSubview(button)
    return button
  }

  private func showNames() {
    firstButton?.setTitle(names[0], for: .normal)
    secondButton?.setTitle(names[1], for: .normal)
  }

  private func edit(_ index: Int) {
    let form = NameFormViewController(name: names[index]) { [weak self] in self?.names[index] = $0 }
    navigationController?.pushViewController(form, animated: true)
  }
}
