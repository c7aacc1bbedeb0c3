import FilterSemantics
public import FilterVocabulary

/// What an item of a list has in one field.
///
/// Some things have parts: a card of two faces has two rules texts, two powers. A term holds where it holds for one part; parts
/// of several fields belong together by their place.
public enum FieldContent: Hashable, Sendable {
  /// Nothing: every comparison fails, `!=` included.
  case nothing
  /// A text. In a field of values it is one value.
  case text(String)
  /// The texts of the parts; nil for a part without.
  case texts([String?])
  /// A number.
  case number(FixedNumber)
  /// The numbers of the parts; nil for a part without.
  case numbers([FixedNumber?])
  /// A text and the number it begins with: a collector number.
  case numbered(String, FixedNumber?)
  /// A day, a month or a year, of which the first day counts.
  case date(DateSpan)
  /// Colors.
  case colors(ColorSet)
  /// The colors of the parts.
  case colorsOfParts([ColorSet])
  /// A cost.
  case cost(Cost)
  /// The costs of the parts; nil for a part without.
  case costs([Cost?])
  /// The costs of the parts, and how each is printed: what a pattern is matched with. Without it a pattern is matched with the
  /// canonical spelling of the cost.
  case printedCosts([String?], [Cost?])
  /// Values of a list: its keywords, its formats, its flags. In the spelling of the vocabulary or of the data; how they are
  /// compared is said by ``ValueSpelling``.
  case values([String])
  /// Values of a list that is fixed, as bits.
  case listed(ListedValues)
}
