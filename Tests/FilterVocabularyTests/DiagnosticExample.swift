import FilterVocabulary
import Testing
import _FilterTestSupport

/// A file with errors at the markers `①`, `②` …, and the message of each, in order.
struct DiagnosticExample: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: [String]
  let sourceLocation: SourceLocation

  init(_ marked: String, _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let text = MarkedText(marked)
    self.text = text.text
    self.expected = zip(text.offsets, messages).map { Self.place(of: $0, in: text.text) + ": " + $1 }
    self.sourceLocation = sourceLocation
    precondition(text.offsets.count == messages.count, "a marker for each message")
  }

  /// A vocabulary of one field, whose members are given.
  static func field(
    _ members: String, _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> DiagnosticExample {
    let wrapped = "{\"name\": \"x\",\n \"fields\": [{\(members)}]}"
    return DiagnosticExample(wrapped, all: messages, sourceLocation: sourceLocation)
  }

  /// A vocabulary with a good field of the name `a`, and the given members of the file.
  static func root(
    _ members: String, _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> DiagnosticExample {
    let field = "{\"name\": \"a\", \"aliases\": [\"b\"], \"kind\": \"number\", \"summary\": \"\"}"
    return DiagnosticExample(
      "{\"name\": \"x\", \"fields\": [\(field)],\n \(members)}", all: messages, sourceLocation: sourceLocation)
  }

  /// A field `a` with a source, an object in JSON.
  static func source(
    _ object: String, _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> DiagnosticExample { of(source: object, messages, sourceLocation) }

  /// A field `a` with a source of the given members.
  static func column(
    _ members: String, _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> DiagnosticExample { of(source: "{\(members)}", messages, sourceLocation) }

  private static func of(
    source object: String, _ messages: [String], _ sourceLocation: SourceLocation
  ) -> DiagnosticExample {
    let field = "{\"name\": \"a\", \"kind\": \"number\", \"source\": \(object)}"
    return DiagnosticExample(
      "{\"name\": \"x\",\n \"fields\": [\(field)]}", all: messages, sourceLocation: sourceLocation)
  }

  private init(_ marked: String, all messages: [String], sourceLocation: SourceLocation) {
    let text = MarkedText(marked)
    self.text = text.text
    self.expected = zip(text.offsets, messages).map { Self.place(of: $0, in: text.text) + ": " + $1 }
    self.sourceLocation = sourceLocation
    precondition(text.offsets.count == messages.count, "a marker for each message")
  }

  /// Expects exactly the messages.
  func check() {
    #expect(Self.diagnostics(of: text) == expected, sourceLocation: sourceLocation)
  }

  var testDescription: String { text.split(whereSeparator: { $0.isNewline }).joined(separator: " ⏎ ") }

  /// The diagnostics of a file, as lines.
  static func diagnostics(of text: String) -> [String] {
    do {
      _ = try Vocabulary(json: text)
      return []
    } catch {
      return error.diagnostics.map { $0.description }
    }
  }

  /// Line and column by counting, apart from the code under test.
  private static func place(of offset: Int, in text: String) -> String {
    let before = String(decoding: Array(text.utf8)[..<offset], as: UTF8.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(lines.count):\((lines.last ?? "").unicodeScalars.count + 1)"
  }
}
