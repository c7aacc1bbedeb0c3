extension VocabularyReader {
  /// Reads the catalogs of the file, and the names of external ones.
  mutating func catalogs(_ root: VocabularyObject<RootKey>) -> [Catalog] {
    checkList(.catalogs, of: root)
    var catalogs: [Catalog] = []
    for (value, location) in root.elements(.catalogs) {
      guard let object: VocabularyObject<CatalogKey> = object(value, at: location) else { continue }
      let name = name(.name, of: object)
      if catalogTexts[name] != nil {
        note(VocabularyMessages.duplicate("catalog", named: name), at: object.location(of: .name))
      }
      let values = values(.values, in: object, of: VocabularyMessages.catalog(name), beside: [])
      catalogTexts[name] = VocabularyReader.singleTexts(of: values)
      catalogNameList.append(name)
      let phrase = text(.place, of: object, default: Catalog.defaultPlace)
      catalogs.append(Catalog(name, summary: text(.summary, of: object), place: phrase, values: values))
    }
    externalCatalogs(root)
    return catalogs
  }

  private mutating func externalCatalogs(_ root: VocabularyObject<RootKey>) {
    _ = texts(.externalCatalogs, of: root)
    for (value, location) in root.elements(.externalCatalogs) {
      guard case .string(let name) = value.content, !name.isEmpty else { continue }
      if catalogTexts[name] != nil {
        note(VocabularyMessages.notExternal(name), at: location)
      } else if !externalCatalogs.insert(name).inserted {
        note(VocabularyMessages.duplicate("catalog", named: name), at: location)
      } else {
        catalogNameList.append(name)
      }
    }
  }

  /// Reads a list of values. Its groups may also name values of `catalogs`.
  mutating func values<Key>(
    _ key: Key, in object: VocabularyObject<Key>, of owner: String, beside catalogs: [String]
  ) -> [FieldValue] {
    checkList(key, of: object)
    var values: [FieldValue] = []
    var owners: [String: Int] = [:]
    var locations: [FileLocation] = []
    for (value, location) in object.elements(key) {
      guard let fieldValue = fieldValue(value, at: location) else { continue }
      for name in [fieldValue.text] + fieldValue.aliases {
        let other = owners[name.lowercased()]
        if let other, other != values.count {
          note(VocabularyMessages.valueTaken(name, by: values[other].text, of: owner), at: location)
        } else {
          owners[name.lowercased()] = values.count
        }
      }
      values.append(fieldValue)
      locations.append(location)
    }
    checkMembers(values, at: locations, beside: catalogs)
    return values
  }

  private mutating func fieldValue(_ value: LocatedJSON, at location: FileLocation) -> FieldValue? {
    if case .string(let text) = value.content {
      if text.isEmpty { note(VocabularyMessages.empty("text"), at: location) }
      return FieldValue(text)
    }
    guard let object: VocabularyObject<ValueKey> = object(value, at: location) else { return nil }
    return FieldValue(
      name(.text, of: object), aliases: texts(.aliases, of: object), label: text(.label, of: object),
      text(.summary, of: object),
      phrase: text(.phrase, of: object), noun: text(.noun, of: object), members: texts(.members, of: object),
      category: text(.category, of: object), predicate: text(.predicate, of: object),
      isAboutPrinting: bool(.isAboutPrinting, of: object), isRefused: bool(.refused, of: object),
      frequency: number(.frequency, of: object, in: 0...2_000_000_000),
      confidence: confidence(.confidence, of: object))
  }

  /// Checks that groups name single values, by their texts.
  private mutating func checkMembers(_ values: [FieldValue], at locations: [FileLocation], beside catalogs: [String]) {
    if values.allSatisfy({ $0.members.isEmpty }) { return }
    // A catalog outside the file may contain any value.
    if catalogs.contains(where: { catalogTexts[$0] == nil }) { return }
    let own = VocabularyReader.singleTexts(of: values)
    let groups = Set(values.filter { !$0.members.isEmpty }.map { $0.text })
    let texts = values.map { $0.text }
    for (value, location) in zip(values, locations) {
      for member in value.members where !member.isEmpty {
        if groups.contains(member) {
          note(VocabularyMessages.memberIsGroup(member, of: value.text), at: location)
        } else if !own.contains(member), !catalogs.contains(where: { catalogTexts[$0]?.contains(member) == true }) {
          let nearest = nearest(to: member, among: texts)
          note(VocabularyMessages.unknownMember(member, of: value.text, nearest: nearest), at: location)
        }
      }
    }
  }

  /// The texts of the values that are not groups.
  private static func singleTexts(of values: [FieldValue]) -> Set<String> {
    Set(values.filter { $0.members.isEmpty }.map { $0.text })
  }
}
