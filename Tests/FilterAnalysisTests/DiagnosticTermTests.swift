import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing

/// Findings about single terms, with what their first fixes make of the query.
@Suite struct DiagnosticTermTests {
  @Test func unknownFields() {
    expectFindings("①foo②:bar", ExpectedFinding(.warning, "unknown-field", fixed: "fo:bar"))
    expectFindings("①zzzzzz②:bar", ExpectedFinding(.warning, "unknown-field"))
    expectFindings("①subtype②:elf", ExpectedFinding(.warning, "unknown-field", fixed: "t:elf"))
    expectFindings("①color_identity②<=wu", ExpectedFinding(.warning, "unknown-field", fixed: "id<=wu"))
    expectFindings("①typ②:elf", ExpectedFinding(.warning, "unknown-field", fixed: "type:elf"))
    expectFindings("①fromat②:modern", ExpectedFinding(.warning, "unknown-field", fixed: "format:modern"))
    expectFindings("-①xx②:modern", ExpectedFinding(.warning, "unknown-field", fixed: "-f:modern"))
  }

  @Test func unknownValues() {
    expectFindings("f:①modren②", ExpectedFinding(.warning, "unknown-value", fixed: "f:modern"))
    expectFindings("r:①mithic②", ExpectedFinding(.warning, "unknown-value", fixed: "r:mythic"))
    expectFindings("is:①reprnt②", ExpectedFinding(.warning, "unknown-value", fixed: "is:reprint"))
    expectFindings("order:①relesed②", ExpectedFinding(.warning, "unknown-value", fixed: "order:released"))
    expectFindings("f:①goblin②", ExpectedFinding(.warning, "unknown-value", fixed: "t:goblin"))
  }

  @Test func operators() {
    expectFindings("t①>=②elf", ExpectedFinding(.warning, "operator-not-taken", fixed: "t:elf"))
    expectFindings("f①!=②modern", ExpectedFinding(.warning, "operator-not-taken", fixed: "-f:modern"))
    expectFindings("-f①!=②modern", ExpectedFinding(.warning, "operator-not-taken", fixed: "f:modern"))
    expectFindings("order①=②cmc", ExpectedFinding(.warning, "operator-not-taken", fixed: "order:cmc"))
    expectFindings("mv①>②even", ExpectedFinding(.warning, "operator-not-taken", fixed: "mv:even"))
    expectFindings("t=①:②elf", ExpectedFinding(.warning, "stray-operator", fixed: "t:elf"))
    expectFindings("c>①;uw②", ExpectedFinding(.warning, "malformed-colors", fixed: "c>=uw", "c>uw"))
  }

  @Test func quotesAndNothing() {
    expectFindings("is:①\"foil\"②", ExpectedFinding(.warning, "quoted-value", fixed: "is:foil"))
    expectFindings("pow:①\"3\"②", ExpectedFinding(.warning, "quoted-value", fixed: "pow:3"))
    expectFindings("o:①\"\"② bolt", ExpectedFinding(.warning, "empty-value", fixed: "bolt"))
  }

  @Test func numbersAndDates() {
    expectFindings("pow>①big②", ExpectedFinding(.warning, "malformed-number"))
    expectFindings("pow>①toughnes②", ExpectedFinding(.warning, "malformed-number", fixed: "pow>toughness"))
    expectFindings("pow>①99999999999②", ExpectedFinding(.warning, "number-out-of-range"))
    expectFindings("pow>①pow② bolt", ExpectedFinding(.warning, "same-column", fixed: "bolt"))
    expectFindings("date:①2020-3-7②", ExpectedFinding(.warning, "malformed-date", fixed: "date:2020-03-07"))
    expectFindings("date:①2020-13②", ExpectedFinding(.warning, "malformed-date"))
    expectFindings("year>=①2020-03②", ExpectedFinding(.warning, "malformed-date", fixed: "date>=2020-03"))
  }

  @Test func colorsAndCosts() {
    expectFindings("id:①esprr②", ExpectedFinding(.warning, "malformed-colors", fixed: "id:esper"))
    expectFindings("c:①rgx②", ExpectedFinding(.warning, "malformed-colors", fixed: "c:rg"))
    expectFindings("c:①rc②", ExpectedFinding(.warning, "mixed-colors", fixed: "c:r"))
    expectFindings("m:2①k②", ExpectedFinding(.warning, "malformed-cost"))
    expectFindings("m:①{②2", ExpectedFinding(.warning, "malformed-cost", fixed: "m:{2}"))
    expectFindings("devotion:①wu②", ExpectedFinding(.warning, "mixed-devotion"))
  }

  @Test func expressionsAndIdentifiers() {
    expectFindings("cn:①/12/②", ExpectedFinding(.warning, "regex-not-taken", fixed: "cn:12"))
    expectFindings("o:/①(②/", ExpectedFinding(.error, "regex-unclosed-group", fixed: "o:/()/"))
    expectFindings("oracleid:①5②", ExpectedFinding(.warning, "malformed-identifier"))
    expectFindings("mtgoid:①x②", ExpectedFinding(.warning, "malformed-identifier"))
    let many = (1...7).map { "o:/a\($0)/" }.joined(separator: " ")
    expectFindings(many, ExpectedFinding(.error, "too-many-regexes"))
  }

  @Test func gluedThings() {
    expectFindings("pow=1①t:goblin②", ExpectedFinding(.warning, "glued-term", fixed: "pow=1 t:goblin"))
    expectFindings("t:elf①c:g②", ExpectedFinding(.warning, "glued-term", fixed: "t:elf c:g"))
    expectFindings("t:goblin①,② c:r", ExpectedFinding(.warning, "glued-comma", fixed: "t:goblin c:r"))
    expectFindings("pow=1①,②", ExpectedFinding(.warning, "glued-comma", fixed: "pow=1"))
    expectFindings("f:①modern,legacy②", ExpectedFinding(.warning, "value-list", fixed: "(f:modern or f:legacy)"))
    expectFindings("cn:①1-5②", ExpectedFinding(.warning, "value-list", fixed: "cn>=1 cn<=5"))
    expectFindings("-mv:①1-5②", ExpectedFinding(.warning, "value-list", fixed: "-(mv>=1 mv<=5)"))
  }

  @Test func negatedNumbers() {
    expectFindings("①-pow>=3②", ExpectedFinding(.warning, "negated-number", fixed: "pow<3", "-(pow>=3)"))
    expectFindings("①-mv:even②", ExpectedFinding(.warning, "negated-number", fixed: "mv:odd", "-(mv:even)"))
    expectFindings("①-date>2020②", ExpectedFinding(.warning, "negated-number", fixed: "date<=2020", "-(date>2020)"))
    expectFindings("①-pow>tou②", ExpectedFinding(.warning, "negated-number", fixed: "pow<=tou", "-(pow>tou)"))
  }

  @Test func swappedRoles() {
    expectFindings("t:①flying②", ExpectedFinding(.hint, "swapped-role", fixed: "kw:flying"))
    expectFindings("kw:①goblin②", ExpectedFinding(.hint, "swapped-role", fixed: "t:goblin"))
    expectFindings("c:①elf②", ExpectedFinding(.warning, "malformed-colors", fixed: "t:elf"))
  }

  @Test func missingOperatorsAndFields() {
    expectFindings("①cmc3②", ExpectedFinding(.hint, "run-together", fixed: "cmc:3"))
    expectFindings("①typeelf②", ExpectedFinding(.hint, "run-together", fixed: "type:elf"))
    expectFindings("①t;elf②", ExpectedFinding(.hint, "run-together", fixed: "t:elf"))
    expectFindings("①:elf②", ExpectedFinding(.error, "missing-field", fixed: "t:elf"))
    expectFindings("o:① ②fly", ExpectedFinding(.error, "space-after-operator", fixed: "o:fly"))
    expectFindings("c=>r")
  }
}
