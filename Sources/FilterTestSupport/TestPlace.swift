import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// The place of an expectation, for Swift Testing and for XCTest.
struct TestPlace {
  private let location: SourceLocation
  private let file: StaticString
  private let line: UInt

  init(_ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt) {
    location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: Int(clamping: line), column: Int(clamping: column))
    self.file = file
    self.line = line
  }

  /// Fails the running test for a reason. Outside of a test of Swift Testing both frameworks are told, and the one that
  /// runs takes it.
  func expectNone(_ reason: String?) {
    guard let reason else { return }
    Issue.record(Comment(rawValue: reason), sourceLocation: location)
    #if canImport(XCTest)
      if Test.current == nil { XCTFail(reason, file: file, line: line) }
    #endif
  }
}
