import FilterQueryKit
import Testing
import _FilterTestSupport

/// Texts that once broke a law, as random tests and the fuzzer found them, shrunk. None may do so again.
@Suite struct RegressionTests {
  private static let texts: [(text: String, whatWentWrong: String)] = [
    ("(>(", "closing the outer group closed the inner one instead, and made it an empty one"),
    ("w:\n'", "closing the quote made it the value an operator waits for"),
    (">\te <f", "taking out the lone operator gave the word to the next one"),
    ("{( ):}", "tidying took out the space that kept a brace from being closed"),
    ("{/(})", "tidying took out the parentheses that kept a slash outside braces"),
    ("(\\(()", "a group that ends in a closed one was taken for closed"),
    ("(c(()", "the same"),
    ("-(/ a)", "tidying left the prefix before a separator"),
    ("-((a))", "tidying twice changed more than tidying once"),
    ("(/a=<{}>{///)And/!}{", "taking out the connective glued two slashes into braces"),
    ("(() ())", "tidying made two diagnostics of one"),
    ("! pow >=3", "gluing the mark to the word took the field from the operator"),
  ]

  @Test func whatOnceBrokeALawHoldsIt() {
    for (text, whatWentWrong) in Self.texts {
      if let reason = LawsOfText.check(SourceText(text)) { Issue.record("`\(text)` (\(whatWentWrong)): \(reason)") }
    }
  }
}
