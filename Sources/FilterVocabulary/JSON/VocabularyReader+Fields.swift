import FilterAST

extension VocabularyReader {
  /// Reads a field.
  mutating func field(_ value: LocatedJSON, _ location: FileLocation) -> Field? {
    guard let object: VocabularyObject<FieldKey> = object(value, location) else { return nil }
    let name = text(object, .name)
    if let value = object.members[.name], case .string = value.content {
      claim(name, for: name, object.location(of: .name))
    }
    let aliases = aliases(object, of: name)
    let readKind: ValueKind? = choice(object, .kind, "kind")
    let kind = readKind ?? .text
    let colon = colon(object) ?? .equal
    let label = text(object, .label)
    let phrase = text(object, .phrase, default: Field.defaultPhrase(label: label.isEmpty ? name : label, kind: kind))
    checkPhrase(phrase, object)
    let catalogs = catalogReferences(object)
    let field = Field(
      name, aliases: aliases, label: label, kind, operators: operators(object), colon: colon,
      colonMeaning: text(object, .colonMeaning, default: Field.defaultColonMeaning(colon: colon, kind: kind)),
      takesRegex: bool(object, .regex),
      isClosed: bool(object, .closed, default: Field.isClosedByDefault(kind)),
      values: values(object, .values, of: VocabularyMessages.field(name), beside: catalogs), catalogs: catalogs,
      palette: text(object, .palette), comparesColumns: bool(object, .comparesColumns),
      isColumn: bool(object, .isColumn), isWhole: bool(object, .whole),
      multiplicity: choice(object, .multiplicity, "multiplicity") ?? Field.defaultMultiplicity(kind),
      category: text(object, .category), summary: text(object, .summary), phrase: phrase,
      examples: texts(object, .examples), notes: text(object, .notes),
      popularity: number(object, .popularity, in: 0...100), confidence: confidence(object, .confidence))
    // Without a kind, nothing that depends on it can be checked.
    if readKind != nil { check(field, object) }
    return field
  }

  private mutating func aliases(_ object: VocabularyObject<FieldKey>, of name: String) -> [String] {
    for (value, location) in object.elements(.aliases) {
      guard case .string(let alias) = value.content, !alias.isEmpty else { continue }
      claim(alias, for: name, location)
    }
    return texts(object, .aliases)
  }

  /// Registers a name of a field, if it is valid and not taken.
  private mutating func claim(_ name: String, for field: String, _ location: FileLocation) {
    guard isFieldName(name, location) else { return }
    if let owner = fieldNames[name] {
      note(location, VocabularyMessages.nameTaken(name, by: owner))
    } else {
      fieldNames[name] = field
      fieldNameList.append(name)
    }
  }

  /// Whether a text is a field name of the language, in lower case.
  mutating func isFieldName(_ name: String, _ location: FileLocation) -> Bool {
    guard let exact = FieldName(exactly: name) else {
      note(location, VocabularyMessages.notAFieldName(name))
      return false
    }
    if exact.text == name { return true }
    note(location, VocabularyMessages.mustBeLowercase(name, "field name"))
    return false
  }

  private mutating func operators(_ object: VocabularyObject<FieldKey>) -> [Comparison]? {
    guard let value = object.members[.operators] else { return nil }
    checkList(object, .operators)
    guard case .array = value.content else { return nil }
    let elements = object.elements(.operators)
    if elements.isEmpty { note(object.location(of: .operators), VocabularyMessages.noOperators) }
    var operators: [Comparison] = []
    for (value, location) in elements {
      guard let comparison: Comparison = choice(value, location, "operator") else { continue }
      if operators.contains(comparison) {
        note(location, VocabularyMessages.duplicate("operator", comparison.rawValue))
      }
      operators.append(comparison)
    }
    return operators
  }

  private mutating func colon(_ object: VocabularyObject<FieldKey>) -> Comparison? {
    guard let relation: Comparison = choice(object, .colon, "operator") else { return nil }
    if relation == .colon { note(object.location(of: .colon), VocabularyMessages.colonIsNoRelation) }
    return relation
  }

  private mutating func catalogReferences(_ object: VocabularyObject<FieldKey>) -> [String] {
    var seen: Set<String> = []
    for (value, location) in object.elements(.catalogs) {
      guard case .string(let name) = value.content, !name.isEmpty else { continue }
      if !seen.insert(name).inserted { note(location, VocabularyMessages.duplicate("catalog", name)) }
      if catalogTexts[name] != nil || externalCatalogs.contains(name) { continue }
      let nearest = nearest(to: name, among: catalogNameList)
      note(location, VocabularyMessages.unknownCatalog(name, nearest: nearest))
    }
    return texts(object, .catalogs)
  }
}

extension VocabularyReader {
  /// Notes contradictions between the properties of a field.
  mutating func check(_ field: Field, _ object: VocabularyObject<FieldKey>) {
    checkPalette(field, object)
    checkNumbers(field, object)
    checkOrder(field, object)
    let isComplete = field.catalogs.allSatisfy { !externalCatalogs.contains($0) && catalogTexts[$0] != nil }
    let hasValues = !field.values.isEmpty || field.catalogs.contains { catalogTexts[$0]?.isEmpty == false }
    if hasValues { return }
    // An external catalog may contain them; an unknown catalog is noted elsewhere.
    if !isComplete { return }
    if field.kind == .orderedEnumeration {
      note(object.location, VocabularyMessages.orderedWithoutValues)
    } else if field.isClosed {
      note(object.location, VocabularyMessages.closedWithoutValues(field.kind))
    }
  }

  private mutating func checkPalette(_ field: Field, _ object: VocabularyObject<FieldKey>) {
    if field.kind != .colors {
      if !field.palette.isEmpty { note(object.location(of: .palette), VocabularyMessages.paletteWithoutColors) }
    } else if field.palette.isEmpty {
      note(object.location(of: .palette), VocabularyMessages.colorsWithoutPalette)
    } else if !paletteNames.contains(field.palette) {
      let nearest = nearest(to: field.palette, among: paletteNameList)
      note(object.location(of: .palette), VocabularyMessages.unknownPalette(field.palette, nearest: nearest))
    }
  }

  private mutating func checkNumbers(_ field: Field, _ object: VocabularyObject<FieldKey>) {
    let isNumber = field.kind == .number || field.kind == .numberOrText
    if field.comparesColumns, !isNumber {
      note(object.location(of: .comparesColumns), VocabularyMessages.onlyNumbers("comparesColumns"))
    }
    if field.isColumn, !isNumber, field.kind != .year {
      note(object.location(of: .isColumn), VocabularyMessages.onlyNumbers("isColumn"))
    }
    if field.isWhole, !isNumber, field.kind != .year {
      note(object.location(of: .whole), VocabularyMessages.onlyNumbers("whole"))
    }
    // Fields of numbers read two words, `even` and `odd`.
    if isNumber, field.values.contains(where: { $0.text != "even" && $0.text != "odd" }) {
      note(object.location(of: .values), VocabularyMessages.valuesOfNumber)
    }
  }

  private mutating func checkOrder(_ field: Field, _ object: VocabularyObject<FieldKey>) {
    if field.kind.isOrdered { return }
    let operators = object.elements(.operators)
    for (comparison, element) in zip(field.operators, operators) where operators.count == field.operators.count {
      if comparison == .colon || comparison == .equal || comparison == .notEqual { continue }
      note(element.location, VocabularyMessages.operatorWithoutOrder(comparison, field.kind))
    }
    if field.colon != .equal, field.colon != .notEqual, field.colon != .colon {
      note(object.location(of: .colon), VocabularyMessages.operatorWithoutOrder(field.colon, field.kind))
    }
  }

  /// Notes unknown placeholders, and a phrase without a placeholder for the value.
  mutating func checkPhrase(_ phrase: String, _ object: VocabularyObject<FieldKey>) {
    guard let value = object.members[.phrase], case .string = value.content else { return }
    var hasValue = false
    for placeholder in Field.placeholders(of: phrase) {
      if Field.isValuePlaceholder(placeholder) {
        hasValue = true
      } else if placeholder != "{s}" {
        note(object.location(of: .phrase), VocabularyMessages.unknownPlaceholder(placeholder))
      }
    }
    if !hasValue { note(object.location(of: .phrase), VocabularyMessages.phraseWithoutValue) }
  }
}
