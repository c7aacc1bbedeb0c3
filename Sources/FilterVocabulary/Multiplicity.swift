/// How many values of a field one item of the list has. The raw values are the words used in JSON.
///
/// It decides what may be concluded from two terms of one field: `mv>3 mv<2` cannot hold, because a card has one mana value;
/// `f:modern f:legacy` can, because a card is legal in many formats.
public enum Multiplicity: String, CaseIterable, Hashable, Sendable {
  /// Exactly one, always: the mana value of a card, its rarity in a printing.
  case one
  /// One or none: a price. Without a value every comparison fails, `!=` included.
  case optional
  /// One for each part of the item, and a term holds where it holds for some part: the power of the faces of a card.
  case perPart
  /// Any number: formats, keywords. A term holds where it holds for some value.
  case many
}
