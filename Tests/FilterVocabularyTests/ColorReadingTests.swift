import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterVocabulary

/// Colors read from tables that are kept ready, against a search of the palette.
@Suite struct ColorReadingTests {
  /// A palette as the argument of a test, named by its letters.
  struct Example: CustomTestStringConvertible, Sendable {
    let palette: Palette

    var testDescription: String { palette.colors.map { $0.letter }.joined() }
  }

  static let palettes = ([.five, .mana, .eyes] + Vocabulary.scryfall.palettes).map { Example(palette: $0) }

  private static func reading(_ text: String, _ reader: ColorReader) -> Result<ColorValue, ColorError> {
    do throws(ColorError) { return .success(try reader.read(text)) } catch { return .failure(error) }
  }

  private static func reading(_ text: String, _ palette: Palette) -> Result<ColorValue, ColorError> {
    do throws(ColorError) { return .success(try palette.read(text)) } catch { return .failure(error) }
  }

  /// Every word that a palette knows, be it to refuse it.
  private static func words(of palette: Palette) -> [String] {
    var words: [String] = palette.noneWords + palette.manyWords + palette.anyWords + palette.refusedNames
    words += palette.countWords.map { $0.word }
    for color in palette.colors { words += [color.letter, color.name] + color.aliases }
    for nickname in palette.nicknames + palette.foreignNicknames { words += [nickname.name] + nickname.aliases }
    return words
  }

  /// A text in a random letter case, with random separators between its letters.
  private static func respelled(_ text: String, using random: inout SeededGenerator) -> String {
    var result = ""
    for character in text {
      if random.chance(15) { result += ["-", "_", " "][random.below(3)] }
      result += random.chance(50) ? character.uppercased() : character.lowercased()
    }
    return result
  }

  @Test(arguments: palettes) func everySpellingIsReadInAnyLetterCase(example: Example) {
    let palette = example.palette
    let reader = ColorReader(palette)
    var random = SeededGenerator(seed: 67)
    for word in ColorReadingTests.words(of: palette) {
      var spellings: [String] = [word, word.uppercased(), word.lowercased(), word + "x", "-" + word, word + word]
      for _ in 0..<8 { spellings.append(ColorReadingTests.respelled(word, using: &random)) }
      for text in spellings {
        #expect(ColorReadingTests.reading(text, reader) == ColorReadingTests.reading(text, palette), "`\(text)`")
      }
    }
  }

  /// Names stand for what the palette says, whatever their letter case.
  @Test(arguments: palettes) func namesAreTheirLetters(example: Example) {
    let palette = example.palette
    let reader = ColorReader(palette)
    for nickname in palette.nicknames {
      for name in [nickname.name] + nickname.aliases {
        let expected: ColorSet? = palette.letters(nickname.letters)
        #expect(expected != nil)
        let value = ColorReadingTests.reading(name.uppercased(), reader)
        #expect(value == expected.map { .success(.colors($0)) }, "\(name)")
      }
    }
  }

  @Test(arguments: palettes) func randomLettersAreTheirSet(example: Example) {
    let palette = example.palette
    let reader = ColorReader(palette)
    let letters: [String] = palette.colors.map { $0.letter }
    var random = SeededGenerator(seed: 68)
    for _ in 0..<400 {
      var text = ""
      var bits: UInt8 = 0
      for _ in 0..<1 + random.below(9) {
        let color = random.below(letters.count)
        text += letters[color]
        bits |= 1 << UInt8(color)
      }
      let spelled = ColorReadingTests.respelled(text, using: &random)
      #expect(ColorReadingTests.reading(spelled, reader) == .success(.colors(ColorSet(bits: bits))), "`\(spelled)`")
    }
  }

  /// Texts of any characters, digits and signs among them, are read or refused alike.
  @Test(arguments: palettes) func anyTextIsReadOrRefusedAlike(example: Example) {
    let palette = example.palette
    let reader = ColorReader(palette)
    let characters: [Character] = Array("wubrgcmnWUBRGCMN -_0123456789+xyzé火")
    var random = SeededGenerator(seed: 69)
    for _ in 0..<1_500 {
      let text = String((0..<random.below(5)).map { _ in characters[random.below(characters.count)] })
      #expect(ColorReadingTests.reading(text, reader) == ColorReadingTests.reading(text, palette), "`\(text)`")
    }
    for scalar in 0..<0x180 {
      let text = Unicode.Scalar(UInt32(scalar)).map { String($0) } ?? ""
      #expect(ColorReadingTests.reading(text, reader) == ColorReadingTests.reading(text, palette), "\(scalar)")
    }
  }

  /// The colors of a field are those of its palette; a field without one reads none.
  @Test func fieldsReadTheColorsOfTheirPalette() {
    let vocabulary = Vocabulary.scryfall
    for id in vocabulary.fieldIDs {
      let field = vocabulary[id]
      for text in ["wu", "ESPER", "2", "c", "m", "rx", ""] {
        var found: Result<ColorValue, ColorError>
        do throws(ColorError) { found = .success(try vocabulary.colors(text, of: id)) } catch {
          found = .failure(error)
        }
        let plain = vocabulary.palette(of: field).map { ColorReadingTests.reading(text, $0) }
        #expect(found == plain ?? .failure(.unknownName), "\(field.name):\(text)")
      }
    }
  }
}
