import FilterAST
import Testing

@Suite struct PolarityTests {
  @Test func printsItselfAsThePrefix() {
    #expect(Polarity.allCases == [.positive, .negative])
    #expect(Polarity.positive.description == "")
    #expect(Polarity.negative.description == "-")
  }

  @Test func negatedIsTheOther() {
    #expect(Polarity.positive.negated == .negative)
    #expect(Polarity.negative.negated == .positive)
  }

  @Test func twoNegationsCancel() {
    #expect(Polarity.positive.applied(to: .positive) == .positive)
    #expect(Polarity.positive.applied(to: .negative) == .negative)
    #expect(Polarity.negative.applied(to: .positive) == .negative)
    #expect(Polarity.negative.applied(to: .negative) == .positive)
  }
}
