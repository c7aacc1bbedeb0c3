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
    #expect(Rewriter(["a b", "state"]) == nil && Rewriter(["a"]) == nil)
  }
}
