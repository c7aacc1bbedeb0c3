import Testing

@testable import DataStreams

/// How the beginning of a text tells the form of its records.
@Suite struct RecordFormTests {
  private func form(_ text: String, isWhole: Bool) -> RecordForm? {
    Array(text.utf8).withUnsafeBufferPointer { RecordForm($0, isWhole: isWhole) }
  }

  @Test(
    arguments: [
      ("{\"name\":\"A\"}\n{", .lines(isArray: false)), ("\n\n{}\n", .lines(isArray: false)),
      ("{\n", .values), ("{ \r\n", .values), ("oops\n", .lines(isArray: false)),
      ("[\n{\"name\":\"A\"},\n", .lines(isArray: true)), ("[\r\n  {\"name\":\"A\"}\r\n]", .lines(isArray: true)),
      ("[ \n\n{}]\n", .lines(isArray: true)), ("[{\"name\":\"A\"},\n", .values), ("[\n{\n", .values),
      ("[\n{\"name\":\"A\",\n", .values), ("[\n1,\n", .values), ("[\n]\n", .values), ("[1]\n", .values),
    ] as [(String, RecordForm)])
  func twoLinesTell(_ text: String, _ expected: RecordForm) {
    #expect(form(text, isWhole: false) == expected)
    #expect(form(text, isWhole: true) == expected)
  }

  /// What may still become either is not decided before the end.
  @Test(
    arguments: [
      ("", .lines(isArray: false)), (" \n", .lines(isArray: false)), ("{", .lines(isArray: false)),
      ("{\"name\"", .lines(isArray: false)), ("[", .values), ("[\n", .values),
      ("[\n{\"name\":\"A\"}", .lines(isArray: true)),
      ("[\n{\"name\":\"A\"", .values), ("[{}", .values),
    ] as [(String, RecordForm)])
  func lessThanThatDoesNot(_ text: String, _ expected: RecordForm) {
    #expect(form(text, isWhole: false) == nil)
    #expect(form(text, isWhole: true) == expected)
  }

  @Test func aLongBeginningIsEnough() {
    #expect(form("{\"name\":\"" + String(repeating: "x", count: 200_000), isWhole: false) == .lines(isArray: false))
    #expect(form("[{\"name\":\"" + String(repeating: "x", count: 200_000), isWhole: false) == .values)
  }

  @Test func blanksOfJSON() {
    #expect((0...255).filter { RecordForm.isBlank(UInt8($0)) } == [9, 10, 13, 32])
  }
}
