import FilterSQL

/// Reads a condition of a statement as what it means.
struct ConditionReader {
  typealias Value = PlainEngine.Value
  typealias Expression = PlainEngine.Expression

  private var tokens: [String] = []
  private var index = 0
  private let parameters: [SQLValue]
  private let tables: [String: [PlainEngine.Row]]

  init(_ text: String, _ parameters: [SQLValue], _ tables: [String: [PlainEngine.Row]]) {
    self.parameters = parameters
    self.tables = tables
    // A literal keeps its opening quote.
    let pattern =
      /'(?:[^']|'')*'|[A-Za-z_][A-Za-z_0-9]*(?:\.(?:[A-Za-z_0-9]+|"[^"]*"|`[^`]*`))*|[?$]?[0-9]+|\|\||->|<>|<=|>=|::|[^ ]/
    // A name loses its quotes.
    tokens = text.matches(of: pattern).map { match in
      match.0.hasPrefix("'") ? String(match.0) : String(match.0.filter { $0 != "\"" && $0 != "`" })
    }
  }

  private var next: String { index < tokens.count ? tokens[index] : "" }

  private mutating func take(_ token: String) -> Bool {
    if next != token { return false }
    index += 1
    return true
  }

  private mutating func expect(_ tokens: String...) throws {
    for token in tokens where !take(token) {
      throw PlainEngine.Problem(description: "'\(next)' where '\(token)' was expected")
    }
  }

  private mutating func word() -> String {
    index += 1
    return tokens.indices.contains(index - 1) ? tokens[index - 1] : ""
  }

  /// The whole text.
  mutating func condition() throws -> Expression {
    let result = try alternatives()
    if index < tokens.count { throw PlainEngine.Problem(description: "'\(next)' at the end") }
    return result
  }

  // MARK: conditions

  private mutating func alternatives() throws -> Expression {
    var result = try conjunction()
    while take("OR") {
      let (left, right) = (result, try conjunction())
      result = { rows in
        let (one, other) = (try left(rows).isTrue, try right(rows).isTrue)
        return Value(one == true || other == true ? true : one == nil || other == nil ? nil : false)
      }
    }
    return result
  }

  private mutating func conjunction() throws -> Expression {
    var result = try negation()
    while take("AND") {
      let (left, right) = (result, try negation())
      result = { rows in
        let (one, other) = (try left(rows).isTrue, try right(rows).isTrue)
        return Value(
          one == false || other == false ? false : one == nil || other == nil ? nil : true)
      }
    }
    return result
  }

  private mutating func negation() throws -> Expression {
    if !take("NOT") { return try comparison() }
    let operand = try negation()
    return { rows in Value(try operand(rows).isTrue.map { !$0 }) }
  }

  private mutating func comparison() throws -> Expression {
    let left = try remainder()
    if take("IS") {
      let isPresent = take("NOT")
      try expect("NULL")
      return { rows in .truth((try left(rows) == .null) != isPresent) }
    }
    if take("NOT") {
      let found = try range(of: left)
      return { rows in Value(try found(rows).isTrue.map { !$0 }) }
    }
    if next == "BETWEEN" || next == "IN" { return try range(of: left) }
    guard ["=", "<>", "<", "<=", ">", ">="].contains(next) else { return left }
    let sign = word()
    let right = try remainder()
    return { rows in
      let (one, other) = (try left(rows), try right(rows))
      if one == .null || other == .null { return .null }
      if sign == "=" || sign == "<>" { return .truth((one == other) == (sign == "=")) }
      if let one = one.bytes, let other = other.bytes {
        let isLess = one.lexicographicallyPrecedes(other)
        return .truth(sign.hasSuffix("=") && one == other || one != other && isLess == sign.hasPrefix("<"))
      }
      guard let one = one.number, let other = other.number else {
        throw PlainEngine.Problem(description: "\(sign) of a number and a text")
      }
      return .truth(
        sign == "<"
          ? one < other : sign == "<=" ? one <= other : sign == ">" ? one > other : one >= other)
    }
  }

  /// `BETWEEN 1 AND 2`, or `IN (…)`.
  private mutating func range(of left: @escaping Expression) throws -> Expression {
    if take("IN") { return try membership(of: left) }
    try expect("BETWEEN")
    let first = try remainder()
    try expect("AND")
    let last = try remainder()
    return { rows in
      guard let number = try left(rows).number else { return .null }
      guard let low = try first(rows).number, let high = try last(rows).number else { return .null }
      return .truth(number >= low && number <= high)
    }
  }

  private mutating func membership(of left: @escaping Expression) throws -> Expression {
    try expect("(")
    let choices: ([String: PlainEngine.Row]) throws -> [Value]
    if next == "SELECT" {
      choices = try selection()
    } else {
      let all = try list(until: ")")
      choices = { rows in try all.map { try $0(rows) } }
    }
    try expect(")")
    return { rows in
      let value = try left(rows)
      return value == .null ? .null : .truth(try choices(rows).contains(value))
    }
  }

  /// `SELECT v.item FROM fq_variants v WHERE …`
  private mutating func selection() throws -> ([String: PlainEngine.Row]) throws -> [Value] {
    try expect("SELECT")
    let column = try primary()
    try expect("FROM")
    let (table, name) = (word(), word())
    try expect("WHERE")
    let condition = try alternatives()
    let all = tables[table] ?? []
    return { rows in
      try all.compactMap { row in
        let rows = rows.merging([name: row]) { _, inner in inner }
        return try condition(rows) == .truth(true) ? try column(rows) : nil
      }
    }
  }

  // MARK: values

  private mutating func remainder() throws -> Expression {
    let left = try primary()
    if !take("%") { return left }
    let right = try primary()
    return { rows in
      guard let one = try left(rows).number, let other = try right(rows).number else {
        return .null
      }
      return .integer(one % other)
    }
  }

  private mutating func list(until end: String) throws -> [Expression] {
    var all: [Expression] = []
    while next != end {
      all.append(try alternatives())
      if !take(",") { break }
    }
    return all
  }

  private mutating func primary() throws -> Expression {
    let token = word()
    switch token {
    case "(":
      let inner = try alternatives()
      try expect(")")
      return inner
    case "-":
      let number = Int64("-" + word()) ?? 0
      return { _ in .integer(number) }
    case "[":
      let words = try list(until: "]")
      try expect("]")
      return { rows in .words(try words.compactMap { try $0(rows).bytes }) }
    case "ARRAY": return try primary()
    case "FALSE": return { _ in .truth(false) }
    case "EXISTS":
      try expect("(")
      let found = try selection()
      try expect(")")
      return { rows in .truth(try !found(rows).isEmpty) }
    case "x", "X":
      let digits = word().dropFirst().dropLast()
      let bytes = SQLDialect.bytes(hexadecimal: Array(digits.utf8))
      return { _ in bytes.map { .text($0) } ?? .null }
    default: break
    }
    if token.hasPrefix("'") {
      let text = String(token.dropFirst().dropLast()).replacing("''", with: "'")
      if take("::") { index += 1 }
      return { _ in .text(Array(text.utf8)) }
    }
    if let number = Int64(token) { return { _ in .integer(number) } }
    if token.hasPrefix("?") || token.hasPrefix("$"), let number = Int(token.dropFirst()) {
      let value = Value(parameters[number - 1])
      return { _ in value }
    }
    if take("(") { return try call(token) }
    // A name alone is of a word of an array.
    let parts = (token == "w" ? "w.value" : token).split(separator: ".").map { String($0) }
    guard parts.count == 2 else { throw PlainEngine.Problem(description: "'\(token)'") }
    return { rows in
      guard let row = rows[parts[0]] else {
        throw PlainEngine.Problem(description: "no row '\(token)'")
      }
      guard let value = row[parts[1]] else {
        throw PlainEngine.Problem(description: "no column '\(token)'")
      }
      return value
    }
  }

  /// A function after its opening parenthesis.
  private mutating func call(_ name: String) throws -> Expression {
    if ["exists", "any_match", "arrayExists"].contains(name) {
      return try search(isFirst: name == "arrayExists") { $0.contains(true) ? true : $0.contains(nil) ? nil : false }
    }
    if ["forall", "all_match", "arrayAll"].contains(name) {
      return try search(isFirst: name == "arrayAll") { $0.contains(false) ? false : $0.contains(nil) ? nil : true }
    }
    var operands = [try remainderOrCondition(isPosition: name == "position")]
    while take(",") || take("IN") { operands.append(try alternatives()) }
    if take("AS") { index += 1 }
    try expect(")")
    let isReversed = name == "position" && dialectPutsNeedleFirst
    return { rows in
      let values = try operands.map { try $0(rows) }
      switch (name, values.first ?? .null, values.dropFirst().first ?? .null) {
      case ("COALESCE", let one, let other): return one == .null ? other : one
      case ("CAST", let one, _), ("decode", let one, _), ("from_utf8", let one, _): return one
      case ("unhex", .text(let digits), _):
        return .text(SQLDialect.bytes(hexadecimal: digits) ?? [])
      case ("convert_from", .text(let digits), _):
        return .text(SQLDialect.bytes(hexadecimal: digits.dropFirst(2)) ?? [])
      case ("array", _, _): return .words(values.compactMap { $0.bytes })
      case ("arrays_overlap", .words(let one), .words(let other)),
        ("hasAny", .words(let one), .words(let other)):
        return .truth(one.contains { other.contains($0) })
      case ("contains", .text(let text), .text(let needle)):
        return .truth(place(of: needle, in: text) > 0)
      case ("instr", .text(let text), .text(let needle)),
        ("strpos", .text(let text), .text(let needle)):
        return .integer(place(of: needle, in: text))
      case ("position", .text(let one), .text(let other)):
        return .integer(isReversed ? place(of: one, in: other) : place(of: other, in: one))
      case ("contains", _, _), ("instr", _, _), ("strpos", _, _), ("position", _, _): return .null
      default: throw PlainEngine.Problem(description: "function '\(name)'")
      }
    }
  }

  /// Whether the last operand was read after `IN`: `position(needle IN text)`.
  private var dialectPutsNeedleFirst: Bool { usedIn }
  private var usedIn = false

  private mutating func remainderOrCondition(isPosition: Bool) throws -> Expression {
    if !isPosition { return try alternatives() }
    let first = try primary()
    usedIn = next == "IN"
    return first
  }

  /// Whether some or all elements of an array satisfy a condition.
  private mutating func search(isFirst: Bool, _ joined: @escaping ([Bool?]) -> Bool?) throws -> Expression {
    var array: Expression = { _ in .null }
    if !isFirst {
      array = try primary()
      try expect(",")
    }
    let name = word()
    try expect("->")
    let condition = try alternatives()
    if isFirst {
      try expect(",")
      array = try primary()
    }
    try expect(")")
    let found = array
    return { rows in
      let all: [PlainEngine.Row]
      switch try found(rows) {
      case .rows(let elements): all = elements
      case .words(let words): all = words.map { ["value": .text($0)] }
      default: return .null
      }
      let truths = try all.map {
        try condition(rows.merging([name: $0]) { _, inner in inner }).isTrue
      }
      return Value(joined(truths))
    }
  }
}

/// The place of a needle from 1; 0 if it does not occur.
private func place(of needle: [UInt8], in text: [UInt8]) -> Int64 {
  if needle.count > text.count { return 0 }
  let found = (0...text.count - needle.count).first {
    Array(text[$0..<$0 + needle.count]) == needle
  }
  return Int64((found ?? -1) + 1)
}
