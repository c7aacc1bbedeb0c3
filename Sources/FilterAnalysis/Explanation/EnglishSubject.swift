import FilterAST
import FilterText
import FilterVocabulary

/// What a sentence is about: a noun with the words before it, made from the statements that can be said so. The others
/// are left for the clauses behind the noun.
struct EnglishSubject {
  /// `red Elf creatures`
  private(set) var words: [Prose]
  /// The statements that are not said.
  private(set) var rest: [EnglishStatements] = []

  /// How many words may stand before the noun; what is beyond becomes a clause.
  private static let maximumWords = 3

  /// A word for the kind of items.
  enum Kind {
    /// `creatures`
    case noun(Prose)
    /// A name that stands before a noun: `Elf`.
    case name(Prose)
  }

  /// The subject of statements that must all hold.
  init(_ members: [EnglishStatements], _ wording: EnglishWording) {
    var adjectives: [Prose] = []
    var names: [Prose] = []
    var noun: Prose?
    // A single noun is a better head than several: "creatures that are either Elves or Goblins".
    let hasSingleNoun = members.contains { member in
      if case .statement = member, case .noun? = EnglishSubject.kind(member, wording) { return true }
      return false
    }
    let colors = members.count { EnglishSubject.isColor($0, wording) }
    for member in members {
      if case .noun(let word)? = EnglishSubject.kind(member, wording) ?? EnglishSubject.kinds(member, wording) {
        let isSingle = if case .statement = member { true } else { false }
        if noun == nil, isSingle == hasSingleNoun {
          noun = word
          continue
        }
      }
      guard adjectives.count + names.count < EnglishSubject.maximumWords else {
        rest.append(member)
        continue
      }
      if case .name(let word)? = EnglishSubject.kind(member, wording) ?? EnglishSubject.kinds(member, wording) {
        names.append(word)
      } else if let word = EnglishSubject.adjective(member, wording),
        colors < 2 || !EnglishSubject.isColor(member, wording)
      {
        adjectives.append(word)
      } else {
        rest.append(member)
      }
    }
    self.words = adjectives + names + [noun ?? Prose(wording.vocabulary.itemNamePlural, nil)]
  }

  /// The kind of items a positive statement asks for.
  static func kind(_ member: EnglishStatements, _ wording: EnglishWording) -> Kind? {
    guard case .statement(let statement) = member, statement.polarity == .positive else { return nil }
    if let noun = wording.noun(of: statement.condition) { return .noun(Prose(noun, statement.range)) }
    guard let word = wording.clause(statement).adjective, let first = word.utf8.first else { return nil }
    return first >= 0x41 && first <= 0x5A ? .name(Prose(word, statement.range)) : nil
  }

  /// The kinds of items a group asks for, all nouns or all names. All of them are found, so it is "instants and
  /// sorceries".
  private static func kinds(_ group: EnglishStatements, _ wording: EnglishWording) -> Kind? {
    guard case .any(let members, let range) = group else { return nil }
    var nouns: [Prose] = []
    var names: [Prose] = []
    for member in members {
      switch kind(member, wording) {
      case .noun(let word)?: nouns.append(word)
      case .name(let word)?: names.append(word)
      case nil: return nil
      }
    }
    let series = Prose.Series(connective: "and", lead: "", range: range)
    if nouns.count == members.count, !nouns.isEmpty { return .noun(Prose(list: nouns, series)) }
    return names.isEmpty || names.count < members.count ? nil : .name(Prose(list: names, series))
  }

  private static func adjective(_ member: EnglishStatements, _ wording: EnglishWording) -> Prose? {
    guard case .statement(let statement) = member, statement.polarity == .positive else { return nil }
    return wording.clause(statement).adjective.map { Prose($0, statement.range) }
  }

  /// Whether a member is one color asked for: "red" is an adjective, "red green" is none.
  private static func isColor(_ member: EnglishStatements, _ wording: EnglishWording) -> Bool {
    guard case .statement(let statement) = member, case .colors = statement.condition else { return false }
    return adjective(member, wording) != nil
  }
}
