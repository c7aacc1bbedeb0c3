import Foundation
import _FilterTestSupport

/// A condition of a query, with its meaning for other readers of the records.
struct RandomCondition {
  let text: String
  /// A condition on the column `record`, which is JSON.
  let sql: String
  /// A filter of jq whose input is the record; `fold` is a function of a text.
  let jq: String
  let holds: (NaiveRecord) -> Bool

  static prefix func ! (one: RandomCondition) -> RandomCondition {
    RandomCondition(text: "-(\(one.text))", sql: "NOT (\(one.sql))", jq: "(\(one.jq) | not)") { !one.holds($0) }
  }

  static func && (left: RandomCondition, right: RandomCondition) -> RandomCondition {
    RandomCondition(
      text: "\(left.text) \(right.text)", sql: "(\(left.sql) AND \(right.sql))", jq: "(\(left.jq) and \(right.jq))"
    ) { left.holds($0) && right.holds($0) }
  }

  static func || (left: RandomCondition, right: RandomCondition) -> RandomCondition {
    RandomCondition(
      text: "(\(left.text) or \(right.text))", sql: "(\(left.sql) OR \(right.sql))", jq: "(\(left.jq) or \(right.jq))"
    ) { left.holds($0) || right.holds($0) }
  }

  /// A query of one to three conditions on fields of a list.
  static func query(
    _ fields: [RandomField], _ random: inout SeededGenerator, _ records: [NaiveRecord], mayBegin: Bool
  ) -> RandomCondition {
    func one(_ random: inout SeededGenerator) -> RandomCondition {
      fields[random.below(fields.count)].condition(&random, records, mayBegin: mayBegin)
    }
    let (first, second, third) = (one(&random), one(&random), one(&random))
    return switch random.below(6) {
    case 0: first
    case 1: !first
    case 2: first && second
    case 3: first || second
    case 4: first && (second || third)
    default: !(first && second) && third
    }
  }
}

/// A field of a list, and where its values are in a record.
struct RandomField {
  enum Kind {
    case number
    case word
    case text
    case date
    case boolean
  }

  private let name: String
  private let kind: Kind
  /// A query with the values in the column `v`.
  private let sql: String
  private let jq: String

  /// A value, at a dotted path.
  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
    sql = "SELECT json_extract(items.record, '$.\(name)') AS v"
    jq = "." + name
  }

  /// The elements of a list, or the values of a key in them.
  init(in list: String, key: String? = nil, _ kind: Kind) {
    name = list + (key.map { "." + $0 } ?? "")
    self.kind = kind
    let value = key.map { "json_extract(value, '$.\($0)')" } ?? "value"
    sql = "SELECT \(value) AS v FROM json_each(items.record, '$.\(list)')"
    jq = ".\(list)[]?" + (key.map { "." + $0 } ?? "")
  }

  func condition(
    _ random: inout SeededGenerator, _ records: [NaiveRecord], mayBegin: Bool
  ) -> RandomCondition {
    if random.chance(15) { return presence(random.below(4)) }
    switch kind {
    case .number where random.chance(50): return numbers(&random, records)
    case .word where random.chance(50): return words(&random, records)
    default: break
    }
    return switch kind {
    case .number: number(&random, records)
    case .word: word(anyText(&random, records))
    case .text: text(&random, records, mayBegin: mayBegin)
    case .date: date(anyText(&random, records), isYear: random.chance(50))
    case .boolean: boolean(random.chance(50))
    }
  }

  /// The condition that some value of the field meets another one.
  private func some(
    _ text: String, sql condition: String, jq filter: String, _ holds: @escaping (NaiveRecord) -> Bool
  ) -> RandomCondition {
    RandomCondition(
      text: name + text, sql: "EXISTS (SELECT 1 FROM (\(sql)) WHERE \(condition))", jq: "any(\(jq); \(filter))",
      holds: holds)
  }

  private func anyText(_ random: inout SeededGenerator, _ records: [NaiveRecord]) -> String {
    for _ in 0..<50 {
      if let text = records[random.below(records.count)].texts(name).first { return text }
    }
    return "x"
  }

  private func number(_ random: inout SeededGenerator, _ records: [NaiveRecord]) -> RandomCondition {
    let value = Double(anyText(&random, records)) ?? 1
    let text = value == value.rounded() ? "\(Int(value))" : "\(value)"
    let relations: [(text: String, jq: String, holds: (Double, Double) -> Bool)] = [
      (">", ">", { $0 > $1 }), ("<=", "<=", { $0 <= $1 }), ("<", "<", { $0 < $1 }), ("!=", "!=", { $0 != $1 }),
      ("=", "==", { $0 == $1 }),
    ]
    let relation = relations[random.below(relations.count)]
    if relation.text == "!=" {
      // A number, and none that is this one.
      let isNumber = "typeof(v) IN ('integer', 'real')"
      return RandomCondition(
        text: name + "!=" + text,
        sql:
          "(EXISTS (SELECT 1 FROM (\(sql)) WHERE \(isNumber)) AND NOT EXISTS (SELECT 1 FROM (\(sql)) WHERE \(isNumber) AND v = \(text)))",
        jq: "(any(\(jq); type == \"number\") and (any(\(jq); type == \"number\" and . == \(text)) | not))"
      ) { [name] in !$0.numbers(name).isEmpty && !$0.numbers(name).contains(value) }
    }
    return some(
      relation.text + text, sql: "typeof(v) IN ('integer', 'real') AND v \(relation.text) \(text)",
      jq: "type == \"number\" and . \(relation.jq) \(text)"
    ) { [name] in $0.numbers(name).contains { relation.holds($0, value) } }
  }

  /// A range, a list or a group of numbers.
  private func numbers(_ random: inout SeededGenerator, _ records: [NaiveRecord]) -> RandomCondition {
    func pick(_ random: inout SeededGenerator) -> (Double, String) {
      let value = Double(anyText(&random, records)) ?? 1
      return (value, value == value.rounded() ? "\(Int(value))" : "\(value)")
    }
    let (first, second) = (pick(&random), pick(&random))
    let (low, high) = first.0 <= second.0 ? (first, second) : (second, first)
    let isNumber = (sql: "typeof(v) IN ('integer', 'real')", jq: "type == \"number\"")
    switch random.below(6) {
    case 0, 1:
      return some(
        [":\(low.1)..\(high.1)", ":[\(low.1) TO \(high.1)]"][random.below(2)],
        sql: "\(isNumber.sql) AND v BETWEEN \(low.1) AND \(high.1)",
        jq: "\(isNumber.jq) and . >= \(low.1) and . <= \(high.1)"
      ) { [name] in $0.numbers(name).contains { $0 >= low.0 && $0 <= high.0 } }
    case 2:
      return some(
        ":{\(low.1) TO \(high.1)}", sql: "\(isNumber.sql) AND v > \(low.1) AND v < \(high.1)",
        jq: "\(isNumber.jq) and . > \(low.1) and . < \(high.1)"
      ) { [name] in $0.numbers(name).contains { $0 > low.0 && $0 < high.0 } }
    case 3:
      return some(":\(low.1)..", sql: "\(isNumber.sql) AND v >= \(low.1)", jq: "\(isNumber.jq) and . >= \(low.1)") {
        [name] in $0.numbers(name).contains { $0 >= low.0 }
      }
    default:
      return some(
        [":\(low.1),\(high.1)", ":(\(low.1) or \(high.1))", " in (\(low.1), \(high.1))"][random.below(3)],
        sql: "\(isNumber.sql) AND v IN (\(low.1), \(high.1))",
        jq: "\(isNumber.jq) and (. == \(low.1) or . == \(high.1))"
      ) { [name] in $0.numbers(name).contains { $0 == low.0 || $0 == high.0 } }
    }
  }

  /// Any of two words, neither of them, or another word.
  private func words(_ random: inout SeededGenerator, _ records: [NaiveRecord]) -> RandomCondition {
    let (first, second) = (anyText(&random, records), anyText(&random, records))
    let values = [first.lowercased(), second.lowercased()]
    let list = "'\(values[0])', '\(values[1])'"
    let isEither = "(ascii_downcase == \"\(values[0])\" or ascii_downcase == \"\(values[1])\")"
    let either = some(
      ["=\(first),\(second)", "=(\(first) or \(second))", "=[\(first), \(second)]", " in (\(first), \(second))"][
        random.below(4)], sql: "lower(v) IN (\(list))", jq: "type == \"string\" and \(isEither)"
    ) { [name] in $0.texts(name).contains { values.contains($0.lowercased()) } }
    if random.chance(60) { return either }
    // A value that is none of them: present, and no element is one of them.
    let written = ["!=\(first),\(second)", " not in (\(first), \(second))", "!=(\(first) or \(second))"][
      random.below(3)]
    return RandomCondition(
      text: name + written, sql: "(EXISTS (SELECT 1 FROM (\(sql)) WHERE v IS NOT NULL) AND NOT (\(either.sql)))",
      jq: "(any(\(jq); . != null) and (\(either.jq) | not))"
    ) { [name] in !$0.texts(name).isEmpty && !$0.texts(name).contains { values.contains($0.lowercased()) } }
  }

  /// Whether there is a value.
  private func presence(_ form: Int) -> RandomCondition {
    let isPresent = form < 2
    let text = ["has:\(name)", "\(name):*", "no:\(name)", "\(name):null"][form]
    let exists = "EXISTS (SELECT 1 FROM (\(sql)) WHERE v IS NOT NULL)"
    return RandomCondition(
      text: text, sql: isPresent ? exists : "NOT \(exists)",
      jq: isPresent ? "any(\(jq); . != null)" : "(any(\(jq); . != null) | not)"
    ) { [name] in $0.texts(name).isEmpty != isPresent }
  }

  private func word(_ value: String) -> RandomCondition {
    some(
      "=\(value)", sql: "lower(v) = lower('\(value)')",
      jq: "type == \"string\" and ascii_downcase == (\"\(value)\" | ascii_downcase)"
    ) { [name] in $0.texts(name).contains { $0.lowercased() == value.lowercased() } }
  }

  private func boolean(_ value: Bool) -> RandomCondition {
    RandomCondition(
      text: "\(name):\(value)", sql: "json_type(items.record, '$.\(name)') IS '\(value)'", jq: "\(jq) == \(value)"
    ) { [name] in $0.texts(name) == ["\(value)"] }
  }

  private func date(_ day: String, isYear: Bool) -> RandomCondition {
    let year = String(day.prefix(4))
    if isYear {
      return some(":\(year)", sql: "substr(v, 1, 4) = '\(year)'", jq: "type == \"string\" and .[:4] == \"\(year)\"") {
        [name] in $0.texts(name).contains { $0.hasPrefix(year) }
      }
    }
    return some(">=\(day)", sql: "v >= '\(day)'", jq: "type == \"string\" and . >= \"\(day)\"") { [name] in
      $0.texts(name).contains { $0 >= day }
    }
  }

  /// A few letters of a text of the list, quoted: anywhere, or at the beginning of a word.
  private func text(
    _ random: inout SeededGenerator, _ records: [NaiveRecord], mayBegin: Bool
  ) -> RandomCondition {
    let letters = anyText(&random, records).filter { $0.isLetter && $0.isASCII || $0 == " " }
    let start = random.below(max(1, letters.count - 3))
    let piece = String(letters.dropFirst(start).prefix(3))
    let value = piece.trimmingCharacters(in: .whitespaces).isEmpty ? "e" : piece
    let folded = NaiveRecord.folded(value)
    // The beginnings of words are read plainly in Swift, also for SQLite; jq reads no query with them.
    if mayBegin, random.chance(50), value.first?.isLetter == true {
      return some(":\"\(value)\"", sql: "begins(v, '\(folded)')", jq: "error") { [name] record in
        record.texts(name).contains { NaiveRecord.begins(folded, in: $0) }
      }
    }
    return some(
      "~\"\(value)\"", sql: "instr(folded(v), '\(folded)') > 0",
      jq: "type == \"string\" and (fold | contains(\"\(folded)\"))"
    ) { [name] record in record.texts(name).contains { NaiveRecord.folded($0).contains(folded) } }
  }
}
