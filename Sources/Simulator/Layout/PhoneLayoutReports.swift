import UIKit

extension Phone {
  /// What UIKit logged about constraints so far: contradictions and how they were broken, constraints that could not be
  /// activated.
  public var layoutReports: [String] { environment.layoutReports }

  /// The views whose constraints leave something open, one line each.
  public var ambiguityReports: [String] {
    makeCurrent()
    environment.application.layoutIfNeeded()
    return LayoutAmbiguity.reports(in: environment.application.windows)
  }

  /// Called with every report of contradicting constraints, as it is made.
  public var onLayoutReport: ((String) -> Void)? {
    get { environment.onLayoutReport }
    set { environment.onLayoutReport = newValue }
  }
}
