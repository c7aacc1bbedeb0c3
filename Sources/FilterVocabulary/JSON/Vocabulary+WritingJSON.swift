import FilterAST

extension Vocabulary {
  /// The vocabulary as the text of a file, indented by two spaces, without what stands at its default and without a
  /// line break at the end.
  ///
  /// `Vocabulary(json: vocabulary.json)` is the same vocabulary, if it has no mistakes that a file may not have.
  /// Aliases that nobody can type before an operator (`$`) are left out.
  public var json: String {
    var members = JSONMembers<RootKey>()
    members.add(.name, .text(name))
    members.add(.summary, summary)
    members.add(.item, itemName, unless: Vocabulary.defaultItemName)
    members.add(.items, itemNamePlural, unless: Vocabulary.defaultPlural(of: itemName))
    members.add(.nameField, nameField)
    members.add(.fields, .list(fields.map { $0.jsonText }))
    members.add(.catalogs, catalogs.map { $0.jsonText })
    members.add(.externalCatalogs, externalCatalogs)
    members.add(.palettes, palettes.map { $0.jsonText })
    members.add(.symbols, symbols.map { $0.jsonText })
    members.add(.bareSymbols, bareSymbols)
    members.add(.zeroWords, zeroWords)
    members.add(.dayWords, dayWords)
    members.add(.absentFields, absentFields.map { $0.jsonText })
    if limits != QueryLimits() { members.add(.limits, limits.jsonText) }
    members.add(.quirks, quirks.map { $0.rawValue })
    members.add(.notes, notes)
    return members.text.file
  }

  /// The catalogs that fields name and the vocabulary does not hold, in the order of the fields.
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
  fileprivate var jsonText: JSONText {
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
    members.add(.values, values.map { $0.jsonText })
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
    return members.text
  }
}

extension FieldValue {
  /// A plain text where nothing more is known.
  fileprivate var jsonText: JSONText {
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
    return members.text
  }
}

extension Catalog {
  fileprivate var jsonText: JSONText {
    var members = JSONMembers<CatalogKey>()
    members.add(.name, .text(name))
    members.add(.summary, summary)
    members.add(.place, place, unless: Catalog.usualPlace)
    members.add(.values, .list(values.map { $0.jsonText }))
    return members.text
  }
}

extension AbsentField {
  fileprivate var jsonText: JSONText {
    if replacement.isEmpty { return .text(name) }
    var members = JSONMembers<AbsentFieldKey>()
    members.add(.name, .text(name))
    members.add(.replacement, replacement)
    return members.text
  }
}

extension QueryLimits {
  fileprivate var jsonText: JSONText {
    var members = JSONMembers<LimitKey>()
    members.add(.queryCharacters, queryCharacters)
    members.add(.regexes, regexes)
    members.add(.number, number)
    members.add(.regexDepth, regexDepth)
    members.add(.regexComplexity, regexComplexity)
    members.add(.regexCharacters, regexCharacters)
    members.add(.regexRepetitions, regexRepetitions)
    return members.text
  }
}
