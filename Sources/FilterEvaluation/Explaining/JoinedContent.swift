import FilterSemantics
import FilterText
import FilterVocabulary

/// The content of a field as one text, and where in it a term finds what it looks for.
struct JoinedContent {
  private(set) var text = ""
  private(set) var match: SourceRange?
  /// Whether there is no content, not even an empty text.
  private(set) var isNothing = true
  /// The place of the field in the vocabulary.
  private let field: Int?

  /// Puts a content into words. `test` is the test that the term makes.
  init(_ content: FieldContent, of field: Field, in vocabulary: Vocabulary, test: LeafTest) {
    self.field = vocabulary.fieldID(spelled: field.name)?.index
    switch content {
    case .nothing: break
    case .text(let text) where test.words == nil: append(texts: [text], test)
    case .texts(let texts): append(texts: texts, test)
    case .number, .numbers: append(content.numberParts.map { $0.map { $0.description } })
    case .numbered(let text, _) where test.words == nil: append([text])
    case .text(let text), .numbered(let text, _): append(values: [text], spelled: content.words, test)
    case .date(let span): append([span.description])
    case .colors(let set): append([JoinedContent.letters(set, vocabulary.palette(of: field))])
    case .colorsOfParts(let sets):
      append(sets.map { JoinedContent.letters($0, vocabulary.palette(of: field)) })
    case .cost, .costs, .printedCosts:
      if case .text = test {
        append(texts: content.textParts(of: .cost, in: vocabulary), test)
      } else {
        append(content.textParts(of: .cost, in: vocabulary))
      }
    case .values(let values): append(values: values, spelled: content.words, test)
    case .listed(let values): append(values: values.values, spelled: content.words, test)
    }
  }

  private mutating func append(_ piece: String, after separator: String) {
    if !isNothing { text += separator }
    text += piece
    isNothing = false
  }

  private mutating func append(_ parts: [String?]) {
    // A part without is said to have nothing where another has something.
    if parts.allSatisfy({ $0 == nil }) { return }
    for part in parts { append(part ?? FoundContent.nothing, after: " // ") }
  }

  private mutating func append(texts: [String?], _ test: LeafTest) {
    for case .some(let part) in texts {
      append(part, after: " // ")
      guard match == nil, let test = test.textTest(ofField: field) else { continue }
      match = FoldedPlaces(part, test.form).match(test)?
        .shifted(by: text.utf8.count - part.utf8.count)
    }
  }

  /// Adds values; `words` are the spellings by which each of them is equal to what is looked for.
  private mutating func append(values: [String], spelled words: [String], _ test: LeafTest) {
    for (value, word) in zip(values, words) {
      append(value, after: ", ")
      if match == nil, test.words?.contains(word) == true {
        match = SourceRange(start: text.utf8.count - value.utf8.count, end: text.utf8.count)
      }
    }
  }

  /// The letters of some colors in the order of the palette; of none its word for none.
  private static func letters(_ set: ColorSet, _ palette: Palette?) -> String? {
    guard let palette else { return nil }
    var letters = ""
    for (place, color) in palette.colors.enumerated() where set.bits & (1 << UInt8(place)) != 0 {
      letters += color.letter
    }
    if !letters.isEmpty { return letters }
    // The first word for none is a letter; a longer one reads better alone.
    return palette.noneWords.first { $0.utf8.count > 1 } ?? palette.noneWords.first ?? FoundContent.nothing
  }
}
