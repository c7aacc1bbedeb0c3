import Testing

@testable import DataStreams

/// The form of the records is determined from the start of a text.
@Suite struct RecordFormTests {
  private func form(_ text: String, isWhole: Bool) -> RecordForm? {
    Array(text.utf8).withUnsafeBufferPointer { RecordForm($0, isWhole: isWhole) }
  }

  @Test func twoLinesDetermineTheForm() {
    let rows: [(String, RecordForm)] = [
      ("{\"name\":\"A\"}\n{", .lines(isArray: false)), ("\n\n{}\n", .lines(isArray: false)),
      ("{\n", .values), ("{ \r\n", .values), ("oops\n", .lines(isArray: false)),
      ("[\n{\"name\":\"A\"},\n", .lines(isArray: true)), ("[\r\n  {\"name\":\"A\"}\r\n]", .lines(isArray: true)),
      ("[ \n\n{}]\n", .lines(isArray: true)), ("[{\"name\":\"A\"},\n", .values), ("[\n{\n", .values),
      ("[\n{\"name\":\"A\",\n", .values), ("[\n1,\n", .values), ("[\n]\n", .values), ("[1]\n", .values),
    ]
    for (text, expected) in rows {
      #expect(form(text, isWhole: false) == expected, "\(text)")
      #expect(form(text, isWhole: true) == expected, "\(text)")
    }
  }

  /// An ambiguous start is decided only at the end.
  @Test func lessIsUndecided() {
    let rows: [(String, RecordForm)] = [
      ("", .lines(isArray: false)), (" \n", .lines(isArray: false)), ("{", .lines(isArray: false)),
      ("{\"name\"", .lines(isArray: false)), ("[", .values), ("[\n", .values),
      ("[\n{\"name\":\"A\"}", .lines(isArray: true)),
      ("[\n{\"name\":\"A\"", .values), ("[{}", .values),
    ]
    for (text, expected) in rows {
      #expect(form(text, isWhole: false) == nil, "\(text)")
      #expect(form(text, isWhole: true) == expected, "\(text)")
    }
  }

  @Test func aLongBeginningIsEnough() {
    #expect(form("{\"name\":\"" + String(repeating: "x", count: 200_000), isWhole: false) == .lines(isArray: false))
    #expect(form("[{\"name\":\"" + String(repeating: "x", count: 200_000), isWhole: false) == .values)
  }

  @Test func blanksOfJSON() {
    #expect((0...255).filter { RecordForm.isBlank(UInt8($0)) } == [9, 10, 13, 32])
  }
}
