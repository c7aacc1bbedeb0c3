import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// Makes the clause of a condition: the rules of English for each kind of value. The words of a field or value come
/// from the vocabulary.
struct EnglishWording {
  let vocabulary: Vocabulary

  /// The clause of a statement.
  func clause(_ statement: Statement) -> EnglishClause {
    clause(statement.condition, polarity: statement.polarity, written: statement.written, range: statement.range)
  }

  /// The clause of a condition with its polarity. `written` is the value as written in the query, if there is one.
  func clause(
    _ condition: Condition, polarity: Polarity, written: String = "", range: SourceRange? = nil
  ) -> EnglishClause {
    if case .presence(let id, let isPresent) = condition {
      return presence(vocabulary[id], holds: isPresent == (polarity == .positive), range: range)
    }
    if let text = otherValue(condition, written: written), let id = condition.field {
      let words = vocabulary[id].multiplicity == .many ? EnglishWording.others : EnglishWording.other
      return EnglishClause("have", core: Prose(words(vocabulary[id], text), range: range), range: range)
        .with(polarity)
    }
    let clause =
      switch condition {
      case .name(exact: false, let value) where vocabulary.isOfLists && vocabulary.wordFields.count != 1:
        someText(value, range)
      case .anyText(let value): someText(value, range)
      case .name(let exact, let value): name(value.text, isExact: exact, range)
      case .text(let id, let value) where vocabulary.isSearchedAsText(id) && vocabulary[id].kind != .path:
        anywhere(vocabulary[id], text: value.text, range: range)
      case .text(let id, let value): text(vocabulary[id], text: value.text, range: range)
      case .beginning(let id, let value): beginning(vocabulary[id], value.text, written: written, range: range)
      case .whole(let id, let value, let isEqual) where value.form == .bare && value.text.contains("*"):
        starred(vocabulary[id], value.text, isEqual: isEqual, range: range)
      case .whole(let id, let value, let isEqual) where vocabulary[id].kind == .path:
        path(vocabulary[id], words: ("is", value.text), range: range).with(isEqual ? .positive : .negative)
      case .whole(let id, let value, let isEqual): whole(vocabulary[id], value.text, isEqual: isEqual, range: range)
      case .regex(let id, let pattern): regex(vocabulary[id], pattern: pattern, range: range)
      case .unmatched(let id, let pattern):
        regex(vocabulary[id], pattern: pattern, range: range).with(.negative)
      case .path(let id, let pattern): path(vocabulary[id], pattern: pattern, range: range)
      case .number(let id, let relation, let number) where vocabulary[id].kind.traits.family == .amount:
        amount(vocabulary[id], relation: relation, amount: number, range: range)
      case .number(let id, let relation, let number):
        self.number(vocabulary[id], relation: relation, number: number, written: written, range: range)
      case .parity(let id, let isEven): parity(vocabulary[id], isEven: isEven, range: range)
      case .columns(let id, let relation, let other):
        columns(vocabulary[id], relation: relation, other: vocabulary[other], range: range)
      case .date(let id, let relation, let span): date(vocabulary[id], relation: relation, span: span, range: range)
      case .namedDay(let id, let relation, let day):
        namedDay(vocabulary[id], relation: relation, day: day.text, range: range)
      case .instant(let id, let relation, let span):
        instant(vocabulary[id], relation: relation, span: span, range: range)
      case .relativeInstant(let id, let relation, let instant):
        relativeInstant(vocabulary[id], relation: relation, instant: instant, range: range)
      case .colors(let id, let relation, let value):
        colors(vocabulary[id], comparison: relation, value: value, written: written, range: range)
      case .cost(let id, let relation, let cost):
        self.cost(vocabulary[id], relation: relation, cost: cost, range: range)
      case .listed(let id, let relation, let value):
        listed(
          vocabulary[id], relation: relation, value: vocabulary[value],
          place: vocabulary.catalog(of: value)?.place ?? Catalog.defaultPlace, range: range)
      case .unlisted(let id, let relation, let folded):
        unlisted(vocabulary[id], relation: relation, text: written.isEmpty ? folded.text : written, range: range)
      case .keyed(let id, let relation, let value):
        keyed(vocabulary[id], relation: relation, text: value.text.text, range: range)
      case .element(let element): self.element(element, range: range)
      case .presence(let id, let isPresent): presence(vocabulary[id], holds: isPresent, range: range)
      case .range(let id, let bounds, isInside: _):
        filled(
          PhraseTemplate(of: vocabulary[id]), with: Prose(rangeWords(bounds, from: "from "), range: range),
          range: range)
      case .unknown(let term): unknown(term.with(polarity: .positive), range: range)
      case .directive(let id, let value):
        EnglishClause(phrase: directive(vocabulary[id], value: vocabulary[value]), range: range)
      }
    return clause.with(polarity)
  }

  /// `contain items with sku “x” and qty more than 2`: one of them meets all by itself.
  private func element(_ element: ElementCondition, range: SourceRange?) -> EnglishClause {
    let words = element.query.englishExplanation.description
    let core = element.query.query == nil ? element.query.vocabulary.itemNamePlural : words
    let clause = EnglishClause("contain", core: Prose(core, range: range), range: range)
    return element.isPresent ? clause : clause.with(.negative)
  }

  /// `have a name that begins with “lib”`, `have a name of the form “a*n”`.
  private func starred(_ field: Field, _ text: String, isEqual: Bool, range: SourceRange?) -> EnglishClause {
    let inner = text.drop { $0 == "*" }.reversed().drop { $0 == "*" }.reversed().map { String($0) }.joined()
    let isPlain = !inner.contains("*") && !inner.isEmpty
    let (begins, ends) = (!text.hasPrefix("*"), !text.hasSuffix("*"))
    let form =
      isPlain && begins != ends
      ? (begins ? "that begins with " : "that ends with ") + EnglishWords.quoted(inner)
      : "of the form " + EnglishWords.quoted(text)
    let clause = EnglishClause(
      "have", core: Prose("\(EnglishWords.article(before: field.label)) \(field.label) \(form)", range: range),
      range: range)
    return isEqual ? clause : clause.with(.negative)
  }

  /// The value of a condition of lists that holds for any other value but not without one; nil for other conditions.
  private func otherValue(_ condition: Condition, written: String) -> String? {
    guard vocabulary.isOfLists, let id = condition.field else { return nil }
    let value: String? =
      switch condition {
      case .listed(_, .notEqual, let value):
        vocabulary[id].kind == .boolean ? nil : EnglishWords.quoted(EnglishWording.label(of: vocabulary[value]))
      case .unlisted(_, .notEqual, let word): EnglishWords.quoted(written.isEmpty ? word.text : written)
      case .keyed(_, .notEqual, let value): value.text.text
      case .date(_, .notEqual, let span): EnglishWords.date(span)
      case .namedDay(_, .notEqual, let day): day.text
      case .instant(_, .notEqual, let span): EnglishWords.instant(span)
      case .relativeInstant(_, .notEqual, let instant): EnglishWords.relative(instant)
      case .number(_, .notEqual, let amount) where vocabulary[id].kind.traits.family == .amount:
        EnglishWords.amount(amount, of: vocabulary[id])
      case .number(_, .notEqual, let number) where vocabulary[id].multiplicity == .many:
        vocabulary[id].form.text(of: number.description)
      case .whole(_, let value, isEqual: false)
      where vocabulary[id].multiplicity == .many && vocabulary[id].kind != .text && !value.text.isEmpty
        && (value.form == .quoted || !value.text.contains("*")):
        EnglishWords.quoted(value.text)
      case .range(_, let bounds, isInside: false): rangeWords(bounds, from: "")
      default: nil
      }
    if case .range = condition { return value }
    return value != nil && (vocabulary.readsOthers(id) || namesLabel(vocabulary[id])) ? value : nil
  }

  /// The bounds of a range: `from 1 to 3`, `more than 1 and less than 3`. "From" is left out where that is asked for.
  private func rangeWords(_ bounds: [Condition], from: String) -> String {
    let ends = bounds.compactMap { boundWords($0) }
    let isTime = bounds.first?.field.map { vocabulary[$0].kind.traits.family == .time } ?? false
    if ends.count == 2, ends[0].relation == .greaterOrEqual, ends[1].relation == .lessOrEqual {
      return from + ends[0].value + " to " + ends[1].value
    }
    return ends.map { end in
      switch end.relation {
      case .greater: (isTime ? "after " : "more than ") + end.value
      case .less: (isTime ? "before " : "less than ") + end.value
      case .greaterOrEqual where bounds.count == 1: end.value + (isTime ? " or later" : " or more")
      case .greaterOrEqual: (isTime ? "from " : "at least ") + end.value
      default: (isTime || bounds.count == 1 ? "up to " : "at most ") + end.value
      }
    }.joined(separator: " and ")
  }

  /// The relation and the value of a bound of a range; nil for conditions that are none.
  private func boundWords(_ bound: Condition) -> (relation: Comparison, value: String)? {
    switch bound {
    case .number(let id, let relation, let number):
      (relation, vocabulary[id].form.text(of: vocabulary.text(of: number, in: id)))
    case .date(_, let relation, let span): (relation, EnglishWords.date(span))
    case .namedDay(_, let relation, let day): (relation, day.text)
    case .instant(_, let relation, let span): (relation, EnglishWords.instant(span))
    case .relativeInstant(_, let relation, let instant): (relation, EnglishWords.relative(instant))
    case .keyed(_, let relation, let value): (relation, value.text.text)
    case .listed(_, let relation, let value): (relation, EnglishWording.label(of: vocabulary[value]))
    case .unlisted(_, let relation, let word): (relation, EnglishWords.quoted(word.text))
    case .columns(_, let relation, let other): (relation, "the " + vocabulary[other].label)
    default: nil
    }
  }

  /// `have exactly “open” as state`, `have a state other than “open”`, `have an empty note`.
  private func whole(_ field: Field, _ text: String, isEqual: Bool, range: SourceRange?) -> EnglishClause {
    let label = field.label
    let article = EnglishWords.article(before: label)
    if text.isEmpty {
      return EnglishClause(
        "have", core: Prose(isEqual ? "an empty " + label : "\(article) \(label) that is not empty", range: range),
        range: range)
    }
    let quoted = EnglishWords.quoted(text)
    let core = isEqual ? "exactly \(quoted) as \(label)" : EnglishWording.other(field, than: quoted)
    return EnglishClause("have", core: Prose(core, range: range), range: range)
  }

  /// Whether the phrase of a field has its label, as default phrases have: “have due {on}”, but not “were released {on}”.
  private func namesLabel(_ field: Field) -> Bool {
    let words = field.phrase.split(separator: " ")
    return field.label.split(separator: " ").allSatisfy { words.contains($0) }
  }

  /// `a state other than “open”`
  private static func other(_ field: Field, than value: String) -> String {
    "\(EnglishWords.article(before: field.label)) \(field.label) other than \(value)"
  }

  /// `values of tags that are all other than “home”`
  private static func others(_ field: Field, than value: String) -> String {
    "values of \(field.label) that are all other than \(value)"
  }

  /// `have a user`, `have no user`.
  private func presence(_ field: Field, holds: Bool, range: SourceRange?) -> EnglishClause {
    let label = field.label
    let isPlural = label.hasSuffix("s") && !label.hasSuffix("ss")
    let letters = label.lowercased()
    let soundsLikeYou = ["us", "uni", "uti", "ur"].contains { letters.hasPrefix($0) }
    let isVowel = letters.first.map { "aeiou".contains($0) } ?? false
    let article = isVowel && !soundsLikeYou ? "an " : "a "
    let core = holds ? (isPlural ? "" : article) + label : "no " + label
    return EnglishClause("have", core: Prose(core, range: range), range: range)
  }

  /// The clause of a template with its slot filled.
  func filled(
    _ template: PhraseTemplate, with core: Prose, range: SourceRange?, isPlural: Bool = true
  ) -> EnglishClause {
    EnglishClause(
      template.verb, isNegated: template.isNegated, head: template.head.withPluralEnding(isPlural), core: core,
      tail: template.tail.withPluralEnding(isPlural), range: range)
  }

  /// `have “out” in some text`.
  private func someText(_ value: FilterValue, _ range: SourceRange?) -> EnglishClause {
    EnglishClause(
      "have", core: Prose(EnglishWords.quoted(value.text), range: range), tail: "in some text", range: range)
  }

  private func name(_ text: String, isExact: Bool, _ range: SourceRange?) -> EnglishClause {
    let core = Prose(EnglishWords.quoted(text), range: range)
    if isExact { return EnglishClause("are", head: "named exactly", core: core, range: range) }
    return filled(nameTemplate, with: core, range: range)
  }

  private var nameTemplate: PhraseTemplate {
    guard let id = vocabulary.fieldID(spelled: vocabulary.nameField) else {
      return PhraseTemplate("have {is} in their name")
    }
    return PhraseTemplate(of: vocabulary[id])
  }

  /// A term without a condition is quoted.
  private func unknown(_ term: FilterTerm, range: SourceRange?) -> EnglishClause {
    EnglishClause("match", core: Prose(EnglishWords.quoted("\(term)"), range: range), range: range)
  }

  /// Text in general is quoted. Words that are values of the field have words of their own: "are creatures", "are
  /// legendary", "are Goblin cards".
  private func text(_ field: Field, text: String, range: SourceRange?) -> EnglishClause {
    if field.kind == .path { return path(field, words: ("contains", text), range: range) }
    if let words = knownWords(field, text: text) {
      if let noun = words.noun { return EnglishClause("are", core: Prose(noun, range: range), range: range) }
      let isPlain = EnglishWords.isAdjective(words.text)
      let core = isPlain ? words.text : words.text + " " + vocabulary.itemNamePlural
      var clause = EnglishClause("are", core: Prose(core, range: range), range: range)
      clause.adjective = words.text
      return clause
    }
    if let value = vocabulary.value(text, of: field) {
      return listed(field, relation: .equal, value: value, range: range)
    }
    return filled(PhraseTemplate(of: field), with: Prose(EnglishWords.quoted(text), range: range), range: range)
  }

  /// `have “out” anywhere in the message`.
  private func anywhere(_ field: Field, text: String, range: SourceRange?) -> EnglishClause {
    EnglishClause(
      "have", core: Prose(EnglishWords.quoted(text) + " anywhere", range: range), tail: "in the \(field.label)",
      range: range)
  }

  /// A word of a text, or a value of a list by its own phrase.
  private func beginning(_ field: Field, _ text: String, written: String, range: SourceRange?) -> EnglishClause {
    switch field.kind {
    case .text, .path: self.text(field, text: text, range: range)
    default:
      if let id = vocabulary.valueID(text, of: field) {
        listed(
          field, relation: .equal, value: vocabulary[id],
          place: vocabulary.catalog(of: id)?.place ?? Catalog.defaultPlace, range: range)
      } else {
        unlisted(field, relation: .equal, text: text, range: range)
      }
    }
  }

  /// `whose path matches src/*.swift`
  private func path(_ field: Field, pattern: PathPattern, range: SourceRange?) -> EnglishClause {
    if pattern.hasWildcards {
      return path(field, words: ("matches", pattern.text + (pattern.isWhole ? " as a whole" : "")), range: range)
    }
    if pattern.isWhole { return path(field, words: ("is", pattern.text), range: range) }
    return path(
      field, words: pattern.isAnchored ? ("begins", "with " + pattern.text) : ("contains", pattern.text), range: range)
  }

  /// `whose path is src/a.swift`; in a phrase of another form the text alone.
  private func path(_ field: Field, words: (verb: String, text: String), range: SourceRange?) -> EnglishClause {
    let template = PhraseTemplate(of: field)
    guard template.verb.hasPrefix("whose "), template.head.isEmpty, template.tail.isEmpty else {
      return filled(template, with: Prose(words.text, range: range), range: range)
    }
    return EnglishClause(template.verb + " " + words.verb, core: Prose(words.text, range: range), range: range)
  }

  private func regex(_ field: Field, pattern: FilterPattern, range: SourceRange?) -> EnglishClause {
    let core = Prose("the pattern \(pattern)", range: range)
    return EnglishClause("match", core: core, tail: "in their \(field.label)", range: range)
  }
}

extension EnglishWording {
  /// `are red and green`, `have a color identity that fits within Esper (white, blue and black)`
  func colors(
    _ field: Field, comparison: Comparison, value: ColorValue, written: String, range: SourceRange?
  ) -> EnglishClause {
    let template = PhraseTemplate(of: field)
    let form: EnglishColors.Form =
      template.isPredicate ? .predicate : template.isAttribute ? .attribute : .object
    let palette = vocabulary.palette(of: field) ?? Palette("", colors: [])
    let colors = EnglishColors(palette: palette, form: form, tail: template.tail)
    let words = colors.words(comparison, value: value, written: written, colon: field.colon)
    let division: Prose.Division = words.isDivided ? .connective : .none
    var clause = filled(template, with: Prose(words.text, range: range, division: division), range: range)
    if let verb = words.verb {
      clause = EnglishClause(
        verb, core: Prose(words.text, range: range, division: division), tail: words.unit, range: range)
    } else if let word = words.attribute {
      let (article, noun) = EnglishVerb.firstWord(clause.head)
      if article == "a" || article == "an" {
        // "a colorless color identity"
        clause.head = ""
        clause.core = Prose("\(EnglishWords.article(before: word)) \(word) \(noun)", range: range)
      } else {
        clause.core = Prose("that is \(word)", range: range)
      }
    }
    clause.opposite = words.opposite.map { Prose($0, range: range, division: words.unit.isEmpty ? .connective : .none) }
    clause.negatedCore = words.negatedText.map { Prose($0, range: range, division: division) }
    clause.standsAlone = !words.isPlain
    clause.isOpenEnded = form == .attribute && words.attribute == nil
    if words.isAdjective { clause.adjective = words.text }
    return words.isNegated ? clause.with(.negative) : clause
  }
}
