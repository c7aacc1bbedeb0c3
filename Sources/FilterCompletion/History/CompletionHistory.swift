/// Queries somebody used before, and those they pinned.
///
/// ```swift
/// let history = CompletionHistory.empty.recording(use: "t:elf c:g", at: seconds, vocabulary: .scryfall)
/// history.matches(for: "t:e", excluding: nil, at: seconds).first?.text   // "t:elf c:g"
/// ```
///
/// Queries are told apart by meaning: `t:elf c:g` and `c:g type:elf` are one entry, and the newest spelling is shown.
/// How much an entry counts is its frecency: the sum of its uses, each halved with every half-life that has gone by. It
/// is a value; each change answers a new one with its index prepared, which takes time in the number of entries.
///
/// Times are seconds since 1970 and always come from the caller.
public struct CompletionHistory: Sendable {
  /// Seven days in seconds: what was searched last week counts half of what is searched today.
  public static let defaultHalfLife = 7 * 86_400.0
  /// How many entries are kept unless somebody says otherwise.
  public static let defaultLimit = 500
  /// No history.
  public static let empty = CompletionHistory()

  let ledger: HistoryLedger
  let index: HistoryIndex

  /// Makes an empty history.
  public init() {
    self.init(entries: [])
  }

  /// Makes a history of what a store kept.
  ///
  /// Entries of one key become one; those whose text is empty or whose numbers make no sense (a weight that is not
  /// positive, anything not finite) are left out, and of more than `limit` the least frecent are. Keys belong to a
  /// vocabulary and to a version of this library: after either changed, ask for ``rekeyed(in:)``.
  ///
  /// - Parameters:
  ///   - pins: In their order; of two with one key the second says the spelling, the first the place.
  ///   - halfLife: In seconds. One that is not positive or not finite counts as the default.
  ///   - limit: How many entries are kept, pins not counted. A negative one counts as 0.
  public init(
    entries: [Entry], pins: [Pin] = [], halfLife: Double = defaultHalfLife, limit: Int = defaultLimit
  ) {
    let isSensible = halfLife > 0 && halfLife.isFinite
    var ledger = HistoryLedger(
      decay: Decay(halfLife: isSensible ? halfLife : Self.defaultHalfLife), limit: max(0, limit))
    ledger.add(entries)
    for pin in pins { ledger.pin(pin) }
    self.init(ledger)
  }

  private init(_ ledger: HistoryLedger) {
    var settled = ledger
    settled.settle()
    self.ledger = settled
    index = HistoryIndex(settled)
  }

  /// The entries, the most frecent first. That order is the same at any time, since all entries fade alike.
  public var entries: [Entry] { ledger.entries }
  /// The pins, in the order they were pinned.
  public var pins: [Pin] { ledger.pins }
  /// Whether there is neither.
  public var isEmpty: Bool { ledger.entries.isEmpty && ledger.pins.isEmpty }
  /// After how many seconds a use counts half.
  public var halfLife: Double { ledger.decay.halfLife }
  /// How many entries are kept.
  public var limit: Int { ledger.limit }

  /// This history after a change of its rows.
  func changing(_ change: (inout HistoryLedger) -> Void) -> CompletionHistory {
    var ledger = ledger
    change(&ledger)
    return CompletionHistory(ledger)
  }
}

extension CompletionHistory: Hashable {
  /// Whether two histories hold the same rows and forget alike.
  public static func == (left: CompletionHistory, right: CompletionHistory) -> Bool { left.ledger == right.ledger }

  /// Hashes the rows.
  public func hash(into hasher: inout Hasher) { hasher.combine(ledger) }
}
