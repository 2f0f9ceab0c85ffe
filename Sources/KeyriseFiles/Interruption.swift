import CInterruption

/// What happens when a signal (Ctrl+C, a request to end) comes while files are written.
public enum Interruption {
  /// From now on such a signal removes half-written files before it ends the process. For a command to call at its
  /// start; a library leaves signals alone.
  public static func install() { interruption_install() }

  /// From now on the first signal is only noted, so that a command can write what it has; a second one ends it at once.
  public static func note() { interruption_note() }

  /// Whether such a signal has come.
  public static var isNoted: Bool { interruption_noted() != 0 }

  /// Ends the program as the signal that was noted would have; returns when none was.
  public static func end() { interruption_end() }
}

/// A child process that must not outlive this one when a signal ends it.
public struct InterruptibleChild: Sendable {
  private let slot: Int32

  /// From now on a signal ends the child too.
  public init(process identifier: Int32) { slot = interruption_add_child(identifier) }

  /// The child has ended.
  public func ended() { interruption_remove_child(slot) }
}
