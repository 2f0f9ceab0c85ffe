import Foundation
import UIKit

/// One thing that a strategy does: it looks at the situation and notes and makes changes.
///
/// A step is taken again whenever something changed, so it works out what it wants from the state without its own
/// changes, which `Adjustments` remembers. Taken twice in the same situation, it does nothing the second time.
@MainActor
public struct AvoidanceStep {
  let take: (AvoidanceSituation, Adjustments) -> Void
}
