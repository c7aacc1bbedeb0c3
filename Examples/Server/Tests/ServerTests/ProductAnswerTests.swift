import FilterLists
import FilterQueryKit
import Foundation
import Testing

@testable import Server

/// The answers without a socket.
@Suite struct ProductAnswerTests {
  private static let catalog = Catalog()

  @Test func parametersAreRefusedWithAReason() {
    let rows =
      [
        ("lmit=3", 400, "unknown parameter 'lmit'; the parameters are q, limit, after and complete"),
        ("limit=0", 400, "'limit' must be a number from 1 to 100, not '0'"),
        ("limit=101", 400, "'limit' must be a number from 1 to 100, not '101'"),
        ("limit=", 400, "'limit' must be a number from 1 to 100, not ''"),
        ("after=-1", 400, "'after' must be a number from 0 to 2147483647, not '-1'"),
        ("q=a&q=b", 400, "parameter 'q' is given twice"),
        ("q=%C3", 400, "'%C3' is not UTF-8"),
        ("q=50%", 400, "'%' must be followed by two hexadecimal digits in '50%'"),
        ("q=50%+1", 400, "'%' must be followed by two hexadecimal digits in '50%+1'"),
        ("q=lamp&complete=5", 400, "'complete' is 5, but the query has 4 bytes"),
        ("q=caf%C3%A9&complete=4", 400, "'complete' is 4, which is within a character"),
        ("q=a&complete=1&limit=3", 400, "parameter 'limit' has no meaning with 'complete'"),
        ("complete=0&after=0", 400, "parameter 'after' has no meaning with 'complete'"),
        ("q=" + String(repeating: "a", count: 1_001), 414, "the query has 1001 bytes; 1000 are permitted"),
      ] as [(String, Int, String)]
    for (parameters, status, reason) in rows {
      #expect(throws: Refusal(reason, status: status)) { try ProductRequest(parsing: parameters) }
    }
  }

  @Test func valuesAreDecodedAsFormsWriteThem() throws {
    let request = try ProductRequest(parsing: "q=caf%c3%A9+price%3C=3%2B%26&after=7&limit=2&")
    #expect(request.query == "café price<=3+&" && request.after == 7 && request.limit == 2)
    #expect(try ProductRequest(parsing: "q") == ProductRequest(parsing: ""))
    #expect(try ProductRequest(parsing: "q=" + String(repeating: "a", count: 1_000)).query.utf8.count == 1_000)
  }

  /// The pages of a query are its products in their order, whatever their length.
  @Test(arguments: [1, 2, 3, 100])
  func pagesHaveEveryProductOnce(limit: Int) throws {
    let list = Self.catalog.list(until: .now + .seconds(600))
    let plan = list.plan(AnalyzedQuery(parsing: "-state:used", vocabulary: list.vocabulary))
    var request = try ProductRequest(parsing: "limit=\(limit)")
    var found: [Int] = []
    while true {
      let page = try ProductPage(of: request, finding: plan, in: list, of: Self.catalog)
      found += page.items.map { $0.id }
      #expect(page.count == 8 && page.items.count <= limit)
      guard let next = page.next else { break }
      #expect(next == found.last)
      request.after = next
    }
    #expect(found == [1, 3, 4, 6, 7, 8, 9, 12])
  }

  /// The clock is read before every piece, so that a search over its time is cut off.
  @Test func aSearchEndsAtItsDeadline() async throws {
    let answer = try await ProductAnswer(to: "q=lamp", from: Self.catalog, until: .now)
    #expect(answer.status == 503 && answer.json == #"{"error":"the search took too long"}"#)
  }

  /// A query that finds nothing ends there too.
  @Test func aSearchWithoutRowsEndsAtItsDeadline() async throws {
    let answer = try await ProductAnswer(
      to: "q=lamp+chair", from: Catalog(copies: 1 << 50), until: .now + .milliseconds(20))
    #expect(answer.status == 503)
  }

  @Test func aProductHasItsVerdict() throws {
    let list = Self.catalog.list(until: .now + .seconds(600))
    let plan = list.plan(AnalyzedQuery(parsing: "lamp", vocabulary: list.vocabulary))
    #expect(try list.verdict(on: 1, of: plan).isFound && !list.verdict(on: 2, of: plan).isFound)
    #expect(throws: ListFailure("there is no product 13")) { try list.verdict(on: 13, of: plan) }
    #expect(try list.count(of: plan) == 4)
  }

  /// Searches without an end leave the tasks of the server free.
  @Test(.timeLimit(.minutes(1))) func searchesHoldUpNoOtherRequest() async throws {
    let catalog = Catalog(copies: 1 << 50)
    let searches = (0..<2 * ProcessInfo.processInfo.activeProcessorCount).map { _ in
      Task { try await ProductAnswer(to: "q=lamp+chair", from: catalog, until: .now + .seconds(1 << 30)) }
    }
    defer { for search in searches { search.cancel() } }
    try await Task.sleep(for: .milliseconds(50))
    let answer = try await ProductAnswer(to: "q=lamp&limit=1", from: Self.catalog, until: .now + .seconds(600))
    #expect(answer.json.hasPrefix(#"{"count":4,"#))
  }

  /// A list that no machine searches in the life of this test.
  @Test func aCancelledSearchEnds() async throws {
    let catalog = Catalog(copies: 1 << 50)
    let search = Task { try await ProductAnswer(to: "q=lamp", from: catalog, until: .now + .seconds(1 << 30)) }
    search.cancel()
    await #expect(throws: CancellationError.self) { try await search.value }
  }

  @Test func optionsAreRead() throws {
    let options = try ServerOptions(["--port", "0", "--copies", "7", "--time-limit", "20"])
    #expect(options.port == 0 && options.copies == 7 && options.timeLimit == 20)
    #expect(throws: Refusal("unknown option '--prot'; the options are --port, --time-limit and --copies")) {
      try ServerOptions(["--prot", "1"])
    }
    #expect(throws: Refusal("'--port' must be followed by a number")) { try ServerOptions(["--port"]) }
  }
}
