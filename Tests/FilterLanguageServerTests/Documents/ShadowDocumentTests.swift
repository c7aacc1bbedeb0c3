import FilterLanguageService
import FilterText
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

/// Compares the text of the server with that of a reference client, edit by edit.
@Suite struct ShadowDocumentTests {
  /// One change of a document, and how it is written.
  struct Change: Sendable {
    var range: LSP.PositionRange?
    /// UTF-16 units: editors may send halves of surrogate pairs.
    var units: [UInt16]
    var isEscaped: Bool
    /// Whether it is in the same notification as the change before it.
    var isJoined: Bool

    /// The units as a string.
    var text: String { String(decoding: units, as: UTF16.self) }

    var json: String {
      let place = range.map {
        #""range":{"start":{"line":\#($0.start.line),"character":\#($0.start.character)},"#
          + #""end":{"line":\#($0.end.line),"character":\#($0.end.character)}},"#
      }
      let escaped = units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      return "{\(place ?? "")\"text\":\(isEscaped ? "\"\(escaped.joined())\"" : text.asJSON)}"
    }
  }

  /// A document and its changes.
  struct Session: Sendable {
    var encoding: PositionEncoding
    var opened: String
    var changes: [Change]
  }

  private static let pieces = [
    "t:elf", "(", ")", " or ", "-c:g", "mv<=2", "\"", "# a", " ", "\t", "\n", "\r", "\r\n", "\n\r", "\n\n", "é", "稲",
    "🐉",
    "e\u{301}", "\u{2028}", "\u{85}", "\u{FFFD}", "\u{FEFF}", "👩‍👩‍👧", "\0", "\\", "/",
  ]

  private static func units(_ generator: inout SeededGenerator) -> [UInt16] {
    if generator.chance(40) { return [] }
    return (0...generator.below(4)).flatMap { _ -> [UInt16] in
      if generator.chance(2) { return [[0xD83D], [0xDC09], [0xDBFF, 0xDBFF]][generator.below(3)] }
      return Array((generator.pick(pieces) ?? "").utf16)
    }
  }

  /// A position, mostly within the text.
  private static func position(_ text: ReferenceText, _ generator: inout SeededGenerator) -> LSP.Position {
    if generator.chance(3) {
      let numbers = [-1, Int(Int32.max), Int(UInt32.max), Int.max, Int.min, 0]
      return LSP.Position(line: generator.pick(numbers) ?? 0, character: generator.pick(numbers) ?? 0)
    }
    let lines = text.lines
    let line = generator.below(lines.count + 2) - (generator.chance(5) ? 1 : 0)
    let length = lines.indices.contains(line) ? lines[line].end - lines[line].start : 3
    return LSP.Position(line: line, character: generator.below(length * 2 + 2) - (generator.chance(5) ? 1 : 0))
  }

  private static func session(_ generator: inout SeededGenerator, changes: Int) -> Session {
    let encoding = generator.pick([PositionEncoding.utf8, .utf16, .utf32]) ?? .utf16
    let opened = (0..<generator.below(40)).map { _ in generator.pick(pieces) ?? "" }.joined()
    var session = Session(encoding: encoding, opened: opened, changes: [])
    var text = ReferenceText(opened)
    for _ in 0..<changes {
      let units = units(&generator)
      var range: LSP.PositionRange?
      // Sometimes the whole text, so that it does not grow without bound.
      if !generator.chance(text.scalars.count > 400 ? 20 : 1) {
        let start = position(text, &generator)
        let end = generator.chance(30) ? start : position(text, &generator)
        range = LSP.PositionRange(start: start, end: end)
      }
      let isWhole = Array(String(decoding: units, as: UTF16.self).utf16) == units
      let change = Change(
        range: range, units: units, isEscaped: !isWhole || generator.chance(20), isJoined: generator.chance(25))
      text.replace(change.range, with: change.text, encoding)
      session.changes.append(change)
    }
    return session
  }

  /// The first difference between the server and the reference, if any.
  private static func difference(_ session: Session) -> String? {
    // A client that pulls diagnostics, so that the server publishes none.
    let client = TestClient()
    let capabilities =
      #"{"textDocument":{"diagnostic":{}},"general":{"positionEncodings":["\#(session.encoding.rawValue)"]}}"#
    client.begin(1_000, "initialize", #"{"capabilities":\#(capabilities)}"#)
    client.openPlain("file:///a", session.opened)
    var reference = ReferenceText(session.opened)
    var joined: [String] = []
    for (number, change) in session.changes.enumerated() {
      joined.append(change.json)
      reference.replace(change.range, with: change.text, session.encoding)
      if number + 1 < session.changes.count, session.changes[number + 1].isJoined { continue }
      client.edit("file:///a", number + 2, joined.joined(separator: ","))
      joined = []
      guard let document = client.server.state.withLock({ $0.documents["file:///a"] }) else { return "it is not open" }
      let source = document.snapshot.source
      if source.bytes != Array(reference.text.utf8) {
        let expected = reference.text.debugDescription
        return "after change \(number) the text is \(source.description.debugDescription), not \(expected)"
      }
      if document.snapshot.lines != LineTable(source) { return "after change \(number) the lines are others" }
    }
    return nil
  }

  /// The text of the server equals that of a client that edits its own copy, in all position encodings, with positions
  /// inside and outside the text. `FILTERQ_CASES` is the number of edits.
  @Test func textsStayEqual() {
    let length = 200
    let failure = checkProperty(
      "the server has the text of the client", cases: max(1, PropertyCases.count(long: 6_000) / length),
      seed: PropertyCases.seed(default: 4_711),
      generate: { ShadowDocumentTests.session(&$0, changes: length) },
      shrink: { session in
        shorterArrays(session.changes).map {
          Session(encoding: session.encoding, opened: session.opened, changes: $0)
        }
      },
      describe: { session in
        ([session.encoding.rawValue, session.opened.debugDescription] + session.changes.map(\.json)).joined(
          separator: "\n")
      },
      law: { ShadowDocumentTests.difference($0) })
    #expect(failure == nil)
  }

  /// The reference on examples of the specification.
  @Test func reference() {
    let rows: [(Int, Int, Int)] = [
      (0, 0, 0), (0, 1, 1), (0, 2, 1), (0, 3, 2), (0, 99, 2), (1, 0, 4), (1, 99, 5), (2, 0, 6), (2, 5, 6), (3, 0, 6),
      (-1, 5, 0), (0, -1, 0), (99, 0, 6),
    ]
    for (line, column, place) in rows {
      #expect(ReferenceText("a🐉\r\nb\r").place(line: line, column: column, .utf16) == place, "\(line), \(column)")
    }
  }
}

/// A text as the specification describes it, independent of the server's line tables: an array of scalars, scanned
/// again for each edit.
struct ReferenceText: Equatable {
  var scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// The scalar indices of the start and end of a line, without its ending: `\r\n`, `\n` or `\r`.
  var lines: [(start: Int, end: Int)] {
    var lines: [(start: Int, end: Int)] = []
    var start = 0
    var index = 0
    while index < scalars.count {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch (scalars[index], next) {
      case ("\r", "\n"):
        lines.append((start, index))
        index += 2
        start = index
      case ("\n", _), ("\r", _):
        lines.append((start, index))
        index += 1
        start = index
      default:
        index += 1
      }
    }
    lines.append((start, scalars.count))
    return lines
  }

  static func units(_ scalar: Unicode.Scalar, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: String(scalar).utf8.count
    case .utf16: String(scalar).utf16.count
    case .utf32: 1
    }
  }

  /// The scalar index of a position, clamped to the text and to the line; within a
  /// scalar its start.
  func place(line: Int, column: Int, _ encoding: PositionEncoding) -> Int {
    if line < 0 { return 0 }
    let lines = lines
    if line >= lines.count { return scalars.count }
    var columns = 0
    for place in lines[line].start..<lines[line].end {
      let next = columns + ReferenceText.units(scalars[place], encoding)
      if next > column { return place }
      columns = next
    }
    return lines[line].end
  }

  /// Replaces the text between two positions, in either order.
  mutating func replace(_ range: LSP.PositionRange?, with text: String, _ encoding: PositionEncoding) {
    guard let range else {
      self = ReferenceText(text)
      return
    }
    let start = place(line: range.start.line, column: range.start.character, encoding)
    let end = place(line: range.end.line, column: range.end.character, encoding)
    scalars.replaceSubrange(min(start, end)..<max(start, end), with: text.unicodeScalars)
  }
}
