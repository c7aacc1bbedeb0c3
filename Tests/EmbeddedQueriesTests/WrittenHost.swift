import EmbeddedQueries
import FilterText
import _FilterTestSupport

/// How a test writes a query into a host.
enum Writing: CaseIterable, Sendable {
  case json
  case yamlDouble
  case yamlSingle
  case yamlPlain
  case yamlFlow
  case yamlLiteral
  case yamlFolded
  case swift
  case swiftRaw
  case swiftLines
  case swiftRawLines
  case markdown

  var language: HostLanguage {
    switch self {
    case .json: .json
    case .yamlDouble, .yamlSingle, .yamlPlain, .yamlFlow, .yamlLiteral, .yamlFolded: .yaml
    case .swift, .swiftRaw, .swiftLines, .swiftRawLines: .swift
    case .markdown: .markdown
    }
  }

  /// Whether the host has a line for each line of the query.
  var hasLines: Bool { [.yamlLiteral, .swiftLines, .swiftRawLines, .markdown].contains(self) }
  /// Whether a line break of the query can be written in one line of the host.
  var escapesLineBreaks: Bool { [.json, .yamlDouble, .swift, .swiftRaw].contains(self) }

  /// A text without what the writing cannot say.
  func text(_ random: inout SeededGenerator) -> String {
    switch self {
    case .yamlPlain, .yamlFlow:
      let words = ["t:elf", "-c:g", "o:\"a", "b\"", "urza's", "(a", "or", "b)", "pow>=3", "é🐉", "a#b", "x:y"]
      return "t:" + (0...random.below(5)).map { _ in random.pick(words) ?? "" }.joined(separator: " ")
    case .yamlFolded:
      return (0...random.below(4)).map { _ in random.pick(["a", "t:elf", "\"b\""]) ?? "" }.joined(separator: " ")
    default:
      var text = piece(&random)
      for _ in 0..<random.below(4) where hasLines || escapesLineBreaks { text += "\n" + piece(&random) }
      return self == .yamlLiteral ? "x" + text : text
    }
  }

  /// A text of one line.
  func piece(_ random: inout SeededGenerator) -> String {
    let text = RandomText.text(length: 6, using: &random)
    return String(text.unicodeScalars.map { $0.value < 0x20 ? " " : Character($0) })
  }

  /// The host of a query, and of others after it.
  func host(of text: String, _ random: inout SeededGenerator) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    switch self {
    case .json:
      return "{\"a\": [1, \"b\"],\n  \"filterQuery\" : \"\(escaped(text, &random))\", \"filter-query\": \"c:g\"}"
    case .yamlDouble: return "a:\n  filterQuery: \"\(escaped(text, &random))\" # c\nfilter_query: c:g\n"
    case .yamlSingle: return "- filterQuery: '\(text.replacing("'", with: "''"))'\n- filterQuery: c:g"
    case .yamlPlain: return "filterQuery: \(text)\nb: {filterQuery: c:g}\n"
    case .yamlFlow: return "b: {filterQuery: \(text), c: d, filterQuery: c:g}\n"
    case .yamlLiteral: return "a:\n- filterQuery: |\n\(indented(lines, by: "    ", &random))\n  filter-query: c:g\n"
    case .yamlFolded: return "filterQuery: >-\n  \(text.replacing(" ", with: "\n  "))\nfilterQuery: c:g\n"
    case .swift: return "let a = #filterQuery(\"\(escaped(text, &random, braces: true))\"), b = #filterQuery(\"c:g\")"
    case .swiftRaw:
      return
        "ParsedQuery(parsing: ##\"\(escaped(text, &random, braces: true, pounds: "##"))\"##) \"\" #filterQuery(\"c:g\")"
    case .swiftLines:
      let lines = lines.map { escaped($0, &random, braces: true) }
      return "f(#filterQuery(\"\"\"\n\(indented(lines, by: "    ", &random))\n    \"\"\"))\n#filterQuery(\"c:g\")"
    case .swiftRawLines:
      let lines = lines.map { escaped($0, &random, braces: true, pounds: "#") }
      return "expectRoundTrip(#\"\"\"\n\(indented(lines, by: "\t", &random))\n\t\"\"\"#)\n#filterQuery(\"c:g\")"
    case .markdown:
      let (first, others) =
        random.pick([("", ""), ("- ", "  "), ("> ", "> "), (">- > ", ">   > "), ("  ", "  ")]) ?? ("", "")
      return "# a\n\n\(first)~~~filterquery\n" + lines.map { others + $0 + "\n" }.joined() + "\(others)~~~\n\n"
        + "```filterquery\nc:g\n```\n"
    }
  }

  /// Lines with indentation; blank ones may have none.
  private func indented(_ lines: [String], by indentation: String, _ random: inout SeededGenerator) -> String {
    lines.map { $0.isEmpty && random.chance(50) ? "" : indentation + $0 }.joined(separator: "\n")
  }

  /// A text with escapes, also where none is needed.
  private func escaped(
    _ text: String, _ random: inout SeededGenerator, braces: Bool = false, pounds: String = ""
  ) -> String {
    let backslash = "\\" + pounds
    var result = ""
    for scalar in text.unicodeScalars {
      let hex = String(scalar.value, radix: 16)
      if scalar == "\"" || scalar == "\\" {
        result += backslash + String(scalar)
      } else if scalar == "\n" {
        result += backslash + "n"
      } else if random.chance(20), braces {
        result += backslash + "u{\(hex)}"
      } else if !braces, random.chance(20), scalar.value < 0x1_0000 {
        result += backslash + "u" + String(repeating: "0", count: 4 - hex.count) + hex
      } else if scalar.value < 0x20 {
        result += backslash + (braces ? "u{\(hex)}" : "u" + String(repeating: "0", count: 4 - hex.count) + hex)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension EmbeddedQuery {
  /// Why the map is not one of this query in a host; nil if it is.
  func damage(in host: SourceText) -> String? {
    var (end, length) = (0, 0)
    for piece in map.pieces {
      if piece.host.isEmpty || piece.query.isEmpty { return "an empty piece" }
      if piece.host.start < end || piece.host.end > host.length { return "the host's range \(piece.host)" }
      if piece.query.start != length { return "the query's range \(piece.query)" }
      let (outer, inner) = (
        host.bytes[piece.host.start..<piece.host.end], text.bytes[piece.query.start..<piece.query.end]
      )
      if piece.isVerbatim, !outer.elementsEqual(inner) { return "different bytes at \(piece.host)" }
      (end, length) = (piece.host.end, piece.query.end)
    }
    if length != text.length { return "\(length) of \(text.length) bytes are mapped" }
    return wrongOffset ?? wrongRange
  }

  /// An offset that is not mapped back to itself.
  private var wrongOffset: String? {
    let starts = Set(map.pieces.map { $0.query.start } + [text.length])
    for offset in 0...text.length {
      let isInside = map.pieces.contains { !$0.isVerbatim && $0.query.start < offset && offset < $0.query.end }
      let back = map.queryOffset(of: map.hostOffset(of: offset))
      if isInside ? !starts.contains(back) || back > offset : back != offset {
        return "offset \(offset) becomes \(back)"
      }
    }
    var last = 0
    for offset in range.start...range.end {
      let inside = map.queryOffset(of: offset)
      if inside < last || inside > text.length { return "host offset \(offset) becomes \(inside)" }
      if map.hostOffset(of: inside) > max(offset, nextPiece(after: offset)) { return "host offset \(offset) moves on" }
      last = inside
    }
    return nil
  }

  /// Where the next piece begins, if bytes that stand for nothing are at an offset.
  private func nextPiece(after offset: Int) -> Int {
    map.pieces.first { $0.host.start >= offset }?.host.start ?? range.end
  }

  /// A range whose runs are not those of its bytes.
  private var wrongRange: String? {
    let runs = map.hostRanges(of: text.range)
    if runs.first?.start ?? range.start != range.start || runs.last?.end ?? range.end != range.end { return "\(runs)" }
    return zip(runs, runs.dropFirst()).contains { $0.end >= $1.start } ? "touching runs \(runs)" : nil
  }
}
