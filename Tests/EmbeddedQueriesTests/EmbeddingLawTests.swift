import EmbeddedQueries
import FilterText
import Foundation
import Testing
import _FilterTestSupport

/// A query written into a host, and an edit of it.
private struct Case {
  let writing: Writing
  let text: String
  let host: String
  let edit: TextEdit
}

@Suite struct EmbeddingLawTests {
  private static func value(_ writing: Writing, _ random: inout SeededGenerator) -> Case {
    let text = writing.text(&random)
    let host = writing.host(of: text, &random)
    // Edits keep scalars whole.
    let ends = text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
    let start = random.below(ends.count)
    let end = min(start + (random.chance(40) ? 0 : random.below(6)), ends.count - 1)
    var replacement = random.chance(25) ? "" : writing.piece(&random)
    if writing.hasLines || writing.escapesLineBreaks, random.chance(30) { replacement += "\n" + writing.piece(&random) }
    return Case(
      writing: writing, text: text, host: host,
      edit: TextEdit(range: SourceRange(start: ends[start], end: ends[end]), replacement: replacement))
  }

  private static func check(
    _ name: String, _ writing: Writing, seed: UInt64, law: (Case) -> String?
  ) -> PropertyFailure? {
    checkProperty(
      name, cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: seed),
      generate: { value(writing, &$0) }, shrink: { _ in [] },
      describe: { "\($0.writing) \($0.text.debugDescription) \($0.edit) in\n\($0.host)" }, law: law)
  }

  /// A written query is read as it was, with a sound map, and so is the one after it.
  @Test func whatIsWrittenIsRead() {
    for writing in Writing.allCases {
      let failure = Self.check("a written query is read", writing, seed: 171) { value in
        let host = SourceText(value.host)
        let found = value.writing.language.queries(in: host)
        if found.map({ $0.text.description }) != [value.text, "c:g"] { return "found \(found.map { $0.text })" }
        return found.compactMap { $0.damage(in: host) }.first
      }
      #expect(failure == nil, "\(writing)")
    }
  }

  /// Foundation decodes the strings of JSON to the same texts.
  @Test func foundationDecodesTheSame() {
    let failure = Self.check("JSON is decoded as by Foundation", .json, seed: 172) { value in
      let object = try? JSONSerialization.jsonObject(with: Data(value.host.utf8)) as? [String: Any]
      let found = HostLanguage.json.queries(in: SourceText(value.host))
      return object?["filterQuery"] as? String == found.first?.text.description ? nil : "\(found)"
    }
    #expect(failure == nil)
  }

  /// An edit of the query, written into the host, has the same effect as on the query, and none elsewhere.
  @Test func editsAreWritten() {
    for writing in Writing.allCases {
      let failure = Self.check("an edit is written", writing, seed: 173) { value in
        let host = SourceText(value.host)
        guard let query = value.writing.language.queries(in: host).first else { return "no query" }
        let edits = query.hostEdits([value.edit], in: host)
        guard let wanted = query.text.applying([value.edit]), let written = host.applying(edits) else {
          return "\(edits)"
        }
        if edits.contains(where: { !query.range.encloses($0.range) }) { return "edits outside: \(edits)" }
        let found = value.writing.language.queries(in: written)
        let texts = found.map { $0.text.description }
        guard texts.count == 2, Self.isSame(texts[0], wanted.description, value.writing), texts[1] == "c:g" else {
          return "\(edits) gives \(texts)"
        }
        return found.compactMap { $0.damage(in: written) }.first
      }
      #expect(failure == nil, "\(writing)")
    }
  }

  /// Whether a text is the wanted one as far as the writing can say it: plain values have no white space at their ends,
  /// blocks none after their lines, and white space that is indentation does not count.
  private static func isSame(_ text: String, _ wanted: String, _ writing: Writing) -> Bool {
    func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
    func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }
    switch writing {
    case .yamlPlain, .yamlFlow: return trimmed(text) == trimmed(wanted)
    case .yamlFolded: return words(text) == words(wanted)
    case .yamlLiteral:
      let first = wanted.split(separator: "\n").first { !words(String($0)).isEmpty }
      if first?.first?.isWhitespace ?? true { return words(text) == words(wanted) }
      return trimmed("x" + text) == trimmed("x" + wanted)
    default: return text == wanted
    }
  }
}

/// Random texts in the shapes of a language.
enum HostileText {
  private static let anywhere = [
    "\n", "\n", "\r\n", " ", "  ", "\t", "a", "é🐉", "filterQuery", "t:elf", "\\", "\"", "'", "#",
  ]

  static func pieces(_ language: HostLanguage) -> [String] {
    switch language {
    case .markdown: ["```filterquery", "```", "~~~", "````", "> ", "- ", "1. ", "    ", "<!--", "-->", "`", ">", "-\t"]
    case .yaml:
      [
        "filterQuery: ", "filterQuery:", "- ", "|", ">", "|2-", "[", "]", "{", "}", ",", ": ", "\"a", "'b", "---\n",
        "&a ",
        "!b ", "*c", "\\u00e9", "~", "%", "\n  ", "\n    ", "- filterQuery: |\n",
      ]
    case .json:
      ["{", "}", "[", "]", ",", ":", "\"filterQuery\": \"", "\\u", "\\ud83d", "\\udc09", "00e9", "//", "/*", "*/"]
    case .swift:
      [
        "#filterQuery(", "ParsedQuery(parsing: ", "expectRoundTrip(\"", "\"\"\"", "\"\"\"\n", "\"\"\"\n  ", "#", "\\(",
        ")", "(",
        "//", "/*", "*/", "#/", "/#", "\\u{", "e9}", "\\#(", "\\n",
      ]
    }
  }

  static func text(_ language: HostLanguage, _ random: inout SeededGenerator) -> SourceText {
    let pieces = pieces(language) + anywhere
    var bytes: [UInt8] = []
    for _ in 0..<random.below(40) {
      bytes += Array((random.pick(pieces) ?? "").utf8)
      if random.chance(2) { bytes.append(UInt8(random.below(256))) }
    }
    return SourceText(bytes: bytes)
  }
}

/// Any text is read, in time linear in its length.
@Suite struct HostileHostTests {
  @Test(arguments: HostLanguage.allCases)
  func anyTextIsRead(language: HostLanguage) {
    let failure = checkProperty(
      "any text is a host", cases: PropertyCases.count(long: 4_000), seed: PropertyCases.seed(default: 174),
      generate: { HostileText.text(language, &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { shown($0.bytes) },
      law: { host in
        let (queries, steps) = language.reading(of: host)
        if steps > 40 * host.length + 100 { return "\(steps) steps" }
        for (query, next) in zip(queries, queries.dropFirst()) where query.range.end > next.range.start {
          return "\(query.range) overlaps \(next.range)"
        }
        return queries.compactMap { $0.damage(in: host) }.first
      })
    #expect(failure == nil)
  }

  /// The white space before a line in nested lists is read once, however deep they are.
  @Test func nestedListsTakeLinearTime() {
    func figure(_ depth: Int) -> Double {
      var text = ""
      for level in 0..<depth { text += String(repeating: "  ", count: level) + "- a\n" }
      let line = String(repeating: "  ", count: depth) + "b\n"
      text += String(repeating: line, count: 200)
      return Double(HostLanguage.markdown.reading(of: SourceText(text)).steps) / Double(text.utf8.count)
    }
    let (small, large) = (figure(4), figure(60))
    #expect(large <= 1.6 * small, "\(small), \(large)")
  }

  /// Steps per byte do not grow, for repeated pieces of each language.
  @Test func stepsPerByteAreFlat() {
    for language in HostLanguage.allCases {
      let beginnings = ["", language == .yaml ? "filterQuery: [" : "[", "filterQuery: \"", "filterQuery:\n"]
      for beginning in beginnings {
        for piece in HostileText.pieces(language) + ["a", " ", "\n", "\"", "'", "\n\"", "\n - ", "a: \"\n", " a: '\n"] {
          func figure(_ length: Int) -> Double {
            let text = beginning + String(repeating: piece, count: length / piece.utf8.count + 1)
            return Double(language.reading(of: SourceText(text)).steps) / Double(length)
          }
          let (small, large) = (figure(1_000), figure(32_000))
          #expect(
            large <= 1.6 * small + 4,
            "\(language) \(beginning.debugDescription) \(piece.debugDescription): \(small), \(large)")
        }
      }
    }
  }
}
