import FilterAST

extension Vocabulary {
  /// The vocabulary as the text of a file, indented by two spaces, without defaults and without a line break at the end.
  ///
  /// `Vocabulary(json: vocabulary.json)` is an equal vocabulary, unless this one has errors that a file must not have.
  /// Aliases that are no field names of the language (`$`) are omitted.
  public var json: String {
    var members = JSONMembers<RootKey>()
    members.add(.name, .text(name))
    members.add(.summary, summary)
    members.add(.item, itemName, unless: Vocabulary.defaultItemName)
    members.add(.items, itemNamePlural, unless: Vocabulary.defaultPlural(of: itemName))
    members.add(.nameField, nameField)
    members.add(.fields, .list(fields.map { $0.jsonLayout }))
    members.add(.catalogs, catalogs.map { $0.jsonLayout })
    members.add(.externalCatalogs, externalCatalogs)
    members.add(.palettes, palettes.map { $0.jsonLayout })
    members.add(.symbols, symbols.map { $0.jsonLayout })
    members.add(.bareSymbols, bareSymbols)
    members.add(.zeroWords, zeroWords)
    members.add(.dayWords, dayWords)
    members.add(.absentFields, absentFields.map { $0.jsonLayout })
    members.add(.patternShorthands, patternShorthands.map { $0.jsonLayout })
    if limits != QueryLimits() { members.add(.limits, limits.jsonLayout) }
    members.add(.quirks, quirks.map { $0.rawValue })
    members.add(.notes, notes)
    return members.object.file
  }

  /// The catalogs that fields name and the vocabulary does not contain, in the order of the fields. Linear in the fields.
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
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<FieldKey>()
    members.add(.name, .text(name))
    members.add(.aliases, aliases.filter { FieldName(exactly: $0) != nil })
    members.add(.label, label, unless: name)
    members.add(.kind, .text(kind.rawValue))
    if operators != Field.operators(for: kind) { members.add(.operators, .texts(operators.map { $0.rawValue })) }
    members.add(.colon, colon.rawValue, unless: Comparison.equal.rawValue)
    members.add(.colonMeaning, colonMeaning, unless: Field.defaultColonMeaning(colon: colon, kind: kind))
    members.add(.regex, takesRegex)
    members.add(.closed, isClosed, unless: Field.isClosedByDefault(kind))
    members.add(.values, values.map { $0.jsonLayout })
    members.add(.catalogs, catalogs)
    members.add(.palette, palette)
    members.add(.comparesColumns, comparesColumns)
    members.add(.isColumn, isColumn)
    members.add(.whole, isWhole)
    members.add(.multiplicity, multiplicity.rawValue, unless: Field.defaultMultiplicity(kind).rawValue)
    members.add(.category, category)
    members.add(.summary, .text(summary))
    members.add(.phrase, phrase, unless: Field.defaultPhrase(label: label, kind: kind))
    members.add(.examples, examples)
    members.add(.notes, notes)
    members.add(.popularity, popularity)
    members.add(.confidence, confidence)
    return members.object
  }
}

extension FieldValue {
  /// A plain string for a value without other properties.
  fileprivate var jsonLayout: JSONLayout {
    if self == FieldValue(text) { return .text(text) }
    var members = JSONMembers<ValueKey>()
    members.add(.text, .text(text))
    members.add(.aliases, aliases)
    members.add(.label, label)
    members.add(.summary, summary)
    members.add(.phrase, phrase)
    members.add(.noun, noun)
    members.add(.members, self.members)
    members.add(.category, category)
    members.add(.predicate, predicate)
    members.add(.isAboutPrinting, isAboutPrinting)
    members.add(.refused, isRefused)
    members.add(.confidence, confidence)
    return members.object
  }
}

extension Catalog {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<CatalogKey>()
    members.add(.name, .text(name))
    members.add(.summary, summary)
    members.add(.place, place, unless: Catalog.defaultPlace)
    members.add(.values, .list(values.map { $0.jsonLayout }))
    return members.object
  }
}

extension AbsentField {
  fileprivate var jsonLayout: JSONLayout {
    if replacement.isEmpty { return .text(name) }
    var members = JSONMembers<AbsentFieldKey>()
    members.add(.name, .text(name))
    members.add(.replacement, replacement)
    return members.object
  }
}

extension PatternShorthand {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<PatternShorthandKey>()
    members.add(.spelling, .text(spelling))
    members.add(.summary, .text(summary))
    members.add(.pattern, .text(pattern))
    return members.object
  }
}

extension QueryLimits {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<LimitKey>()
    members.add(.queryCharacters, queryCharacters)
    members.add(.regexes, regexes)
    members.add(.number, number)
    members.add(.regexDepth, regexDepth)
    members.add(.regexComplexity, regexComplexity)
    members.add(.regexCharacters, regexCharacters)
    members.add(.regexRepetitions, regexRepetitions)
    return members.object
  }
}

extension Palette {
  var jsonLayout: JSONLayout {
    var members = JSONMembers<PaletteKey>()
    members.add(.name, .text(name))
    members.add(.colors, .list(colors.map { $0.jsonLayout }))
    members.add(.nicknames, nicknames.map { $0.jsonLayout })
    members.add(.countWords, countWords.map { $0.jsonLayout })
    members.add(.noneWords, noneWords)
    members.add(.manyWords, manyWords)
    members.add(.anyWords, anyWords)
    members.add(.refusedNames, refusedNames)
    members.add(.foreignNicknames, foreignNicknames.map { $0.jsonLayout })
    members.add(.skipsEmptyBelow, skipsEmptyBelow)
    return members.object
  }
}

extension Palette.Color {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<ColorKey>()
    members.add(.letter, .text(letter))
    members.add(.name, .text(name))
    members.add(.aliases, aliases)
    return members.object
  }
}

extension Palette.Nickname {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<NicknameKey>()
    members.add(.name, .text(name))
    members.add(.aliases, aliases)
    members.add(.letters, .text(letters))
    members.add(.family, family)
    members.add(.confidence, confidence)
    return members.object
  }
}

extension Palette.CountWord {
  fileprivate var jsonLayout: JSONLayout {
    var members = JSONMembers<CountWordKey>()
    members.add(.word, .text(word))
    members.add(.count, .number(count))
    return members.object
  }
}

extension CostSymbol {
  var jsonLayout: JSONLayout {
    var members = JSONMembers<SymbolKey>()
    members.add(.code, .text(code))
    members.add(.kind, .text(kind.rawValue))
    if halves != 2 { members.add(.halves, halves.map { .number($0) } ?? .null) }
    members.add(.summary, summary)
    return members.object
  }
}

/// Collects the members of a written object. Defaults are omitted.
struct JSONMembers<Key: VocabularyKey> {
  private var members: [(key: String, value: JSONLayout)] = []

  var object: JSONLayout { .object(members) }

  mutating func add(_ key: Key, _ value: JSONLayout) {
    members.append((key.rawValue, value))
  }

  mutating func add(_ key: Key, _ text: String, unless fallback: String = "") {
    if text != fallback { add(key, .text(text)) }
  }

  mutating func add(_ key: Key, _ texts: [String]) {
    if !texts.isEmpty { add(key, .texts(texts)) }
  }

  mutating func add(_ key: Key, _ elements: [JSONLayout]) {
    if !elements.isEmpty { add(key, .list(elements)) }
  }

  mutating func add(_ key: Key, _ bool: Bool, unless fallback: Bool = false) {
    if bool != fallback { add(key, .bool(bool)) }
  }

  mutating func add(_ key: Key, _ number: some FixedWidthInteger) {
    if number != 0 { add(key, .number(number)) }
  }

  mutating func add(_ key: Key, _ confidence: Confidence) {
    if confidence != .sure { add(key, .text(confidence.rawValue)) }
  }
}
