import FilterAST
import FilterText

extension Vocabulary {
  /// The vocabulary as the text of a file, indented by two spaces, without defaults and without a line break at the
  /// end.
  ///
  /// `Vocabulary(json: vocabulary.json)` is an equal vocabulary, unless this one has errors that a file must not have.
  /// Aliases that are no field names of the language (`$`) are omitted.
  public var json: String {
    var members = JSONMembers<RootKey>()
    members.add(.text(name), for: .name)
    members.add(summary, for: .summary)
    members.add(itemName, for: .item, unless: Vocabulary.defaultItemName)
    members.add(itemNamePlural, for: .items, unless: Vocabulary.defaultPlural(of: itemName))
    members.add(nameField, for: .nameField)
    if syntax.base == .lists { members.add(words, for: .words) }
    var words: [String: [Synonym]] = [:]
    for synonym in synonyms { words[synonym.field, default: []].append(synonym) }
    members.add(.list(fields.map { $0.layout(words: words[$0.name] ?? []) }), for: .fields)
    members.add(table, for: .table)
    members.add(objectLists, for: .objectLists)
    members.add(catalogs.map { $0.jsonLayout }, for: .catalogs)
    members.add(externalCatalogs, for: .externalCatalogs)
    members.add(palettes.map { $0.jsonLayout }, for: .palettes)
    members.add(symbols.map { $0.jsonLayout }, for: .symbols)
    members.add(bareSymbols, for: .bareSymbols)
    members.add(zeroWords, for: .zeroWords)
    members.add(dayWords, for: .dayWords)
    members.add(timeZone.description, for: .timeZone, unless: ZoneRules.utc.description)
    if nullMarks != Vocabulary.usualNullMarks { members.add(.texts(nullMarks), for: .null) }
    members.add(linePatterns, for: .lines)
    members.add(syntax.base.rawValue, for: .syntax, unless: SyntaxOptions.Base.lists.rawValue)
    members.add(absentFields.map { $0.jsonLayout }, for: .absentFields)
    members.add(wordings.map { $0.jsonLayout }, for: .wordings)
    members.add(patternShorthands.map { $0.jsonLayout }, for: .patternShorthands)
    if limits != QueryLimits() { members.add(limits.jsonLayout, for: .limits) }
    members.add(quirks.map { $0.rawValue }, for: .quirks)
    members.add(notes, for: .notes)
    return members.object.file
  }

  /// The catalogs that fields name and the vocabulary does not contain, in the order of the fields. Linear in the
  /// fields.
  public var externalCatalogs: [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for field in fields {
      for name in field.catalogs where catalog(named: name) == nil && seen.insert(name).inserted { names.append(name) }
    }
    return names
  }
}

extension Field {
  fileprivate func layout(words: [Synonym]) -> JSONLayout {
    var members = JSONMembers<FieldKey>()
    members.add(.text(name), for: .name)
    members.add(aliases.filter { FieldName(exactly: $0) != nil }, for: .aliases)
    members.add(label, for: .label, unless: name)
    if let column {
      members.add(column.jsonLayout, for: .source)
    } else if sources.count == 1 {
      members.add(sources[0], for: .source)
    } else {
      members.add(sources, for: .source)
    }
    members.add(.text((isIdentifier ? .integerID : kind).rawValue), for: .kind)
    if operators != Field.operators(for: kind) { members.add(.texts(operators.map { $0.rawValue }), for: .operators) }
    members.add(colon.rawValue, for: .colon, unless: Comparison.equal.rawValue)
    members.add(colonMeaning, for: .colonMeaning, unless: Field.defaultColonMeaning(colon: colon, kind: kind))
    members.add(takesRegex, for: .regex)
    members.add(isClosed, for: .closed, unless: Field.isClosedByDefault(kind))
    members.add(matching.rawValue, for: .match, unless: TextMatching.folded.rawValue)
    if kind != .boolean { members.add(values.map { $0.jsonLayout }, for: .values) }
    members.add(catalogs, for: .catalogs)
    members.add(palette, for: .palette)
    members.add(comparesColumns, for: .comparesColumns)
    members.add(isColumn, for: .isColumn)
    members.add(isWhole, for: .whole)
    members.add(form.unit, for: .unit)
    if form.decimalMark != WrittenForm(unit: form.unit).decimalMark {
      members.add(form.decimalMark?.rawValue ?? "", for: .decimalMark)
    }
    members.add(form.dateOrder?.rawValue ?? "", for: .dateOrder)
    members.add(form.latestDay?.description ?? "", for: .latestDay)
    members.add(kind.leavesOthers && others == .possible, for: .others)
    members.add(multiplicity.rawValue, for: .multiplicity, unless: kind.traits.multiplicity.rawValue)
    members.add(states, for: .states)
    members.add(category, for: .category)
    members.add(summary, for: .summary)
    members.add(phrase, for: .phrase, unless: kind.traits.phrase(label))
    members.add(examples, for: .examples)
    members.add(notes, for: .notes)
    members.add(words.map { $0.jsonLayout }, for: .words)
    members.add(popularity, for: .popularity)
    members.add(confidence, for: .confidence)
    return members.object
  }
}

extension ColumnSource {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<ColumnKey>()
    members.add(column, for: .column)
    members.add(expression, for: .expression)
    members.add(table, for: .table)
    members.add(key, for: .key)
    members.add(reference, for: .reference)
    members.add(type?.rawValue ?? "", for: .type)
    members.add(scale, for: .scale)
    return members.object
  }
}

extension Synonym {
  fileprivate var jsonLayout: JSONLayout {
    if rest.isEmpty { return .text(words) }
    var members = JSONMembers<SynonymKey>()
    members.add(.text(words), for: .words)
    members.add(rest, for: .value)
    return members.object
  }
}

extension FieldValue {
  /// A plain string for a value without other properties.
  fileprivate var jsonLayout: JSONLayout {
    if self == FieldValue(text) { return .text(text) }
    var members = JSONMembers<ValueKey>()
    members.add(.text(text), for: .text)
    members.add(aliases, for: .aliases)
    members.add(label, for: .label)
    members.add(summary, for: .summary)
    members.add(phrase, for: .phrase)
    members.add(noun, for: .noun)
    members.add(self.members, for: .members)
    members.add(category, for: .category)
    members.add(predicate, for: .predicate)
    members.add(isAboutPrinting, for: .isAboutPrinting)
    members.add(isRefused, for: .refused)
    members.add(frequency, for: .frequency)
    members.add(confidence, for: .confidence)
    return members.object
  }
}

extension Catalog {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<CatalogKey>()
    members.add(.text(name), for: .name)
    members.add(summary, for: .summary)
    members.add(place, for: .place, unless: Catalog.defaultPlace)
    members.add(.list(values.map { $0.jsonLayout }), for: .values)
    return members.object
  }
}

extension AbsentField {
  fileprivate var jsonLayout: JSONLayout {
    if replacement.isEmpty { return .text(name) }
    var members = JSONMembers<AbsentFieldKey>()
    members.add(.text(name), for: .name)
    members.add(replacement, for: .replacement)
    return members.object
  }
}

extension Wording {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<WordingKey>()
    members.add(.text(field), for: .field)
    members.add(.text(words), for: .words)
    let key: WordingKey =
      switch extent {
      case .part: .part
      case .value: .value
      case .term: .term
      }
    members.add(.text(replacement), for: key)
    return members.object
  }
}

extension PatternShorthand {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<PatternShorthandKey>()
    members.add(.text(spelling), for: .spelling)
    members.add(.text(summary), for: .summary)
    members.add(.text(pattern), for: .pattern)
    return members.object
  }
}

extension QueryLimits {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<LimitKey>()
    members.add(queryCharacters, for: .queryCharacters)
    members.add(regexes, for: .regexes)
    members.add(number, for: .number)
    members.add(regexDepth, for: .regexDepth)
    members.add(regexComplexity, for: .regexComplexity)
    members.add(regexCharacters, for: .regexCharacters)
    members.add(regexRepetitions, for: .regexRepetitions)
    return members.object
  }
}

extension Palette {
  var jsonLayout: JSONLayout {
    var members = JSONMembers<PaletteKey>()
    members.add(.text(name), for: .name)
    members.add(.list(colors.map { $0.jsonLayout }), for: .colors)
    members.add(nicknames.map { $0.jsonLayout }, for: .nicknames)
    members.add(countWords.map { $0.jsonLayout }, for: .countWords)
    members.add(noneWords, for: .noneWords)
    members.add(manyWords, for: .manyWords)
    members.add(anyWords, for: .anyWords)
    members.add(refusedNames, for: .refusedNames)
    members.add(foreignNicknames.map { $0.jsonLayout }, for: .foreignNicknames)
    members.add(skipsEmptyBelow, for: .skipsEmptyBelow)
    return members.object
  }
}

extension Palette.Color {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<ColorKey>()
    members.add(.text(letter), for: .letter)
    members.add(.text(name), for: .name)
    members.add(aliases, for: .aliases)
    members.add(srgb?.hex ?? "", for: .srgb)
    return members.object
  }
}

extension Palette.Nickname {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<NicknameKey>()
    members.add(.text(name), for: .name)
    members.add(aliases, for: .aliases)
    members.add(.text(letters), for: .letters)
    members.add(family, for: .family)
    members.add(confidence, for: .confidence)
    return members.object
  }
}

extension Palette.CountWord {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<CountWordKey>()
    members.add(.text(word), for: .word)
    members.add(.number(count), for: .count)
    return members.object
  }
}

extension CostSymbol {
  var jsonLayout: JSONLayout {
    var members = JSONMembers<SymbolKey>()
    members.add(.text(code), for: .code)
    members.add(.text(kind.rawValue), for: .kind)
    if halves != 2 { members.add(halves.map { .number($0) } ?? .null, for: .halves) }
    members.add(summary, for: .summary)
    return members.object
  }
}

/// Collects the members of a written object. Defaults are omitted.
struct JSONMembers<Key: VocabularyKey> {
  private var members: [(key: String, value: JSONLayout)] = []

  var object: JSONLayout { .object(members) }

  mutating func add(_ value: JSONLayout, for key: Key) { members.append((key.rawValue, value)) }

  mutating func add(_ text: String, for key: Key, unless fallback: String = "") {
    if text != fallback { add(.text(text), for: key) }
  }

  mutating func add(_ texts: [String], for key: Key) { if !texts.isEmpty { add(.texts(texts), for: key) } }

  mutating func add(_ elements: [JSONLayout], for key: Key) {
    if !elements.isEmpty { add(.list(elements), for: key) }
  }

  mutating func add(_ bool: Bool, for key: Key, unless fallback: Bool = false) {
    if bool != fallback { add(.bool(bool), for: key) }
  }

  mutating func add(_ number: some FixedWidthInteger, for key: Key) {
    if number != 0 { add(.number(number), for: key) }
  }

  mutating func add(_ confidence: Confidence, for key: Key) {
    if confidence != .sure { add(.text(confidence.rawValue), for: key) }
  }
}
