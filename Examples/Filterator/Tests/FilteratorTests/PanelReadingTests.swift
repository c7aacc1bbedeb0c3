import FilterAST
import Testing

@testable import Filterator

/// What the panels show of a text.
@Suite struct PanelReadingTests {
  @Test func names() {
    let rows =
      [
        ("", "", false), ("mar", "mar", false), ("name:mar", "mar", false), ("name=mar", "", true),
        ("mar shoe>40 tin", "mar tin", false), ("\"van der\" mar", "\"van der\" mar", false),
        ("mar and tin", "mar tin", false),
        ("-mar", "", true), ("!mar", "", true), ("mar or tin", "", true), ("(mar tin)", "", true),
        ("(mar)", "mar", false),
        ("tin -mar", "tin", true), ("\"van de", "", true), ("name:", "", true), ("tin name:/^m/", "tin", true),
        ("shoe>40 or blood:a", "", false), ("name:or", "or", false), ("-", "", false), ("!", "", false),
      ] as [(String, String, Bool)]
    for (text, shown, saysMore) in rows {
      let state = PanelText(text).name
      #expect(state.panel.text == shown)
      #expect(state.saysMore == saysMore)
    }
  }

  @Test func shoes() {
    let rows =
      [
        ("", nil, nil, false), ("shoe>=40", 40, nil, false), ("shoe>=40 shoe<=44", 40, 44, false),
        ("shoe:42", 42, 42, false),
        ("shoesize=42", 42, 42, false), ("shoe>40 mar shoe<44", 41, 43, false), ("shoe>=40 shoe>=42", 42, nil, false),
        ("shoe>=40.0", 40, nil, false), ("(shoe>=40)", 40, nil, false), ("SHOE>=40 and mar", 40, nil, false),
        ("shoe>=40.5", nil, nil, true), ("shoe!=42", nil, nil, true), ("-shoe>=40", nil, nil, true),
        ("-(shoe>=40)", nil, nil, true),
        ("shoe>40 or name:mar", nil, nil, true), ("(shoe>40 or name:mar) shoe<=44", nil, 44, true),
        ("shoe>", nil, nil, true),
        ("shoe:abc", nil, nil, true), ("shoe:40 shoe:42", nil, nil, true), ("shoe>50 shoe<45 mar", nil, nil, true),
        ("shoe>50 shoe<45 shoe>=40 shoe<=44", 40, 44, true), ("(shoe>=40 mar)", nil, nil, true),
        ("mar", nil, nil, false),
        ("shoe<0", nil, nil, true), ("shoe>=99999999", nil, nil, true), ("(shoe>=40", nil, nil, true),
      ] as [(String, Int?, Int?, Bool)]
    for (text, lower, upper, saysMore) in rows {
      let state = PanelText(text).shoe
      #expect(state.panel.lower == lower && state.panel.upper == upper)
      #expect(state.saysMore == saysMore)
    }
  }

  @Test func bloods() {
    let rows =
      [
        ("", [], false), ("blood:a+", [.aPositive], false), ("blood:a", [.aPositive, .aNegative], false),
        ("blood:o-", [.zeroNegative], false), ("(blood:a+ or blood:0-)", [.aPositive, .zeroNegative], false),
        ("blood:a+ or blood:0-", [.aPositive, .zeroNegative], false), ("blood:a blood:negative", [.aNegative], false),
        ("mar ((blood:b) or (blood:a+ or blood:a-))", [.aPositive, .aNegative, .bPositive, .bNegative], false),
        ("blood:a blood:b", [], true), ("blood:a blood:b blood:ab+", [.abPositive], true), ("-blood:a", [], true),
        ("(blood:a or mar)", [], true), ("blood:a or mar", [], true), ("(blood:a or -blood:b)", [], true),
        ("(blood:a or blood:b", [], true), ("blood:c", [], true), ("blood:", [], true), ("(blood:a or)", [], true),
        ("mar shoe:40", [], false), ("\"blood:a\"", [], false),
      ] as [(String, [BloodType], Bool)]
    for (text, types, saysMore) in rows {
      let state = PanelText(text).blood
      #expect(state.panel == BloodPanel(types))
      #expect(state.saysMore == saysMore)
    }
  }

  @Test(
    arguments: [
      ("born>=1980 born<=1989", 1980, 1989, false), ("birthday:1984", 1984, 1984, false),
      ("born>1979", 1980, nil, false),
      ("born>=1980-05", nil, nil, true), ("born<1990 born>=1990-05", nil, 1989, true),
    ] as [(String, Int?, Int?, Bool)])
  func years(text: String, lower: Int?, upper: Int?, saysMore: Bool) {
    let state = PanelText(text).born
    #expect(state.panel.lower == lower && state.panel.upper == upper)
    #expect(state.saysMore == saysMore)
  }
}

/// Panels by themselves.
@Suite struct PanelValueTests {
  @Test(arguments: [
    ("", []), ("  mar  tin ", ["mar", "tin"]), ("\"van der\" x", ["\"van der\"", "x"]), ("\"van de", ["\"van de\""]),
    ("'a b'c", ["\"a b\"", "c"]), ("\"\" x", ["x"]), (#""a \" b""#, [#"'a " b'"#]), ("o'neil", ["o'neil"]),
    ("a(b", ["\"a(b\""]),
  ])
  func typedNames(typed: String, words: [String]) {
    let panel = NamePanel(typed: typed)
    #expect(panel.words.map { $0.description } == words)
    #expect(NamePanel(typed: panel.text) == panel)
  }

  @Test func endsComeInOrder() {
    #expect(ShoePanel(44, 40) == ShoePanel(40, 44))
    #expect(ShoePanel(nil, 40).lower == nil)
    #expect(ShoePanel(-5, 1_000_000) == ShoePanel(0, 9_999))
    #expect(ShoePanel().isEmpty && !ShoePanel(nil, 40).isEmpty)
  }

  @Test func boxesToggle() {
    let panel = BloodPanel([.aPositive]).toggling(.bNegative)
    #expect(panel == BloodPanel([.aPositive, .bNegative]))
    #expect(panel.toggling(.aPositive) == BloodPanel([.bNegative]))
    #expect(BloodPanel.types(named: "negative").count == 4 && BloodPanel.types(named: "x").isEmpty)
  }

  @Test(arguments: [
    ([BloodType.aPositive], "blood:a+"), ([.aPositive, .aNegative], "blood:a"),
    ([.aPositive, .aNegative, .zeroNegative], "(blood:a or blood:0-)"),
    ([.aNegative, .bNegative, .abNegative, .zeroNegative], "blood:negative"), ([], ""),
    (BloodType.allCases, "(blood:a or blood:b or blood:ab or blood:0)"),
  ])
  func boxesAreWrittenShort(types: [BloodType], text: String) {
    #expect(BloodPanel(types).parts.map { $0.textAsOperand }.joined() == text)
  }
}
