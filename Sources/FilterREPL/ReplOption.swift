package import FilterLists
import FilterReports
import FilterVocabulary
import TerminalUI

/// The options of `:set`, as data for help, completion and dispatch.
enum ReplOption: String, CaseIterable, Sendable {
  case rows
  case menu
  case counts
  case ghost
  case history
  case live
  case explain
  case time
  case keys
  case `private`
  case strict
  case extras

  /// The result of looking up a name.
  enum Match: Hashable {
    case option(ReplOption)
    /// The name is a prefix of several options.
    case ambiguous([ReplOption])
    case unknown
  }

  /// Looks up an option by its name or an unambiguous prefix, in any letter case.
  static func find(_ typed: some StringProtocol) -> Match {
    let name = typed.lowercased()
    if let option = ReplOption(rawValue: name) { return .option(option) }
    let fitting = allCases.filter { $0.rawValue.hasPrefix(name) }
    return fitting.count == 1 ? .option(fitting[0]) : fitting.isEmpty ? .unknown : .ambiguous(fitting)
  }

  /// A description in one line.
  var help: String {
    switch self {
    case .rows: "how many rows to print in a pipe"
    case .menu: "show completions while typing"
    case .counts: "show how many a completion leaves"
    case .ghost: "suggest the rest of a query from the history"
    case .history: "offer queries of the history as completions"
    case .live: "show the first rows while typing"
    case .explain: "explain the query below its result"
    case .time: "show the time below the result"
    case .keys: "edit the line with the keys of emacs or vi"
    case .private: "keep queries out of the history"
    case .strict: "read queries exactly as Scryfall does"
    case .extras: "include tokens and other extras"
    }
  }

  /// The values it accepts, in words.
  var possibilities: String {
    isNumber ? "a number from 1 to \(ReplOption.maximumRows)" : values.joined(separator: " or ")
  }

  /// The values to complete.
  var values: [String] {
    switch self {
    case .rows: ["20", "50", "100"]
    case .keys: ReplOptions.Keys.allCases.map { $0.rawValue }
    default: ["on", "off"]
    }
  }

  /// The maximum value of `rows`.
  static let maximumRows = 100_000

  /// Whether it is about the reading of a list that leaves it open.
  var isOfReading: Bool { self == .strict || self == .extras }

  /// Whether it is kept for later sessions. The others change what is found, or what is kept.
  var isKept: Bool { !isOfReading && self != .private }

  private var isNumber: Bool { self == .rows }

  /// Its value, as text.
  func value(in options: ReplOptions) -> String {
    switch self {
    case .rows: "\(options.rows)"
    case .menu: ReplOption.word(options.showsMenu)
    case .counts: ReplOption.word(options.showsCounts)
    case .ghost: ReplOption.word(options.showsGhost)
    case .history: ReplOption.word(options.offersHistory)
    case .live: ReplOption.word(options.showsLiveRows)
    case .explain: ReplOption.word(options.explains)
    case .time: ReplOption.word(options.showsTime)
    case .keys: options.keys.rawValue
    case .private: ReplOption.word(options.isPrivate)
    case .strict: ReplOption.word(options.reading.rule == .strict)
    case .extras: ReplOption.word(options.reading.includesExtras)
    }
  }

  /// Sets it; false if the value is not accepted.
  func set(_ value: String, in options: inout ReplOptions) -> Bool {
    if isNumber {
      guard let number = Int(value), (1...ReplOption.maximumRows).contains(number) else { return false }
      options.rows = number
      return true
    }
    if self == .keys {
      guard let keys = ReplOptions.Keys(rawValue: value.lowercased()) else { return false }
      options.keys = keys
      return true
    }
    guard let isOn = ReplOption.isOn(value) else { return false }
    switch self {
    case .rows, .keys: break
    case .menu: options.showsMenu = isOn
    case .counts: options.showsCounts = isOn
    case .ghost: options.showsGhost = isOn
    case .history: options.offersHistory = isOn
    case .live: options.showsLiveRows = isOn
    case .explain: options.explains = isOn
    case .time: options.showsTime = isOn
    case .private: options.isPrivate = isOn
    case .strict: options.reading.rule = isOn ? .strict : .plain
    case .extras: options.reading.includesExtras = isOn
    }
    return true
  }

  private static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  private static func isOn(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "on", "yes", "true", "1": true
    case "off", "no", "false", "0": false
    default: nil
    }
  }
}

/// The options of a session, which `:set` changes.
package struct ReplOptions: Hashable, Sendable {
  /// The keys of the line editor.
  package enum Keys: String, CaseIterable, Sendable {
    case emacs
    case vi
  }

  /// The number of rows of a result that are shown in a pipe and by `filterq repl --plain`. Terminals page results.
  package var rows = 20
  /// Whether completions are offered while a query is typed.
  package var showsMenu = true
  /// Whether completions show how much they would leave.
  package var showsCounts = true
  /// Whether the rest of an earlier query is shown after the typed text.
  package var showsGhost = true
  /// Whether queries of the history are offered as completions.
  package var offersHistory = true
  /// Whether the first rows that a query finds are shown while it is typed. A terminal of few rows has no room for
  /// them.
  package var showsLiveRows = true
  /// Whether a result includes an explanation of the query.
  package var explains = true
  /// Whether a result includes its duration.
  package var showsTime = true
  package var keys = Keys.emacs
  /// Whether queries of this session are kept out of the history.
  package var isPrivate = false
  /// The reading of a list that leaves it open.
  package var reading = ListReading()
  /// The values of parameters by their names, which `--arg` gives.
  package var arguments: [String: String] = [:]

  /// The options of a new session.
  package init() {}
}
