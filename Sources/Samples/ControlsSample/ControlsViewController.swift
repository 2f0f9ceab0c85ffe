import Foundation
import UIKit

/// Every control in one scrolling form, with a text view that stays above the keyboard.
final class ControlsViewController: UIViewController {
  private let scrollView = UIScrollView(frame: .zero)
  private let form = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
  private let valueLabel = UILabel(frame: .zero)
  private let notes = UITextView(frame: .zero)
  private let searchBar = UISearchBar(frame: .zero)
  private var overlap: KeyboardOverlap?
  private var top: CGFloat = 0

  private let width: CGFloat = 280
  private let margin: CGFloat = 20

  override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    form.autoresizingMask = .flexibleWidth
    scrollView.addSubview(form)
    searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: searchBar.intrinsicContentSize.height)
    searchBar.autoresizingMask = .flexibleWidth
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    form.addSubview(searchBar)
    top = searchBar.frame.maxY + 12
    addSwitches()
    addNumbers()
    addChoices()
    addNotes()
    addProgress()
    addWheels()
    addGlass()
    overlap = KeyboardOverlap(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    form.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top)
    scrollView.contentSize = form.bounds.size
  }

  private func place(_ control: UIView, x: CGFloat? = nil, width: CGFloat? = nil) {
    control.sizeToFit()
    var frame = control.frame
    frame.origin = CGPoint(x: x ?? margin, y: top)
    if let width {
      frame.size.width = width
      control.autoresizingMask = .flexibleWidth
    }
    control.frame = frame
    form.addSubview(control)
  }

  private func addSwitches() {
    let on = UISwitch(frame: .zero)
    on.isOn = true
    place(on)
    let off = UISwitch(frame: .zero)
    place(off, x: margin + 100)
    let disabled = UISwitch(frame: .zero)
    disabled.isOn = true
    disabled.isEnabled = false
    place(disabled, x: margin + 200)
    for (control, name) in [(on, "first"), (off, "second")] {
      control.accessibilityIdentifier = "\(name)Switch"
      control.addTarget(
        self, action: { [weak self] in self?.show(($0 as? UISwitch)?.isOn == true ? "on" : "off") }, for: .valueChanged)
    }
    top += 44
  }

  private func addNumbers() {
    let slider = UISlider(frame: .zero)
    slider.value = 0.4
    slider.accessibilityIdentifier = "slider"
    slider.addTarget(
      self,
      action: { [weak self] in
        let percent = (($0 as? UISlider)?.value ?? 0) * 100
        self?.show("\(Int(percent.rounded())) %")
      }, for: .valueChanged)
    place(slider, width: width)
    top += 44
    let stepper = UIStepper(frame: .zero)
    stepper.accessibilityIdentifier = "stepper"
    stepper.addTarget(
      self, action: { [weak self] in self?.show("\(Int(($0 as? UIStepper)?.value ?? 0))") }, for: .valueChanged)
    place(stepper)
    valueLabel.frame = CGRect(x: margin + 114, y: top, width: width - 114, height: 29)
    valueLabel.accessibilityIdentifier = "value"
    valueLabel.text = "0"
    form.addSubview(valueLabel)
    top += 44
  }

  private func addChoices() {
    for style in [UISegmentedControl.Style.plain, .bar] {
      let choice = UISegmentedControl(items: ["Day", "Week", "Month"])
      choice.segmentedControlStyle = style
      choice.selectedSegmentIndex = 1
      choice.addTarget(
        self,
        action: { [weak self, weak choice] _ in
          guard let choice else { return }
          self?.show(choice.titleForSegment(at: choice.selectedSegmentIndex) ?? "none")
        }, for: .valueChanged)
      place(choice, width: width)
      choice.accessibilityIdentifier = style == .plain ? "choice" : "barChoice"
      top = choice.frame.maxY + 12
    }
  }

  private func addNotes() {
    notes.frame = CGRect(x: margin, y: top, width: width, height: 110)
    notes.font = .systemFont(ofSize: 14)
    notes.text = "Notes of several lines.\nTap here to type; return makes a new line."
    notes.layer.borderWidth = 1
    notes.layer.borderColor = UIColor(white: 0.75, alpha: 1).cgColor
    notes.layer.cornerRadius = 6
    notes.accessibilityIdentifier = "notes"
    notes.autoresizingMask = .flexibleWidth
    form.addSubview(notes)
    top += 122
  }

  private func addProgress() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.6
    place(bar, width: width)
    top += 20
    let small = UIActivityIndicatorView(style: .gray)
    small.startAnimating()
    place(small)
    let large = UIActivityIndicatorView(style: .large)
    large.startAnimating()
    place(large, x: margin + 40)
    let pages = UIPageControl(frame: .zero)
    pages.numberOfPages = 5
    pages.currentPage = 1
    pages.pageIndicatorTintColor = UIColor(white: 0.75, alpha: 1)
    pages.currentPageIndicatorTintColor = UIColor(white: 0.35, alpha: 1)
    pages.addTarget(
      self, action: { [weak self] in self?.show("page \((($0 as? UIPageControl)?.currentPage ?? 0) + 1)") },
      for: .valueChanged)
    place(pages, x: margin + 120)
    top += 50
  }

  private func addWheels() {
    let picker = UIPickerView(frame: CGRect(x: 0, y: top, width: 320, height: 216))
    picker.autoresizingMask = .flexibleWidth
    picker.accessibilityIdentifier = "picker"
    picker.dataSource = self
    picker.delegate = self
    form.addSubview(picker)
    picker.selectRow(2, inComponent: 0, animated: false)
    top += 228
    let dates = UIDatePicker(frame: CGRect(x: 0, y: top, width: 320, height: 216))
    dates.autoresizingMask = .flexibleWidth
    dates.datePickerMode = .date
    form.addSubview(dates)
    top += 228
  }

  private func addGlass() {
    let ground = UIView(frame: CGRect(x: margin, y: top, width: width, height: 120))
    ground.autoresizingMask = .flexibleWidth
    ground.clipsToBounds = true
    for (index, color) in [UIColor.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue].enumerated() {
      let stripe = UIView(frame: CGRect(x: CGFloat(index) * 56, y: 0, width: 56, height: 120))
      stripe.backgroundColor = color
      ground.addSubview(stripe)
    }
    for (index, style) in [UIBlurEffect.Style.light, .dark].enumerated() {
      let glass = UIVisualEffectView(effect: UIBlurEffect(style: style))
      glass.frame = CGRect(x: 20 + CGFloat(index) * 130, y: 20, width: 110, height: 80)
      glass.layer.cornerRadius = 12
      glass.clipsToBounds = true
      let label = UILabel(frame: glass.bounds)
      label.text = index == 0 ? "light" : "dark"
      label.textColor = index == 0 ? .black : .white
      label.textAlignment = .center
      glass.contentView.addSubview(label)
      ground.addSubview(glass)
    }
    form.addSubview(ground)
    top += 140
  }

  private func show(_ value: String) { valueLabel.text = value }
}

extension ControlsViewController: UISearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: true) }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { show(searchText) }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = ""
    searchBar.resignFirstResponder()
    searchBar.setShowsCancelButton(false, animated: true)
  }
}

extension ControlsViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  private static let cities = ["Amsterdam", "Berlin", "Cairo", "Dublin", "Edinburgh", "Florence", "Geneva", "Helsinki"]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.cities.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    Self.cities[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    show(Self.cities[row])
  }
}
