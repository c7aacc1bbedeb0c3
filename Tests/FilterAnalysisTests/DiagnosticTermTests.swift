import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing

/// Diagnostics about single terms, with what their first fixes make of the query.
@Suite struct DiagnosticTermTests {
  @Test func unknownFields() {
    expectDiagnostics("①foo②:bar", ExpectedDiagnostic(.warning, "unknown-field"))
    expectDiagnostics("①zzzzzz②:bar", ExpectedDiagnostic(.warning, "unknown-field"))
    expectDiagnostics("①subtype②:elf", ExpectedDiagnostic(.warning, "unknown-field", fixed: "t:elf"))
    expectDiagnostics("①color_identity②<=wu", ExpectedDiagnostic(.warning, "unknown-field", fixed: "id<=wu"))
    expectDiagnostics("①typ②:elf", ExpectedDiagnostic(.warning, "unknown-field", fixed: "type:elf"))
    expectDiagnostics("①fromat②:modern", ExpectedDiagnostic(.warning, "unknown-field", fixed: "format:modern"))
    expectDiagnostics("-①xx②:modern", ExpectedDiagnostic(.warning, "unknown-field", fixed: "-f:modern"))
  }

  @Test func unknownValues() {
    expectDiagnostics("f:①modren②", ExpectedDiagnostic(.warning, "unknown-value", fixed: "f:modern"))
    expectDiagnostics("r:①mithic②", ExpectedDiagnostic(.warning, "unknown-value", fixed: "r:mythic"))
    expectDiagnostics("is:①reprnt②", ExpectedDiagnostic(.warning, "unknown-value", fixed: "is:reprint"))
    expectDiagnostics("order:①relesed②", ExpectedDiagnostic(.warning, "unknown-value", fixed: "order:released"))
    expectDiagnostics("f:①goblin②", ExpectedDiagnostic(.warning, "unknown-value", fixed: "t:goblin"))
  }

  @Test func operators() {
    expectDiagnostics("t①>=②elf", ExpectedDiagnostic(.warning, "operator-not-taken", fixed: "t:elf"))
    expectDiagnostics("f①!=②modern", ExpectedDiagnostic(.warning, "operator-not-taken", fixed: "-f:modern"))
    expectDiagnostics("-f①!=②modern", ExpectedDiagnostic(.warning, "operator-not-taken", fixed: "f:modern"))
    expectDiagnostics("order①=②cmc", ExpectedDiagnostic(.warning, "operator-not-taken", fixed: "order:cmc"))
    expectDiagnostics("mv①>②even", ExpectedDiagnostic(.warning, "operator-not-taken", fixed: "mv:even"))
    expectDiagnostics("t=①:②elf", ExpectedDiagnostic(.warning, "stray-operator", fixed: "t:elf"))
    expectDiagnostics("c>①;uw②", ExpectedDiagnostic(.warning, "malformed-colors", fixed: "c>=uw", "c>uw"))
  }

  @Test func quotesAndNothing() {
    expectDiagnostics("is:①\"foil\"②", ExpectedDiagnostic(.warning, "quoted-value", fixed: "is:foil"))
    expectDiagnostics("pow:①\"3\"②", ExpectedDiagnostic(.warning, "quoted-value", fixed: "pow:3"))
    expectDiagnostics("o:①\"\"② bolt", ExpectedDiagnostic(.warning, "empty-value", fixed: "bolt"))
  }

  @Test func numbersAndDates() {
    expectDiagnostics("pow>①big②", ExpectedDiagnostic(.warning, "malformed-number"))
    expectDiagnostics("pow>①toughnes②", ExpectedDiagnostic(.warning, "malformed-number", fixed: "pow>toughness"))
    expectDiagnostics("pow>①99999999999②", ExpectedDiagnostic(.warning, "number-out-of-range"))
    expectDiagnostics("pow>①pow② bolt", ExpectedDiagnostic(.warning, "same-column", fixed: "bolt"))
    expectDiagnostics("date:①2020-3-7②", ExpectedDiagnostic(.warning, "malformed-date", fixed: "date:2020-03-07"))
    expectDiagnostics("date:①2020-13②", ExpectedDiagnostic(.warning, "malformed-date"))
    expectDiagnostics("year>=①2020-03②", ExpectedDiagnostic(.warning, "malformed-date", fixed: "date>=2020-03"))
  }

  @Test func colorsAndCosts() {
    expectDiagnostics("id:①esprr②", ExpectedDiagnostic(.warning, "malformed-colors", fixed: "id:esper"))
    expectDiagnostics("c:①rgx②", ExpectedDiagnostic(.warning, "malformed-colors", fixed: "c:rg"))
    expectDiagnostics("c:①rc②", ExpectedDiagnostic(.warning, "mixed-colors", fixed: "c:r"))
    expectDiagnostics("m:2①k②", ExpectedDiagnostic(.warning, "malformed-cost"))
    expectDiagnostics("m:①{②2", ExpectedDiagnostic(.warning, "malformed-cost", fixed: "m:{2}"))
    expectDiagnostics("devotion:①wu②", ExpectedDiagnostic(.warning, "mixed-devotion"))
  }

  @Test func expressionsAndIdentifiers() {
    expectDiagnostics("cn:①/12/②", ExpectedDiagnostic(.warning, "regex-not-taken", fixed: "cn:12"))
    expectDiagnostics("o:/①(②/", ExpectedDiagnostic(.error, "regex-unclosed-group", fixed: "o:/()/"))
    expectDiagnostics("oracleid:①5②", ExpectedDiagnostic(.warning, "malformed-identifier"))
    expectDiagnostics("mtgoid:①x②", ExpectedDiagnostic(.warning, "malformed-identifier"))
    let many = (1...7).map { "o:/a\($0)/" }.joined(separator: " ")
    expectDiagnostics(many, ExpectedDiagnostic(.information, "too-many-regexes"))
  }

  @Test func gluedThings() {
    expectDiagnostics("pow=1①t:goblin②", ExpectedDiagnostic(.warning, "glued-term", fixed: "pow=1 t:goblin"))
    expectDiagnostics("t:elf①c:g②", ExpectedDiagnostic(.warning, "glued-term", fixed: "t:elf c:g"))
    expectDiagnostics("t:goblin①,② c:r", ExpectedDiagnostic(.warning, "glued-comma", fixed: "t:goblin c:r"))
    expectDiagnostics("pow=1①,②", ExpectedDiagnostic(.warning, "glued-comma", fixed: "pow=1"))
    expectDiagnostics("f:①modern,legacy②", ExpectedDiagnostic(.warning, "value-list", fixed: "(f:modern or f:legacy)"))
    expectDiagnostics("cn:①1-5②", ExpectedDiagnostic(.warning, "value-list", fixed: "cn>=1 cn<=5"))
    expectDiagnostics("-mv:①1-5②", ExpectedDiagnostic(.warning, "value-list", fixed: "-(mv>=1 mv<=5)"))
  }

  @Test func negatedNumbers() {
    expectDiagnostics("①-pow>=3②", ExpectedDiagnostic(.warning, "negated-number", fixed: "pow<3", "-(pow>=3)"))
    expectDiagnostics("①-mv:even②", ExpectedDiagnostic(.warning, "negated-number", fixed: "mv:odd", "-(mv:even)"))
    expectDiagnostics(
      "①-date>2020②", ExpectedDiagnostic(.warning, "negated-number", fixed: "date<=2020", "-(date>2020)"))
    expectDiagnostics("①-pow>tou②", ExpectedDiagnostic(.warning, "negated-number", fixed: "pow<=tou", "-(pow>tou)"))
  }

  @Test func swappedRoles() {
    expectDiagnostics("t:①flying②", ExpectedDiagnostic(.hint, "swapped-role", fixed: "kw:flying"))
    expectDiagnostics("kw:①goblin②", ExpectedDiagnostic(.hint, "swapped-role", fixed: "t:goblin"))
    expectDiagnostics("c:①elf②", ExpectedDiagnostic(.warning, "malformed-colors", fixed: "t:elf"))
  }

  @Test func missingOperatorsAndFields() {
    expectDiagnostics("①cmc3②", ExpectedDiagnostic(.hint, "run-together", fixed: "cmc:3"))
    expectDiagnostics("①typeelf②", ExpectedDiagnostic(.hint, "run-together", fixed: "type:elf"))
    expectDiagnostics("①t;elf②", ExpectedDiagnostic(.hint, "run-together", fixed: "t:elf"))
    expectDiagnostics("①:elf②", ExpectedDiagnostic(.error, "missing-field", fixed: "t:elf"))
    expectDiagnostics("o:① ②fly", ExpectedDiagnostic(.error, "space-after-operator", fixed: "o:fly"))
    expectDiagnostics("c=>r")
  }
}
