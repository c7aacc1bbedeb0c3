import Testing

@testable import FilterLanguageServer

@Suite struct FormattingServingTests {
  private func formatted(
    _ text: String, _ method: String = "formatting", _ more: String = "",
    formatting: String = #"{"tabSize": 4, "insertSpaces": true}"#, settings: String = "{}"
  ) async throws -> String? {
    let client = try await TestClient.running(options: settings)
    let document = try client.open(text)
    let members = #""options": \#(formatting)"# + (more.isEmpty ? "" : ", \(more)")
    return document.applying(try await client.ask("textDocument/\(method)", document, members))
  }

  @Test(arguments: [
    ("é🎉   T:Elf  \nc:g", "é🎉 t:Elf\nc:g"), ("# a  \nt:elf", "# a\nt:elf"), ("t:elf", "t:elf"), ("", ""),
    ("t:elf  c:g\r\nT:orc\r\n", "t:elf c:g\r\nt:orc\r\n"),
  ])
  func documents(text: String, result: String) async throws {
    #expect(try await formatted(text) == result)
  }

  /// The formatting options of the editor about lines.
  @Test(arguments: [
    (#"{"tabSize": 4, "insertSpaces": true, "trimTrailingWhitespace": false}"#, "# a  \nt:elf\n\n"),
    (#"{"tabSize": 4, "insertSpaces": true, "trimFinalNewlines": true}"#, "# a\nt:elf\n"),
    (#"{"tabSize": 4, "insertSpaces": true}"#, "# a\nt:elf\n\n"),
  ])
  func ends(formatting: String, result: String) async throws {
    #expect(try await formatted("# a  \nt:elf\n\n", formatting: formatting) == result)
  }

  @Test func finalNewline() async throws {
    let formatting = #"{"tabSize": 4, "insertSpaces": true, "insertFinalNewline": true}"#
    #expect(try await formatted("t:elf", formatting: formatting) == "t:elf\n")
  }

  /// Long queries are broken into lines, with the indentation of the editor.
  @Test(arguments: [
    (#"{"tabSize": 3, "insertSpaces": true}"#, "   "), (#"{"tabSize": 3, "insertSpaces": false}"#, "\t"),
    (#"{"tabSize": 0, "insertSpaces": true}"#, " "), ("{}", "    "),
  ])
  func indentation(formatting: String, step: String) async throws {
    let result = try await formatted(
      "t:goblin c:red mv<=3", formatting: formatting, settings: #"{"lineWidth": 12}"#)
    #expect(result == "t:goblin\n\(step)c:red\n\(step)mv<=3")
  }

  @Test(arguments: [
    ("long", "type:elf format:modern"), ("short", "t:elf f:modern"), ("canonical", "t:elf format:modern"),
  ])
  func styles(style: String, result: String) async throws {
    #expect(try await formatted("t:elf format:modern", settings: #"{"style": "\#(style)"}"#) == result)
  }

  /// Only queries that a range touches are formatted.
  @Test func ranges() async throws {
    let text = "T:elf\nT:orc\nT:ape"
    let second = #"{"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 5}}"#
    let third = #"{"start": {"line": 2, "character": 1}, "end": {"line": 2, "character": 1}}"#
    #expect(try await formatted(text, "rangeFormatting", #""range": \#(second)"#) == "T:elf\nt:orc\nT:ape")
    #expect(
      try await formatted(text, "rangesFormatting", #""ranges": [\#(second), \#(third)]"#) == "T:elf\nt:orc\nt:ape")
    #expect(try await formatted(text, "rangesFormatting", #""ranges": []"#) == text)
  }

  /// A parenthesis formats its group, a line break indents a continued query; other characters do nothing.
  @Test(arguments: [
    ("T:elf ( c:g  or c:w )‸", ")", "T:elf (c:g or c:w)"), ("(t:elf or  \n‸", #"\n"#, "(t:elf or\n        "),
    ("t:elf  \n‸", #"\n"#, "t:elf\n"), ("T:elf ( c:g )‸", "x", "T:elf ( c:g )"), ("# ( a )‸", ")", "# ( a )"),
  ])
  func typing(text: String, character: String, result: String) async throws {
    #expect(try await formatted(text, "onTypeFormatting", #""ch": "\#(character)""#) == result)
  }
}
