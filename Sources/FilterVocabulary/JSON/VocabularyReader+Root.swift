extension VocabularyReader {
  /// The vocabulary of a file. It means something only where nothing was noted.
  mutating func vocabulary(_ value: JSONValue) -> Vocabulary? {
    let place = VocabularyPlace(offset: value.offset, path: "")
    guard let root: VocabularyObject<RootKey> = object(value, place) else { return nil }
    _ = text(root, .schema)
    let name = name(root, .name)
    // What fields refer to comes before the fields, whatever the order of the file.
    let catalogs = catalogs(root)
    let palettes = palettes(root)
    let fields = fields(root)
    let nameField = text(root, .nameField)
    if !nameField.isEmpty, fieldNames[nameField] == nil {
      let meant = nearest(to: nameField, among: fieldNameList)
      note(root.place(of: .nameField), VocabularyMessages.unknownField(nameField, meant))
    }
    let item = text(root, .item, default: Vocabulary.defaultItemName)
    return Vocabulary(
      name: name, summary: text(root, .summary), itemName: item,
      itemNamePlural: text(root, .items, default: Vocabulary.defaultPlural(of: item)), nameField: nameField,
      fields: fields, catalogs: catalogs, palettes: palettes, symbols: symbols(root), bareSymbols: bareSymbols(root),
      zeroWords: lowercaseWords(root, .zeroWords), dayWords: lowercaseWords(root, .dayWords),
      absentFields: absentFields(root), limits: limits(root), quirks: quirks(root),
      notes: texts(root, .notes))
  }

  private mutating func fields(_ root: VocabularyObject<RootKey>) -> [Field] {
    isList(root, .fields)
    let elements = root.elements(.fields)
    if elements.isEmpty, let value = root.members[.fields], case .array = value.content {
      note(root.place(of: .fields), VocabularyMessages.noFields)
    }
    return elements.compactMap { field($0.value, $0.place) }
  }

  private mutating func lowercaseWords(_ root: VocabularyObject<RootKey>, _ key: RootKey) -> [String] {
    for (value, place) in root.elements(key) {
      guard case .string(let word) = value.content, word != word.lowercased() else { continue }
      note(place, VocabularyMessages.mustBeLowercase(word, "word"))
    }
    return texts(root, key)
  }

  private mutating func absentFields(_ root: VocabularyObject<RootKey>) -> [AbsentField] {
    isList(root, .absentFields)
    var seen: Set<String> = []
    return root.elements(.absentFields).compactMap { value, place in
      guard let absent = absentField(value, place) else { return nil }
      if !absent.name.isEmpty, !seen.insert(absent.name).inserted {
        note(place, VocabularyMessages.twice("absent field", absent.name))
      }
      return absent
    }
  }

  private mutating func absentField(_ value: JSONValue, _ place: VocabularyPlace) -> AbsentField? {
    if case .string(let name) = value.content {
      checkAbsentName(name, place)
      return AbsentField(name)
    }
    guard let object: VocabularyObject<AbsentFieldKey> = object(value, place) else { return nil }
    let name = text(object, .name)
    if let value = object.members[.name], case .string = value.content {
      checkAbsentName(name, object.place(of: .name))
    }
    let replacement = text(object, .replacement)
    if !replacement.isEmpty, fieldNames[replacement] == nil {
      let meant = nearest(to: replacement, among: fieldNameList)
      note(object.place(of: .replacement), VocabularyMessages.unknownField(replacement, meant))
    }
    return AbsentField(name, replacement: replacement)
  }

  private mutating func checkAbsentName(_ name: String, _ place: VocabularyPlace) {
    guard isFieldName(name, place) else { return }
    if let owner = fieldNames[name] { note(place, VocabularyMessages.notAbsent(name, owner)) }
  }

  private mutating func quirks(_ root: VocabularyObject<RootKey>) -> [Quirk] {
    isList(root, .quirks)
    var quirks: [Quirk] = []
    for (value, place) in root.elements(.quirks) {
      guard let quirk: Quirk = choice(value, place, "quirk") else { continue }
      if quirks.contains(quirk) { note(place, VocabularyMessages.twice("quirk", quirk.rawValue)) }
      quirks.append(quirk)
    }
    return quirks
  }

  private mutating func limits(_ root: VocabularyObject<RootKey>) -> QueryLimits {
    guard let value = root.members[.limits],
      let object: VocabularyObject<LimitKey> = object(value, root.place(of: .limits))
    else { return QueryLimits() }
    return QueryLimits(
      queryCharacters: number(object, .queryCharacters, in: 0...Int.max),
      regexes: number(object, .regexes, in: 0...Int.max), number: number(object, .number, in: 0...Int64.max),
      regexDepth: number(object, .regexDepth, in: 0...Int.max),
      regexComplexity: number(object, .regexComplexity, in: 0...Int.max),
      regexCharacters: number(object, .regexCharacters, in: 0...Int.max),
      regexRepetitions: number(object, .regexRepetitions, in: 0...Int.max))
  }
}
