#if canImport(XCTest)
  import FilterQueryKit
  import FilterTestSupport
  import XCTest

  @testable import SavedQueries

  /// The same expectations in a test of XCTest.
  final class SavedQueriesXCTests: XCTestCase {
    func testEveryQueryIsUnderstood() {
      for query in SavedQueries.all.values { expectValid(query, in: SavedQueries.list) }
    }
  }
#endif
