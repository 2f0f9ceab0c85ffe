import InterfaceBuilder
import UIKit

/// The samples by name.
@MainActor
public enum SampleCatalog {
  /// A sample: its name, what it shows, and how its first screen is made.
  public struct Sample {
    /// The name on the command line.
    public var name: String
    /// One line for people.
    public var summary: String
    /// The iOS that the sample is built for; that of the phone when nil.
    public var sdkVersion: String? = SampleCatalog.sdkVersion
    /// Makes the root controller.
    public var make: @MainActor () -> UIViewController
  }

  /// The iOS that the tutorial's samples are built for.
  public nonisolated static let sdkVersion = "5.1"

  /// All samples.
  public static let all: [Sample] = [
    Sample(
      name: "tab-sample", summary: "TabScrollViewSample (2012) as published, flaws included",
      make: { TabSampleScreen.tabs(first: FirstViewController()) }),
    Sample(
      name: "tab-sample-fixed", summary: "the same with the overlap rule and the focused field",
      make: { TabSampleScreen.tabs(first: FixedFirstViewController()) }),
    Sample(
      name: "scroll-sample", summary: "ScrollViewSample (2012) as published, flaw included", make: { ViewController() }),
    Sample(
      name: "scroll-sample-fixed", summary: "the same with the overlap rule and the focused field",
      make: { FixedViewController() }),
    Sample(
      name: "table-sample", summary: "a form in a table: rows to choose, ten text fields, the last one far down",
      sdkVersion: nil,
      make: { OrderFormViewController() }),
    Sample(
      name: "navigation-sample", summary: "a list and a form in a navigation controller", sdkVersion: nil,
      make: { NavigationSampleScreen.make() }),
    Sample(
      name: "controls-sample", summary: "every control in one form, with a search bar and a text view", sdkVersion: nil,
      make: { ControlsViewController() }),
  ]

  /// The sample of that name; nil when there is none.
  public static func named(_ name: String) -> Sample? { all.first { $0.name == name } }

  /// Makes the samples' pictures known, for files that name them.
  public static func registerImages() { TabIcons.register() }
}
