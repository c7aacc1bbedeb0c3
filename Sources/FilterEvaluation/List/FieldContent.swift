import FilterSemantics
import FilterText
public import FilterVocabulary

/// The content of an item in one field.
///
/// An item may have parts: a card with two faces has two rules texts and two powers. A term holds if it holds for one
/// part; parts of several fields correspond by index.
public enum FieldContent: Hashable, Sendable {
  /// No content: every comparison fails, including `!=`.
  case nothing
  /// One text. In a field of values it is one value.
  case text(String)
  /// The texts of the parts; nil for a part without one.
  case texts([String?])
  /// One number; a duration in seconds, a size in megabytes.
  case number(DecimalNumber)
  /// The numbers of the parts; nil for a part without one.
  case numbers([DecimalNumber?])
  /// A text and the number it starts with, such as a collector number.
  case numbered(String, DecimalNumber?)
  /// Several texts, each with the number it starts with, in one order.
  case numberedTexts([String], [DecimalNumber?])
  /// A day, month or year. Its first day counts.
  case date(DateSpan)
  /// Several days, months or years. The first day of each counts.
  case dates([DateSpan])
  /// An instant in microseconds since 1970-01-01T00:00Z.
  case instant(DecimalNumber)
  /// Several instants in microseconds since 1970-01-01T00:00Z.
  case instants([DecimalNumber])
  /// True or false.
  case boolean(Bool)
  /// One set of colors.
  case colors(ColorSet)
  /// The color sets of the parts.
  case colorsOfParts([ColorSet])
  /// One cost.
  case cost(Cost)
  /// The costs of the parts; nil for a part without one.
  case costs([Cost?])
  /// The printed texts and the costs of the parts. Patterns match the printed text; for other cost content they match
  /// the canonical spelling.
  case printedCosts([String?], [Cost?])
  /// Values of a list, such as keywords or flags, in the spelling of the vocabulary or the data. They are compared by
  /// `ValueSpelling`.
  case values([String])
  /// Values of a fixed list, as bits.
  case listed(ListedValues)
  /// The content of the values that the kind of the field can read, beside others as they are written.
  indirect case partly(FieldContent, others: [String])
}

/// The content as seen by a field of some kind; content that does not fit the kind is empty. Both engines use these
/// functions, so that they agree.
extension FieldContent {
  /// The texts of the parts for a field that is searched as text. For costs the printed text, or else the canonical
  /// spelling.
  func textParts(of kind: ValueKind, in vocabulary: Vocabulary) -> [String?] {
    switch (kind, self) {
    case (.text, .text(let text)), (.path, .text(let text)): [text]
    case (.text, .texts(let texts)), (.path, .texts(let texts)): texts
    case (.cost, .printedCosts(let texts, let costs)), (.devotion, .printedCosts(let texts, let costs)):
      Array(texts.prefix(costs.count))
    case (.enumeration, _), (.catalog, _), (.numberOrText, _), (.orderedEnumeration, _):
      spelledWords.map { .some($0) }
    case (_, .partly(_, let others)) where kind.leavesOthers: others.map { .some($0) }
    case (.cost, _), (.devotion, _): costParts.map { $0.map { vocabulary.text(of: $0) } }
    default: []
    }
  }

  /// The comparison keys of the parts: numbers, years, durations in seconds, sizes in megabytes, instants, first days,
  /// color bits. Ranks of ordered lists are not known here.
  func keyParts(of kind: ValueKind) -> [DecimalNumber?] {
    switch (kind, self) {
    case (_, .partly(let content, _)): content.keyParts(of: kind)
    case (.number, _), (.numberOrText, _), (.duration, _), (.size, _): numberParts
    case (.date, .date(let span)): [DecimalNumber(span.first)]
    case (.year, .date(let span)): [FieldContent.yearKey(span)]
    case (.date, .dates(let spans)): spans.map { DecimalNumber($0.first) }
    case (.year, .dates(let spans)): spans.map { FieldContent.yearKey($0) }
    case (.instant, .instant(let instant)): [instant]
    case (.instant, .instants(let instants)): instants.map { .some($0) }
    case (.colors, .colors(let set)): [DecimalNumber(set.bits)]
    case (.colors, .colorsOfParts(let sets)): sets.map { DecimalNumber($0.bits) }
    default: []
    }
  }

  /// The year of a day.
  static func yearKey(_ span: DateSpan) -> DecimalNumber {
    DecimalNumber(DateSpan.components(ofOrdinal: span.first).year)
  }

  /// The numbers of the parts.
  var numberParts: [DecimalNumber?] {
    switch self {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .numbered(_, let number): [number]
    case .numberedTexts(_, let numbers): numbers
    case .partly(let content, _): content.numberParts
    default: []
    }
  }

  /// The values that the kind of the field cannot read, as they are written.
  var others: [String] {
    if case .partly(_, let others) = self { return others }
    return []
  }

  /// The costs of the parts.
  var costParts: [Cost?] {
    switch self {
    case .cost(let cost): [cost]
    case .costs(let costs), .printedCosts(_, let costs): costs
    default: []
    }
  }

  /// The words of a field: the folded values, or their keys.
  func words(of field: Field, in vocabulary: Vocabulary) -> [String] {
    if case .partly(let content, _) = self { return content.words(of: field, in: vocabulary) }
    if field.matching == .exactCase { return spelledWords.map { CanonicalForm.composed($0) } }
    if vocabulary.comparesWordsAsTexts(field) { return spelledWords.map { WordSpelling.folded($0) } }
    guard let keyed = field.kind.traits.keyed else { return words }
    return switch self {
    case .values(let values): values.compactMap { keyed.key($0) }
    case .text(let text): keyed.key(text).map { [$0] } ?? []
    default: words
    }
  }

  /// The values as spelled, in the order of ``words``. A text is one value.
  var spelledWords: [String] {
    switch self {
    case .values(let values): values
    case .listed(let values): values.values
    case .text(let text), .numbered(let text, _): [text]
    case .numberedTexts(let texts, _): texts
    default: words
    }
  }

  private static func lowercased(_ text: String) -> String { CanonicalForm.composed(text.lowercased()) }

  /// The folded values. A text is one value.
  var words: [String] {
    switch self {
    case .values(let values): values.map { ValueSpelling.folded($0) }
    case .listed(let values): values.values.map { ValueSpelling.folded($0) }
    case .text(let text): [ValueSpelling.folded(text)]
    case .numbered(let text, _): [FieldContent.lowercased(text)]
    case .numberedTexts(let texts, _): texts.map { FieldContent.lowercased($0) }
    case .boolean(let isTrue): [FieldValue.booleans[isTrue ? 0 : 1].text]
    default: []
    }
  }
}
