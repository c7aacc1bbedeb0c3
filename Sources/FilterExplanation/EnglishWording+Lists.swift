import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension EnglishWording {
  /// A value of a list: with `=` its own phrase, otherwise the phrase of the field. `place` is the template of the
  /// catalog for the value with its preposition.
  func listed(
    _ field: Field, relation: Comparison, value: FieldValue, place: String = Catalog.defaultPlace,
    range: SourceRange?
  ) -> EnglishClause {
    if field.kind == .boolean { return boolean(field, isTrue: value.text == FieldValue.booleans[0].text, range: range) }
    let isEquality = relation == .equal || relation == .notEqual
    let clause: EnglishClause
    if isEquality, let words = ownWords(of: value, field: field, range: range) {
      clause = field.kind == .absentFlag ? words.with(.negative) : words
    } else {
      let label = EnglishWording.label(of: value)
      let isWord = value.label.isEmpty || field.kind == .orderedEnumeration
      clause = valued(field, relation: relation, name: label, place: place, isWord: isWord, range: range)
    }
    return relation == .notEqual ? clause.with(.negative) : clause
  }

  /// `are done`, `are not done`, or with a placeholder in the phrase `have the setting on`.
  private func boolean(_ field: Field, isTrue: Bool, range: SourceRange?) -> EnglishClause {
    let template = PhraseTemplate(of: field)
    if template.hasSlot {
      return filled(template, with: Prose(FieldValue.booleans[isTrue ? 0 : 1].text, range: range), range: range)
    }
    let polarity: Polarity = template.isNegated == isTrue ? .negative : .positive
    return EnglishClause(template.verb, core: Prose(template.head, range: range), range: range).with(polarity)
  }

  /// A name that is in no list.
  func unlisted(_ field: Field, relation: Comparison, text: String, range: SourceRange?) -> EnglishClause {
    let name = field.kind == .numberOrText ? text : EnglishWords.quoted(text)
    var clause = valued(field, relation: relation, name: name, place: Catalog.defaultPlace, isWord: false, range: range)
    if field.kind == .numberOrText { clause.exactCore = Prose("exactly " + name, range: range) }
    // Unlike “have flying”, “have blorp” does not show what kind of value it is.
    if clause.verb == "have", clause.head.isEmpty, clause.tail.isEmpty { clause.head = "the \(field.label)" }
    return relation == .notEqual ? clause.with(.negative) : clause
  }

  /// A value that is compared by a key: `have version 1.9 or higher`.
  func keyed(_ field: Field, relation: Comparison, text: String, range: SourceRange?) -> EnglishClause {
    let isNetwork = field.kind == .address && text.utf8.contains(UInt8(ascii: "/"))
    let name = isNetwork && (relation == .equal || relation == .notEqual) ? "in " + text : text
    let clause = valued(
      field, relation: relation, name: name, place: Catalog.defaultPlace, isWord: false, range: range)
    return relation == .notEqual ? clause.with(.negative) : clause
  }

  /// The phrase or the noun of a value.
  private func ownWords(of value: FieldValue, field: Field, range: SourceRange?) -> EnglishClause? {
    if !trustsPhrases(field), !field.values.contains(value) { return nil }
    if !value.phrase.isEmpty {
      var clause = EnglishClause(phrase: value.phrase, range: range)
      clause.adjective = clause.adjective ?? wordsBeforeItems(value.phrase)
      return clause
    }
    if value.noun.isEmpty { return nil }
    var clause = EnglishClause("are", core: Prose(value.noun, range: range), range: range)
    clause.isOpenEnded = EnglishWords.endsWithAttribute(value.noun)
    return clause
  }

  /// The words before "cards" in a phrase that says what kind of cards they are: `modal double-faced` for "are modal
  /// double-faced cards".
  private func wordsBeforeItems(_ phrase: String) -> String? {
    let end = " " + vocabulary.itemNamePlural
    guard phrase.hasPrefix("are "), phrase.hasSuffix(end), phrase.utf8.count > end.utf8.count + 4 else { return nil }
    let words = String(phrase.dropFirst(4).dropLast(end.count))
    return words.split(separator: " ").contains { $0 == "or" || $0 == "and" || $0 == "not" } ? nil : words
  }

  /// The phrase of a field with a value in it.
  private func valued(
    _ field: Field, relation: Comparison, name: String, place: String, isWord: Bool, range: SourceRange?
  ) -> EnglishClause {
    let template = PhraseTemplate(of: field)
    let core =
      template.slot == .place
      ? Prose(EnglishWording.put(name, into: place), range: range)
      : ordered(name, relation: relation, template: template, range: range)
    var clause = filled(template, with: core, range: range)
    let isEquality = relation == .equal || relation == .notEqual
    if template.isPredicate, !template.isNegated, isEquality, isWord,
      name.split(separator: " ").allSatisfy({ EnglishWords.isAdjective(String($0)) })
    {
      clause.adjective = name
    }
    // The phrase of a field of absent properties should be a negation ("are not {value}"); otherwise it is negated
    // here.
    return field.kind == .absentFlag && !template.isNegated ? clause.with(.negative) : clause
  }

  /// The value with its preposition: `at mythic rare`. A template without `{value}` has the value at its end.
  private static func put(_ name: String, into place: String) -> String {
    let slot = "{value}"
    guard let start = place.utf8.indices.first(where: { place.utf8[$0...].starts(with: slot.utf8) }) else {
      return place + " " + name
    }
    return String(place[..<start]) + name + String(place[place.utf8.index(start, offsetBy: slot.utf8.count)...])
  }

  /// A value that may be more or less: `rare or rarer`. `!=` is left to the polarity.
  private func ordered(
    _ name: String, relation: Comparison, template: PhraseTemplate, range: SourceRange?
  ) -> Prose {
    if template.slot == .value { return Prose(name, range: range) }
    return switch relation {
    case .colon, .equal, .notEqual, .contains, .matches, .notMatches: Prose(name, range: range)
    case .greaterOrEqual: Prose("\(name) or \(template.more)", range: range, division: .connective)
    case .greater: Prose("\(template.more) than \(name)", range: range)
    case .lessOrEqual: Prose("\(name) or \(template.less)", range: range, division: .connective)
    case .less: Prose("\(template.less) than \(name)", range: range)
    }
  }

  /// What items with the value of a condition are called: `creatures`. Nil where there is no word for them.
  func noun(of condition: Condition) -> String? {
    switch condition {
    case .text(let id, let value): return knownWords(vocabulary[id], text: value.text)?.noun
    case .beginning(let id, let value):
      if vocabulary[id].kind == .text { return knownWords(vocabulary[id], text: value.text)?.noun }
      return vocabulary.valueID(value.text, of: id).flatMap { noun(of: .listed(id, .equal, $0)) }
    case .listed(let id, .equal, let value):
      let field = vocabulary[id]
      let noun = vocabulary[value].noun
      return noun.isEmpty || field.kind == .absentFlag || !trustsPhrases(field) ? nil : noun
    default: return nil
    }
  }

  /// The words for a text of known values: as a noun where the last value has one (`legendary creatures`), otherwise as
  /// words that stand before a noun (`Goblin Wizard`). Nil where a word is unknown, or has a phrase of its own.
  func knownWords(_ field: Field, text: String) -> (text: String, noun: String?)? {
    guard !field.catalogs.isEmpty || !field.values.isEmpty else { return nil }
    if let value = vocabulary.value(text, of: field) {
      let label = EnglishWording.label(of: value)
      if !value.noun.isEmpty { return (label, value.noun) }
      return value.phrase.isEmpty ? (label, nil) : nil
    }
    let words = text.split(separator: " ")
    guard (2...4).contains(words.count) else { return nil }
    var labels: [String] = []
    var noun = ""
    for word in words {
      guard let value = vocabulary.value(String(word), of: field) else { return nil }
      labels.append(EnglishWording.label(of: value))
      noun = value.noun
    }
    let phrase = (labels.dropLast() + [noun]).joined(separator: " ")
    return (labels.joined(separator: " "), noun.isEmpty ? nil : phrase)
  }

  /// Whether the phrases and nouns of values fit the field. A field of several lists ("ever printed in") borrows values
  /// whose phrases are about other fields.
  private func trustsPhrases(_ field: Field) -> Bool { field.catalogs.count < 2 }

  static func label(of value: FieldValue) -> String { value.label.isEmpty ? value.text : value.label }

  /// What a directive does: `sorted by mana value`.
  func directive(_ field: Field, value: FieldValue) -> String {
    let template = value.phrase.isEmpty ? PhraseTemplate(of: field) : PhraseTemplate(value.phrase)
    let label = value.phrase.isEmpty ? EnglishWording.label(of: value) : ""
    let words = [template.verb == "are" ? "" : template.verb, template.head, label, template.tail]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The clauses of directives, in their order. A direction without words of its own names what comes first in the
  /// order: `sorted by length`, `longest first`.
  func clauses(of directives: [Statement]) -> [EnglishClause] {
    var order: Field?
    for case .directive(let id, let value) in directives.map({ $0.condition }) where vocabulary[id].name == "order" {
      order = vocabulary.fieldID(spelled: vocabulary[value].text).map { vocabulary[$0] }
    }
    return directives.map { statement in
      if case .directive(let id, let value) = statement.condition, vocabulary[id].name == "direction",
        vocabulary[value].phrase.isEmpty, vocabulary[value].label.isEmpty,
        let words = EnglishWording.first(in: order, isDescending: vocabulary[value].text == "desc")
      {
        return EnglishClause(phrase: words, range: statement.range)
      }
      return clause(statement.condition, polarity: .positive, range: statement.range)
    }
  }

  /// The words for the first items of an order by a field: `longest first`.
  private static func first(in field: Field?, isDescending: Bool) -> String? {
    guard let field else { return isDescending ? "in descending order" : "in ascending order" }
    if let pair = firstOfNames[field.name] { return "\(isDescending ? pair.greatest : pair.least) first" }
    switch field.kind {
    case .date, .year, .instant, .version: return isDescending ? "newest first" : "oldest first"
    case .duration: return isDescending ? "longest first" : "shortest first"
    case .size: return isDescending ? "largest first" : "smallest first"
    case .number, .numberOrText, .orderedEnumeration, .integerID, .address:
      return isDescending ? "highest first" : "lowest first"
    case .boolean, .flag, .absentFlag: return isDescending ? "yes first" : "no first"
    default: return isDescending ? "from Z to A" : "from A to Z"
    }
  }

  /// The adjectives of fields whose name says which ones fit.
  private static let firstOfNames: [String: (greatest: String, least: String)] = [
    "length": ("longest", "shortest"), "height": ("tallest", "shortest"), "depth": ("deepest", "shallowest"),
    "width": ("widest", "narrowest"), "weight": ("heaviest", "lightest"), "age": ("oldest", "youngest"),
    "speed": ("fastest", "slowest"), "distance": ("farthest", "nearest"),
  ]
}
