extension VocabularyReader {
  /// Reads the catalogs of the file, and the names of external ones.
  mutating func catalogs(_ root: VocabularyObject<RootKey>) -> [Catalog] {
    checkList(root, .catalogs)
    var catalogs: [Catalog] = []
    for (value, location) in root.elements(.catalogs) {
      guard let object: VocabularyObject<CatalogKey> = object(value, location) else { continue }
      let name = name(object, .name)
      if catalogTexts[name] != nil { note(object.location(of: .name), VocabularyMessages.duplicate("catalog", name)) }
      let values = values(object, .values, of: VocabularyMessages.catalog(name), beside: [])
      catalogTexts[name] = VocabularyReader.singleTexts(of: values)
      catalogNameList.append(name)
      let phrase = text(object, .place, default: Catalog.defaultPlace)
      catalogs.append(Catalog(name, text(object, .summary), place: phrase, values))
    }
    externalCatalogs(root)
    return catalogs
  }

  private mutating func externalCatalogs(_ root: VocabularyObject<RootKey>) {
    _ = texts(root, .externalCatalogs)
    for (value, location) in root.elements(.externalCatalogs) {
      guard case .string(let name) = value.content, !name.isEmpty else { continue }
      if catalogTexts[name] != nil {
        note(location, VocabularyMessages.notExternal(name))
      } else if !externalCatalogs.insert(name).inserted {
        note(location, VocabularyMessages.duplicate("catalog", name))
      } else {
        catalogNameList.append(name)
      }
    }
  }

  /// Reads a list of values. Its groups may also name values of `catalogs`.
  mutating func values<Key>(
    _ object: VocabularyObject<Key>, _ key: Key, of owner: String, beside catalogs: [String]
  ) -> [FieldValue] {
    checkList(object, key)
    var values: [FieldValue] = []
    var owners: [String: Int] = [:]
    var locations: [FileLocation] = []
    for (value, location) in object.elements(key) {
      guard let fieldValue = fieldValue(value, location) else { continue }
      for name in [fieldValue.text] + fieldValue.aliases {
        let other = owners[name.lowercased()]
        if let other, other != values.count {
          note(location, VocabularyMessages.valueTaken(name, by: values[other].text, of: owner))
        } else {
          owners[name.lowercased()] = values.count
        }
      }
      values.append(fieldValue)
      locations.append(location)
    }
    checkMembers(values, locations, beside: catalogs)
    return values
  }

  private mutating func fieldValue(_ value: LocatedJSON, _ location: FileLocation) -> FieldValue? {
    if case .string(let text) = value.content {
      if text.isEmpty { note(location, VocabularyMessages.empty("text")) }
      return FieldValue(text)
    }
    guard let object: VocabularyObject<ValueKey> = object(value, location) else { return nil }
    return FieldValue(
      name(object, .text), aliases: texts(object, .aliases), label: text(object, .label), text(object, .summary),
      phrase: text(object, .phrase), noun: text(object, .noun), members: texts(object, .members),
      category: text(object, .category), predicate: text(object, .predicate),
      isAboutPrinting: bool(object, .isAboutPrinting), isRefused: bool(object, .refused),
      confidence: confidence(object, .confidence))
  }

  /// Checks that groups name single values, by their texts.
  private mutating func checkMembers(_ values: [FieldValue], _ locations: [FileLocation], beside catalogs: [String]) {
    if values.allSatisfy({ $0.members.isEmpty }) { return }
    // A catalog outside the file may contain any value.
    if catalogs.contains(where: { catalogTexts[$0] == nil }) { return }
    let own = VocabularyReader.singleTexts(of: values)
    let groups = Set(values.filter { !$0.members.isEmpty }.map { $0.text })
    let texts = values.map { $0.text }
    for (value, location) in zip(values, locations) {
      for member in value.members where !member.isEmpty {
        if groups.contains(member) {
          note(location, VocabularyMessages.memberIsGroup(member, of: value.text))
        } else if !own.contains(member), !catalogs.contains(where: { catalogTexts[$0]?.contains(member) == true }) {
          let nearest = nearest(to: member, among: texts)
          note(location, VocabularyMessages.unknownMember(member, of: value.text, nearest: nearest))
        }
      }
    }
  }

  /// The texts of the values that are not groups.
  private static func singleTexts(of values: [FieldValue]) -> Set<String> {
    Set(values.filter { $0.members.isEmpty }.map { $0.text })
  }
}
