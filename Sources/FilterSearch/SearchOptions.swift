public import FilterQueryKit
import Foundation

/// Times and limits of a ``SearchModel``.
public struct SearchOptions: Sendable {
  /// How long completion waits for a newer key; zero starts at once. Results do not wait.
  public var debounce: Duration
  /// How long a diagnostic of the term at the caret waits for a newer key.
  public var diagnosticDelay: Duration
  /// Whether a term that cannot be read or answered is left out, so that the others find something. Otherwise the query
  /// finds nothing, as everywhere else.
  public var isTolerant: Bool
  /// The maximum number of names that are completed; a list with more names has none completed. Indexing 50,000 names
  /// takes about a second of the concurrent pool.
  public var maximumNames: Int
  /// Suspends for a duration; tests pass a manual clock.
  public var sleep: CompletionSession.Sleep
  /// The present time in seconds since 1970, for the history, and for terms such as `added>-7d` of a list without a clock.
  public var now: @Sendable () -> Double

  /// The usual times and limits: 40 ms for completion, 700 ms for diagnostics, tolerant, 50,000 names, the
  /// clock of the system.
  public init(
    debounce: Duration = .milliseconds(40), diagnosticDelay: Duration = .milliseconds(700), isTolerant: Bool = true,
    maximumNames: Int = 50_000, sleep: @escaping CompletionSession.Sleep = { try await Task.sleep(for: $0) },
    now: (@Sendable () -> Double)? = nil
  ) {
    self.debounce = debounce
    self.diagnosticDelay = diagnosticDelay
    self.isTolerant = isTolerant
    self.maximumNames = maximumNames
    self.sleep = sleep
    self.now = now ?? { Date().timeIntervalSince1970 }
  }
}
