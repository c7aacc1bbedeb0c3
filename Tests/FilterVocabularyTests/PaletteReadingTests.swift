import FilterVocabulary
import Testing

/// Reading values of fields of colors. Source: Reference 3.1 and 3.2.
@Suite struct PaletteReadingTests {
  /// The value as text: `rg`, `#2`, `none`, `many`, `any`, or the reason why it is none.
  private func read(_ text: String, _ palette: Palette) -> String {
    do {
      switch try palette.read(text) {
      case .colors(let set): return palette.letters(of: set)
      case .count(let count): return "#\(count)"
      case .none: return "none"
      case .many: return "many"
      case .any: return "any"
      }
    } catch {
      return "\(error)"
    }
  }

  @Test func colorsAreLettersOrNames() {
    let rows: [(String, String)] = [
      ("rg", "rg"), ("gr", "rg"), ("WU", "wu"), ("w-u", "wu"), ("W U", "wu"), ("wuw", "wu"), ("wubrg", "wubrg"),
      ("u", "u"),
      ("white", "w"), ("Blue", "u"), ("black", "b"), ("red", "r"), ("green", "g"), ("esper", "wub"), ("ESPER", "wub"),
      ("azorius", "wu"), ("boros", "wr"), ("simic", "ug"), ("silverquill", "wb"), ("temur", "urg"),
      ("yore-tiller", "wubr"), ("yoretiller", "wubr"), ("Yore Tiller", "wubr"), ("artifice", "wubr"),
      ("glint-eye", "ubrg"), ("dune-brood", "wbrg"), ("ink-treader", "wurg"), ("witch-maw", "wubg"), ("growth", "wubg"),
    ]
    for (text, letters) in rows {
      #expect(read(text, .five) == letters, "\(text)")
    }
  }

  @Test func someWordsAreNoColors() {
    let rows: [(String, String)] = [
      ("c", "none"), ("C", "none"), ("colorless", "none"), ("colourless", "none"), ("brown", "none"), ("m", "many"),
      ("M", "many"), ("multicolor", "many"), ("gold", "many"), ("0", "#0"), ("1", "#1"), ("2", "#2"), ("5", "#5"),
      ("rainbow", "#5"), ("all", "#5"),
    ]
    for (text, value) in rows {
      #expect(read(text, .five) == value, "\(text)")
    }
  }

  @Test func whatIsRefusedSaysWhy() {
    let rows: [(String, String)] = [
      ("", "empty"), ("-", "empty"), (" _ ", "empty"), ("6", "unknownLetter(at: 0)"), ("9", "unknownLetter(at: 0)"),
      ("10", "unknownLetter(at: 0)"), ("22", "unknownLetter(at: 0)"), ("rc", "noneAmongColors"),
      ("cr", "noneAmongColors"), ("rm", "manyAmongColors"), ("mr", "manyAmongColors"), ("cm", "noneAmongColors"),
      ("mc", "manyAmongColors"), ("x", "unknownLetter(at: 0)"), ("rx", "unknownLetter(at: 1)"),
      ("wé", "unknownLetter(at: 1)"), ("yore", "unknownName"), ("Glint", "unknownName"), ("dune", "unknownName"),
      ("ink", "unknownName"), ("witch", "unknownName"), ("five", "unknownName"), ("mono", "unknownName"),
      ("nephilim", "unknownName"), ("chromatic", "unknownName"), ("brokers", "unknownName"), ("Obscura", "unknownName"),
      ("w2", "unknownLetter(at: 1)"), ("any", "unknownLetter(at: 0)"),
    ]
    for (text, reason) in rows {
      #expect(read(text, .five) == reason, "\(text)")
    }
  }

  @Test func kindsOfManaAreSix() {
    let rows: [(String, String)] = [
      ("c", "c"), ("wc", "wc"), ("6", "#6"), ("all", "#6"), ("rainbow", "#5"), ("any", "any"), ("m", "many"),
      ("colorless", "unknownLetter(at: 1)"), ("brown", "unknownLetter(at: 2)"), ("7", "unknownLetter(at: 0)"),
    ]
    for (text, value) in rows {
      #expect(read(text, .mana) == value, "\(text)")
    }
  }

  @Test func namesOfOtherListsMaySpellAsTheyLike() {
    let rows: [(String, String)] = [
      ("light-brown", "n"), ("Light Brown", "n"), ("hazelbrown", "n"), ("BLUE", "b"), ("odd eyed", "bg"), ("gb", "bg"),
      ("onecolor", "#1"), ("no-color", "none"), ("two colors", "many"), ("anycolor", "any"), ("3", "#3"),
      ("4", "unknownLetter(at: 0)"),
    ]
    for (text, value) in rows {
      #expect(read(text, .eyes) == value, "\(text)")
    }
  }

  @Test func everySetIsReadFromItsLetters() throws {
    for palette in [Palette.five, .mana] {
      for bits in 1..<UInt8(palette.setCount) {
        let set = ColorSet(bits: bits)
        #expect(try palette.read(palette.letters(of: set)) == .colors(set))
        #expect(palette.letters(String(palette.letters(of: set).uppercased().reversed())) == set)
        #expect(set.count == palette.letters(of: set).count)
      }
    }
    #expect(Palette.five.letters(of: ColorSet(bits: 0)) == "")
    #expect(Palette.five.letters("") == nil)
    #expect(Palette.five.letters("wx") == nil)
  }

  @Test func aSeventhColorIsLeftOut() {
    let palette = Palette("p", colors: "abcdefgh".map { Palette.Color(String($0), name: "color \($0)") })
    #expect(palette.colors.map { $0.letter }.joined() == "abcdef")
    #expect(palette.setCount == 64)
  }

  @Test func nicknamesOfAnySpellingAreFound() {
    #expect(Palette.five.colors(named: "Yore_Tiller") == Palette.five.letters("wubr"))
    #expect(Palette.five.colors(named: "WHITE") == Palette.five.letters("w"))
    #expect(Palette.five.colors(named: "wu") == nil)
    #expect(Palette.five.colors(named: "yore") == nil)
  }
}
