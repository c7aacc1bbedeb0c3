import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// The conditions of a text that is written for a program, in the syntax of lists: `df[df.hwy > 20]`, `$[?(@.hwy>20)]`,
/// `.[] | select(.hwy > 20)`, `class.startswith("su")`, `isnull(model)`.
struct ProgramText {
  private let vocabulary: Vocabulary
  private var bytes: [UInt8]

  /// The conditions within a text; nil for one that is not written so. Linear.
  static func conditions(in text: String, _ vocabulary: Vocabulary) -> String? {
    let bytes = Array(text.utf8)
    guard vocabulary.isOfLists, isCandidate(bytes) else { return nil }
    var program = ProgramText(vocabulary: vocabulary, bytes: bytes)
    program.unwrap()
    program.replaceNames()
    let found = String(decoding: program.bytes, as: UTF8.self)
    return found == text ? nil : found
  }

  /// Whether a text may be one: it has a call, a subscript or a name with a sign of its own.
  static func isCandidate(_ bytes: [UInt8]) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "`"): return true
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "?"), UInt8(ascii: "."):
        if previous == 0 || isOfName(previous) || "[]".utf8.contains(previous) { return true }
      default: break
      }
      previous = byte
    }
    return false
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  // MARK: Around the conditions

  /// Removes what stands around the conditions, a few times.
  private mutating func unwrap() {
    for _ in 0..<4 {
      trim()
      guard let inner = inner else { return }
      bytes = Array(inner)
    }
  }

  private mutating func trim() {
    bytes = Array(bytes.drop { $0 <= 0x20 })
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
  }

  /// The bytes within the outermost call or subscript; nil without one.
  private var inner: ArraySlice<UInt8>? {
    for opening in [".[] |", ".[]|", ". |"] where bytes.starts(with: opening.utf8) {
      return bytes[opening.utf8.count...]
    }
    if let mark = bytes.indices.dropLast().first(where: { bytes[$0] == UInt8(ascii: "[") }),
      bytes[mark + 1] == UInt8(ascii: "?"), bytes.last == UInt8(ascii: "]"), mark < 40
    {
      let inside = bytes[(mark + 2)..<(bytes.count - 1)]
      return inside.first == UInt8(ascii: "(") && inside.last == UInt8(ascii: ")")
        ? inside.dropFirst().dropLast() : inside
    }
    let name = bytes.prefix { Self.isOfName($0) || $0 == UInt8(ascii: ".") }
    guard name.count < bytes.count, !name.isEmpty, let end = closing(from: name.count), end == bytes.count - 1 else {
      return nil
    }
    let inside = bytes[(name.count + 1)..<end]
    let text = String(decoding: name, as: UTF8.self).lowercased()
    switch bytes[name.count] {
    case UInt8(ascii: "(") where Self.wrappers.contains(text.split(separator: ".").last.map { String($0) } ?? ""):
      return Self.withoutQuotes(inside)
    case UInt8(ascii: "["):
      return inside.first.map { "\"'".utf8.contains($0) } ?? true ? nil : inside
    default: return nil
    }
  }

  private static let wrappers: Set<String> = ["select", "map", "filter", "where", "query", "find", "grep", "search"]

  /// The bytes between quotes, where these stand around the whole.
  private static func withoutQuotes(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.count > 1, let mark = text.first, "\"'".utf8.contains(mark), text.last == mark,
      !text.dropFirst().dropLast().contains(mark)
    else { return text }
    return text.dropFirst().dropLast()
  }

  /// The offset of the parenthesis or bracket that closes the one at an offset.
  private func closing(from start: Int) -> Int? {
    let (open, close): (UInt8, UInt8)
    switch bytes[start] {
    case UInt8(ascii: "("): (open, close) = (UInt8(ascii: "("), UInt8(ascii: ")"))
    case UInt8(ascii: "["): (open, close) = (UInt8(ascii: "["), UInt8(ascii: "]"))
    default: return nil
    }
    var depth = 0
    var offset = start
    while offset < bytes.count {
      if let end = endOfQuote(from: offset) {
        offset = end
        continue
      }
      if bytes[offset] == open { depth += 1 }
      if bytes[offset] == close {
        depth -= 1
        if depth == 0 { return offset }
      }
      offset += 1
    }
    return nil
  }

  /// The offset after a quoted text that begins at an offset; nil if none does.
  private func endOfQuote(from start: Int) -> Int? {
    guard "\"'".utf8.contains(bytes[start]), start == 0 || !Self.isOfName(bytes[start - 1]) else { return nil }
    guard let end = bytes[(start + 1)...].firstIndex(of: bytes[start]) else { return nil }
    return end + 1
  }

  // MARK: Names and calls

  /// Writes fields without their signs and rows, and calls as conditions.
  private mutating func replaceNames() {
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if let end = endOfQuote(from: offset) {
        result += bytes[offset..<end]
        offset = end
      } else if let (text, end) = call(at: offset) ?? member(at: offset) ?? literal(at: offset) {
        result += Array(text.utf8)
        offset = end
      } else {
        let start = offset
        offset += 1
        if Self.isOfName(bytes[start]) { while offset < bytes.count, Self.isOfName(bytes[offset]) { offset += 1 } }
        result += bytes[start..<offset]
      }
    }
    bytes = result
  }

  /// `` `20` ``: a number of JMESPath.
  private func literal(at start: Int) -> (String, end: Int)? {
    guard bytes[start] == UInt8(ascii: "`"), let end = bytes[(start + 1)...].firstIndex(of: bytes[start]),
      end > start + 1, bytes[(start + 1)..<end].allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") })
    else { return nil }
    return (text(start + 1, end), end + 1)
  }

  /// A field with what other languages write around it: `$hwy`, `${hwy}`, `@.hwy`, `row.hwy`, `df["hwy"]`, `[hwy]`.
  private func member(at start: Int) -> (String, end: Int)? {
    if start > 0, Self.isOfName(bytes[start - 1]) { return nil }
    if bytes[start] == UInt8(ascii: "$"), start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "{"),
      let close = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      return field(text(start + 2, close)).map { ($0, close + 1) }
    }
    var offset = start
    while offset < bytes.count, Self.isOfName(bytes[offset]) || "$@".utf8.contains(bytes[offset]) { offset += 1 }
    let base = text(start, offset)
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "["), field(base) == nil, let close = closing(from: offset) {
      let inside = String(decoding: Self.withoutQuotes(bytes[(offset + 1)..<close]), as: UTF8.self)
      let isPlain = inside.utf8.count == close - offset - 1
      // `a:[b c]` has a field before the bracket, and `[a, b]` values.
      if isPlain, !base.isEmpty || start > 0 && ":=<>~(,".utf8.contains(bytes[start - 1]) { return nil }
      return field(inside).map { ($0, close + 1) }
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "."), offset + 1 < bytes.count, field(base) == nil {
      if start > 0, ":=<>~\"'/".utf8.contains(bytes[start - 1]) { return nil }
      var end = offset + 1
      while end < bytes.count, Self.isOfName(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
      let whole = text(start, end)
      guard field(whole) == nil, let name = field(text(offset + 1, end)), isBeforeOperator(end) else { return nil }
      // `marks.word` is a misspelt `mark.word`, and not the field `word` of a row.
      let names = vocabulary.fields.lazy.map { $0.name }.filter { $0.utf8.contains(UInt8(ascii: ".")) }
      return SpellingDistance.closest(to: whole.lowercased(), in: names) == nil ? (name, end) : nil
    }
    guard base.utf8.count > 1, let first = base.utf8.first, "$@".utf8.contains(first), field(base) == nil else {
      return nil
    }
    return field(String(base.dropFirst())).flatMap { isBeforeOperator(offset) ? ($0, offset) : nil }
  }

  private func isBeforeOperator(_ start: Int) -> Bool {
    guard let next = bytes[start...].first(where: { $0 > 0x20 }) else { return false }
    return ":=<>!~".utf8.contains(next)
  }

  /// A call that asks about a field: `class.startswith("su")`, `contains(class, "su")`, `.class|test("su")`,
  /// `isnull(model)`.
  private func call(at start: Int) -> (String, end: Int)? {
    if start > 0, Self.isOfName(bytes[start - 1]) || "$@.".utf8.contains(bytes[start - 1]) { return nil }
    var offset = start
    while offset < bytes.count, Self.isOfName(bytes[offset]) || "$@.|".utf8.contains(bytes[offset]) { offset += 1 }
    guard offset > start + 1, offset < bytes.count, bytes[offset] == UInt8(ascii: "("),
      let close = closing(from: offset)
    else { return nil }
    let names = text(start, offset).split { ".|".contains($0) }.map { String($0) }
    guard let method = names.last?.lowercased() else { return nil }
    var arguments = arguments(offset + 1, close)
    var asked = names.dropLast().last { $0 != "str" }.flatMap { field($0) }
    if asked == nil, names.count == 1, !arguments.isEmpty {
      var first = arguments.removeFirst()
      while let mark = first.utf8.first, ".$@".utf8.contains(mark) { first.removeFirst() }
      asked = field(FilterValue.unquoted(first))
    }
    guard let asked, let term = term(method, asked, arguments.map { FilterValue.unquoted($0) }) else { return nil }
    return (term, close + 1)
  }

  /// The arguments between two offsets, as written.
  private func arguments(_ start: Int, _ end: Int) -> [String] {
    var result: [String] = []
    var (from, offset) = (start, start)
    while offset < end {
      if let next = endOfQuote(from: offset) {
        offset = min(next, end)
        continue
      }
      if bytes[offset] == UInt8(ascii: ",") {
        result.append(text(from, offset))
        from = offset + 1
      }
      offset += 1
    }
    result.append(text(from, end))
    return result.map { text in
      let words = text.drop { $0 == " " || $0 == "[" }
      return String(words.reversed().drop { $0 == " " || $0 == "]" }.reversed())
    }.filter { !$0.isEmpty }
  }

  /// The condition that a method asks for; nil for another method.
  private func term(_ method: String, _ name: String, _ arguments: [String]) -> String? {
    switch method {
    case "isnull", "isna", "isnil", "isempty", "missing": return arguments.isEmpty ? "no:" + name : nil
    case "notnull", "notna", "isnotnull", "isnotempty", "has", "exists", "defined":
      return arguments.isEmpty ? "has:" + name : nil
    case "isin", "in", "any", "oneof":
      let values = arguments.map { FilterValue($0, in: .lists).description }
      return values.isEmpty ? nil : name + ":" + values.joined(separator: ",")
    case "between": return arguments.count == 2 ? name + ":" + arguments.joined(separator: "..") : nil
    default: break
    }
    guard arguments.count == 1, let argument = arguments.first, !argument.isEmpty else { return nil }
    let value = FilterValue(argument, in: .lists)
    switch method {
    case "startswith", "starts_with", "hasprefix": return value.form == .bare ? name + ":" + argument + "*" : nil
    case "endswith", "ends_with", "hassuffix": return value.form == .bare ? name + ":*" + argument : nil
    case "contains", "includes", "icontains": return name + "~" + value.description
    case "equals", "eq": return name + "=" + value.description
    case "matches", "match", "test", "search", "regex": return name + "=~" + value.description
    default: return nil
    }
  }

  /// A known field by its name; nil for other texts.
  private func field(_ name: String) -> String? {
    guard !name.isEmpty, name.utf8.count <= 64 else { return nil }
    return vocabulary.fieldID(spelled: name.lowercased()) == nil ? nil : name
  }

  private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
}
