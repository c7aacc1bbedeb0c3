import FilterAST
import FilterParser
import FilterPrinter
import FilterText
import Testing

@testable import Rewriter

@Suite struct RewriterTests {
  @Test func namesChange() throws {
    let rewriter = try #require(Rewriter(["status", "state"]))
    #expect(
      rewriter.canonical("-status:open  (status=\"on hold\" or lamp)") == "-state:open (state=\"on hold\" or lamp)")
    #expect(rewriter.edited("  -status:open (lamp  or status:/x/)") == "  -state:open (lamp  or state:/x/)")
    #expect(rewriter.report(of: "status:new lamp") == "state:new lamp")
    #expect(rewriter.report(of: "(status:new or").hasSuffix("written: state:new"))
    #expect(rewriter.canonical("status:") == "")
    // Ranges and values of the syntax of lists.
    #expect(rewriter.canonical("status:1..3 and status in (a, b)") == "state:1..3 (state=a or state=b)")
    #expect(Rewriter(["a b", "state"]) == nil && Rewriter(["a"]) == nil)
  }

  @Test func queriesAreTrees() throws {
    let query = try #require(ParsedQuery(parsing: "a or (b c)", syntax: .lists).query)
    #expect(depth(of: query) == 2)
    #expect(narrowedAndOthers(query).map { $0.canonicalText } == ["(a or b c) -status:closed", "-(a or b c)"])
  }
}
