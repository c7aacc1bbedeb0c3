import FilterAST
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// What is kept ready for reading terms agrees with the fields and palettes it was made from.
@Suite struct FieldTraitsTests {
  @Test func traitsAreThoseOfTheField() {
    for id in Vocabulary.scryfall.fieldIDs {
      let field = Vocabulary.scryfall[id]
      let traits = Vocabulary.scryfall.traits(of: id)
      #expect(traits.kind == field.kind)
      #expect(traits.colon == field.colon)
      #expect(traits.isClosed == field.isClosed)
      #expect(traits.takesRegex == field.takesRegex)
      #expect(traits.comparesColumns == field.comparesColumns)
      #expect(traits.isColumn == field.isColumn)
      #expect(traits.hasCatalogs == !field.catalogs.isEmpty)
      #expect(Comparison.ofCards.filter { traits.takes($0) } == Comparison.ofCards.filter(field.operators.contains))
      for value in Vocabulary.scryfall.values(of: field) {
        guard let found = Vocabulary.scryfall.valueID(value.text, of: id) else { continue }
        #expect(Vocabulary.scryfall.isRefused(found) == Vocabulary.scryfall[found].isRefused)
      }
    }
  }

  /// Vocabularies of all kinds of fields and operators have the traits of their fields too.
  @Test func traitsOfAnyVocabularyAreThoseOfItsFields() {
    var random = SeededGenerator(seed: 94)
    for _ in 0..<200 {
      let vocabulary = RandomVocabulary.make(&random)
      for id in vocabulary.fieldIDs {
        let field = vocabulary[id]
        let traits = vocabulary.traits(of: id)
        #expect(traits.kind == field.kind && traits.colon == field.colon)
        let flags: [Bool] = [traits.isClosed, traits.takesRegex, traits.comparesColumns, traits.isColumn]
        #expect(flags == [field.isClosed, field.takesRegex, field.comparesColumns, field.isColumn])
        #expect(traits.hasCatalogs != field.catalogs.isEmpty)
        for comparison in Comparison.ofCards {
          #expect(traits.takes(comparison) == field.operators.contains(comparison))
        }
        for value in vocabulary.values(of: field) {
          guard let found = vocabulary.valueID(value.text, of: id) else { continue }
          #expect(vocabulary.isRefused(found) == vocabulary[found].isRefused)
        }
      }
    }
  }

  @Test func colorsAreReadAsThePaletteReadsThem() {
    for id in Vocabulary.scryfall.fieldIDs {
      guard let palette = Vocabulary.scryfall.palette(of: Vocabulary.scryfall[id]) else { continue }
      let known =
        palette.nicknames.flatMap { [$0.name] + $0.aliases } + palette.foreignNicknames.map { $0.name }
        + palette.noneWords + palette.manyWords + palette.anyWords + palette.refusedNames
        + palette.countWords.map { $0.word } + palette.colors.flatMap { [$0.letter, $0.name] + $0.aliases }
      var random = SeededGenerator(seed: 62)
      for _ in 0..<2_000 {
        var text = random.chance(50) ? known[random.below(known.count)] : ""
        for _ in 0..<random.below(4) { text.append(Array("wubrgcmWU -_0123579xé")[random.below(21)]) }
        #expect(FieldTraitsTests.reading(text, id) == FieldTraitsTests.reading(text, of: palette), "`\(text)`")
      }
    }
  }

  private static func reading(_ text: String, of palette: Palette) -> Result<ColorValue, ColorError> {
    do throws(ColorError) { return .success(try palette.read(text)) } catch { return .failure(error) }
  }

  private static func reading(_ text: String, _ id: FieldID) -> Result<ColorValue, ColorError> {
    do throws(ColorError) {
      return .success(try Vocabulary.scryfall.colors(text, of: id))
    } catch { return .failure(error) }
  }
}
