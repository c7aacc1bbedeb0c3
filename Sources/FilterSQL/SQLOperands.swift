import FilterRegex

/// Conditions of every dialect.
enum SQLText {
  static let holds = "1 = 1"
  static let fails = "1 = 0"

  static func all(_ conditions: [String]) -> String {
    let wanted = conditions.filter { $0 != holds }
    if wanted.contains(fails) { return fails }
    return wanted.isEmpty ? holds : wanted.joined(separator: " AND ")
  }

  static func any(_ conditions: [String]) -> String {
    if conditions.contains(holds) { return holds }
    let wanted = conditions.filter { $0 != fails }
    if wanted.isEmpty { return fails }
    return wanted.count == 1 ? wanted[0] : "(" + wanted.joined(separator: " OR ") + ")"
  }
}

/// The values of a statement: parameters, or literals where a client takes text only.
///
/// A parameter gets its number when the whole text is known, since not every condition becomes a part of it.
struct SQLOperands {
  let dialect: SQLDialect
  private var values: [SQLValue] = []
  private var places: [SQLValue: Int] = [:]
  private(set) var patterns: [String: CompiledRegex] = [:]
  /// The mark around the place of a parameter; no name and no literal has it.
  private static let mark = UInt8(0)

  init(_ dialect: SQLDialect) { self.dialect = dialect }

  /// Writes a value as a parameter or a literal.
  mutating func write(_ value: SQLValue) -> String {
    if dialect.parameters == .none { return dialect.literal(value) }
    let place = places[value] ?? values.count
    if place == values.count {
      values.append(value)
      places[value] = place
    }
    return "\u{0}\(place)\u{0}"
  }

  /// The text with the numbers of its parameters, which begin with `first`, and their values.
  func numbered(_ text: String, first: Int = 1) -> (text: String, parameters: [SQLValue]) {
    let (texts, parameters) = numbered([text], first: first)
    return (texts[0], parameters)
  }

  /// Parts of one text with the numbers of its parameters, and their values.
  func numbered(_ texts: [String], first: Int = 1) -> (texts: [String], parameters: [SQLValue]) {
    let mark: String
    switch dialect.parameters {
    case .none: return (texts, [])
    case .plain: mark = "?"
    case .numbered(let sign): mark = sign
    }
    var parameters: [SQLValue] = []
    var numbers: [Int: Int] = [:]
    let results = texts.map { text in
      var result = ""
      for (index, piece) in text.utf8.split(separator: Self.mark, omittingEmptySubsequences: false).enumerated() {
        let piece = String(Substring(piece))
        guard index % 2 == 1, let place = Int(piece) else {
          result += piece
          continue
        }
        if numbers[place] == nil || dialect.parameters == .plain {
          parameters.append(values[place])
          numbers[place] = parameters.count + max(1, first) - 1
        }
        result += dialect.parameters == .plain ? mark : "\(mark)\(numbers[place] ?? 0)"
      }
      return result
    }
    return (results, parameters)
  }

  /// Writes a folded text as it is stored.
  mutating func write(_ folded: [UInt8]) -> String { write(SQLOperands.value(folded)) }

  /// A folded text as it is stored.
  static func value(_ folded: [UInt8]) -> SQLValue {
    .text(String(decoding: StoredText.encoded(folded), as: UTF8.self))
  }

  mutating func write(_ regex: CompiledRegex, _ text: String) -> String {
    patterns[text] = regex
    return write(.text(text))
  }
}
