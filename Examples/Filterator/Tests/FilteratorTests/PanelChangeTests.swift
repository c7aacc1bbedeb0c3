import FilterText
import Testing

@testable import Filterator

/// What a panel does to the text.
@Suite struct PanelChangeTests {
  /// The text after a panel is set.
  private func text(_ text: String, _ panel: some FilterPanel) -> String? {
    var changed = PanelText(text)
    guard let edits = changed.set(panel) else { return nil }
    var replayed = SourceText(text)
    for edit in edits { replayed = replayed.applying([edit]) ?? "the edit does not fit" }
    #expect(replayed.description == changed.text)
    return changed.text
  }

  @Test func names() {
    let rows =
      [
        ("", "mar", "mar"), ("shoe>40", "mar", "shoe>40 mar"), ("m shoe>40", "ma", "ma shoe>40"),
        ("mar shoe>40", "", "shoe>40"),
        ("shoe>40 mar", "", "shoe>40"), ("name:mar", "", ""), ("mar tin", "mar", "mar"),
        ("mar  tin x", "mar x", "mar x"),
        ("mar", "mar or", "mar name:or"), ("-tin mar", "x y", "-tin x y"),
        ("shoe>40 or blood:a", "mar", "(shoe>40 or blood:a) mar"),
        ("(shoe>40", "mar", "mar (shoe>40"), ("o:\"half", "mar", "mar o:\"half"), ("a\"b c", "a\"b", "a\"b"),
        ("a (shoe>40 or  b)", "c", "c (shoe>40 or  b)"), ("NAME:mar  and shoe>40", "mari", "mari  and shoe>40"),
        ("mar and shoe>40", "", "shoe>40"), ("shoe>40 or", "x", "(shoe>40 or) x"), ("a ) or b", "x", "((a ) or b) x"),
        ("a or)b", "x", "(a or b) x"),
      ] as [(String, String, String)]
    for (before, typed, after) in rows {
      #expect(text(before, NamePanel(typed: typed)) == after)
    }
  }

  @Test func shoes() {
    let rows =
      [
        ("", 40, 44, "shoe>=40 shoe<=44"), ("mar", 42, 42, "mar shoe:42"),
        ("shoe>=40 shoe<=44", 41, 44, "shoe>=41 shoe<=44"),
        ("shoesize>=40 mar", 40, 44, "shoesize>=40 shoe<=44 mar"),
        ("mar shoe<=44 x", 40, 44, "mar shoe>=40 shoe<=44 x"),
        ("shoe>=40 mar shoe<=44", nil, nil, "mar"), ("shoe>=40 mar shoe<=44", nil, 44, "mar shoe<=44"),
        ("shoe:42 -shoe:41", 40, 44, "shoe>=40 shoe<=44 -shoe:41"),
        ("shoe>50 shoe<45", 40, nil, "shoe>50 shoe<45 shoe>=40"),
        ("shoe>50 shoe<45 shoe>=40", nil, nil, "shoe>50 shoe<45"),
        ("shoe>50 shoe<45 \"ha", 40, nil, "shoe>50 shoe<45 shoe>=40 \"ha"),
        ("shoe>40 or mar", 40, nil, "(shoe>40 or mar) shoe>=40"), ("shoe>=", 40, nil, "shoe>= shoe>=40"),
        ("shoe>40 mar", 41, nil, "shoe>40 mar"), ("order:name , shoe>=40 -x", nil, 9, "order:name , shoe<=9 -x"),
      ] as [(String, Int?, Int?, String)]
    for (before, lower, upper, after) in rows {
      #expect(text(before, ShoePanel(lower, upper)) == after)
    }
  }

  @Test func bloods() {
    let rows =
      [
        ("mar", [.aPositive], "mar blood:a+"),
        ("blood:a+ mar", [.aPositive, .zeroNegative], "(blood:a+ or blood:0-) mar"),
        ("( blood:a+  or blood:b ) x", [.bPositive, .aPositive, .bNegative], "( blood:a+  or blood:b ) x"),
        ("( blood:a+  or blood:b ) x", [], "x"), ("blood:a or blood:b", [.abPositive], "blood:ab+"),
        ("blood:a blood:negative", [.zeroNegative], "blood:0-"),
        ("-blood:a (x or y)", [.bPositive], "-blood:a (x or y) blood:b+"),
        ("blood:a blood:b", [.abPositive], "blood:a blood:b blood:ab+"),
      ] as [(String, [BloodType], String)]
    for (before, types, after) in rows {
      #expect(text(before, BloodPanel(types)) == after)
    }
  }

  @Test func whatIsShownAlreadyChangesNothing() {
    var text = PanelText("shoesize>40  mar")
    #expect(text.set(ShoePanel(41, nil)) == [])
    #expect(text.set(NamePanel(typed: "mar")) == [])
    #expect(text.set(BloodPanel()) == [])
    #expect(text.text == "shoesize>40  mar")
  }

  @Test func aTextNestedToTheLimitHasNoRoom() {
    let deep = "x or " + String(repeating: "(a or b ", count: 127) + "(c or d)" + String(repeating: ")", count: 127)
    var text = PanelText(deep)
    #expect(text.set(NamePanel(typed: "mar")) == nil)
    #expect(text.text == deep)
  }
}
