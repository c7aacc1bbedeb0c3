import LanguageServerProtocol
import Synchronization

/// Whether an answer is still wanted.
final class CancellationToken: Sendable {
  /// Why it is not.
  enum Reason: UInt8, Sendable {
    /// The client said so.
    case cancelled = 1
    /// The document was edited.
    case outdated = 2
  }

  private let state = Atomic<UInt8>(0)

  /// Says that the answer is not wanted; the first reason counts.
  func cancel(_ reason: Reason) {
    _ = state.compareExchange(expected: 0, desired: reason.rawValue, ordering: .acquiringAndReleasing)
  }

  /// Why the answer is not wanted; nil where it is.
  var reason: Reason? { Reason(rawValue: state.load(ordering: .acquiring)) }
}
