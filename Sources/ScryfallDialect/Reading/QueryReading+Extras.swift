import FilterAST
package import FilterSemantics
import FilterVocabulary

/// Whether a query shows cards that are hidden by default (Reference 3.11): tokens, art series, planes, schemes and the
/// like.
///
/// They are shown by `include:extras`, `include:all` and `unique:art`, and by a positive term of this table:
///
/// | term | value |
/// |---|---|
/// | `set:` | a set of such cards |
/// | `settype:` | a kind of such sets: `st:token` |
/// | `layout:`, `border:` | `layout:token`, `border:silver` |
/// | `type:` | one of the types of such cards among its words: `t:token`, `t:plane` |
/// | `name:/…/` | any pattern, but not `name:` with a text, and no bare word |
/// | `oracleid:`, `block:`, `group:`, `lore:` | any value |
/// | `is:` | a property such cards have: `is:token`, `is:funny`, `is:dfc`; `-not:token` is the same |
///
/// A term counts anywhere, also in an alternative of an `or`; the minuses of a group and of a term in it cancel.
extension QueryReading {
  /// Whether the query shows hidden cards. Without data, no set counts as one of such cards only.
  package var revealsExtras: Bool { revealsExtras { _ in false } }

  /// Whether the query shows hidden cards. `isExtraSet` tells for the code or name of a set whether such cards are all
  /// it has; the name is spelled as in `Vocabulary.scryfall`, or folded (`ValueSpelling`) if it is unknown there.
  /// Linear in the query.
  package func revealsExtras(isExtraSet: (String) -> Bool) -> Bool {
    let includes = directives.contains { $0.field == "include" && ($0.value == "extras" || $0.value == "all") }
    if includes || self[directive: "unique"] == "art" { return true }
    return filter.map { ExtrasRule.reveals($0, polarity: .positive, isExtraSet) } ?? false
  }
}

private enum ExtrasRule {
  /// The words of type lines that only such cards have.
  static let types = ["token", "emblem", "plane", "phenomenon", "scheme", "vanguard", "dungeon", "card"]

  /// The properties that such cards have.
  static let properties = [
    "token", "artseries", "planar", "vanguard", "extra", "oversized", "memorabilia", "playtest", "contentwarning",
    "funny", "dfc",
  ]

  /// The types of sets that have such cards.
  static let setTypes = ["token", "memorabilia", "planechase", "archenemy", "vanguard", "minigame"]

  static func reveals(
    _ query: FilterQuery<ReadTerm>, polarity: Polarity, _ isExtraSet: (String) -> Bool
  ) -> Bool {
    switch query {
    case .term(let term):
      guard case .condition(let condition) = term.content else { return false }
      return reveals(condition, polarity: polarity.applied(to: term.polarity), isExtraSet)
    case .and(let own, let operands), .or(let own, let operands):
      return operands.contains { reveals($0, polarity: polarity.applied(to: own), isExtraSet) }
    }
  }

  private static func reveals(
    _ condition: Condition, polarity: Polarity, _ isExtraSet: (String) -> Bool
  ) -> Bool {
    let vocabulary = Vocabulary.scryfall
    guard let field = condition.field else { return false }
    let name = vocabulary[field].name
    if name == "not" {
      guard polarity == .negative, case .listed(_, _, let value) = condition else { return false }
      return properties.contains(vocabulary[value].text)
    }
    guard polarity == .positive else { return false }
    switch (name, condition) {
    case ("oracleid", _), ("block", _), ("group", _), ("lore", _), ("name", .regex): return true
    case ("set", .listed(_, _, let value)): return isExtraSet(vocabulary[value].text)
    case ("set", .unlisted(_, _, let value)): return isExtraSet(value.text)
    case ("settype", .listed(_, _, let value)): return setTypes.contains(vocabulary[value].text)
    case ("layout", .listed(_, _, let value)): return vocabulary[value].text == "token"
    case ("border", .listed(_, _, let value)): return vocabulary[value].text == "silver"
    case ("is", .listed(_, _, let value)): return properties.contains(vocabulary[value].text)
    case ("type", .text(_, let value)):
      let words = value.text.lowercased().split { !($0.isLetter || $0 == "-") }
      return words.contains { types.contains(String($0)) }
    default: return false
    }
  }
}
