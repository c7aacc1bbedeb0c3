import FilterAST

extension VocabularyReader {
  /// Reads a field.
  mutating func field(_ value: JSONValue, _ place: VocabularyPlace) -> Field? {
    guard let object: VocabularyObject<FieldKey> = object(value, place) else { return nil }
    let name = text(object, .name)
    if let value = object.members[.name], case .string = value.content {
      claim(name, for: name, object.place(of: .name))
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
    // Without a kind, what depends on it would be blamed for nothing.
    if readKind != nil { check(field, object) }
    return field
  }

  private mutating func aliases(_ object: VocabularyObject<FieldKey>, of name: String) -> [String] {
    for (value, place) in object.elements(.aliases) {
      guard case .string(let alias) = value.content, !alias.isEmpty else { continue }
      claim(alias, for: name, place)
    }
    return texts(object, .aliases)
  }

  /// Gives a name to a field, if it is one and no other field has it.
  private mutating func claim(_ name: String, for field: String, _ place: VocabularyPlace) {
    guard isFieldName(name, place) else { return }
    if let owner = fieldNames[name] {
      note(place, VocabularyMessages.nameTaken(name, owner))
    } else {
      fieldNames[name] = field
      fieldNameList.append(name)
    }
  }

  /// Whether a text is a name people can type before an operator, as it is looked up.
  mutating func isFieldName(_ name: String, _ place: VocabularyPlace) -> Bool {
    guard let exact = FieldName(exactly: name) else {
      note(place, VocabularyMessages.notAFieldName(name))
      return false
    }
    if exact.text == name { return true }
    note(place, VocabularyMessages.mustBeLowercase(name, "field name"))
    return false
  }

  private mutating func operators(_ object: VocabularyObject<FieldKey>) -> [Comparison]? {
    guard let value = object.members[.operators] else { return nil }
    isList(object, .operators)
    guard case .array = value.content else { return nil }
    let elements = object.elements(.operators)
    if elements.isEmpty { note(object.place(of: .operators), VocabularyMessages.noOperators) }
    var operators: [Comparison] = []
    for (value, place) in elements {
      guard let comparison: Comparison = choice(value, place, "operator") else { continue }
      if operators.contains(comparison) { note(place, VocabularyMessages.twice("operator", comparison.rawValue)) }
      operators.append(comparison)
    }
    return operators
  }

  private mutating func colon(_ object: VocabularyObject<FieldKey>) -> Comparison? {
    guard let relation: Comparison = choice(object, .colon, "operator") else { return nil }
    if relation == .colon { note(object.place(of: .colon), VocabularyMessages.colonIsNoRelation) }
    return relation
  }

  private mutating func catalogReferences(_ object: VocabularyObject<FieldKey>) -> [String] {
    var seen: Set<String> = []
    for (value, place) in object.elements(.catalogs) {
      guard case .string(let name) = value.content, !name.isEmpty else { continue }
      if !seen.insert(name).inserted { note(place, VocabularyMessages.twice("catalog", name)) }
      if catalogTexts[name] != nil || externalCatalogs.contains(name) { continue }
      let meant = nearest(to: name, among: catalogNameList)
      note(place, VocabularyMessages.unknownCatalog(name, meant))
    }
    return texts(object, .catalogs)
  }
}
