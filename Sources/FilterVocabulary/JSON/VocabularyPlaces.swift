/// Where the fields and values of a vocabulary are written in its file, so that an editor can go there.
public struct VocabularyPlaces: Hashable, Sendable {
  /// Something with a name in a vocabulary file.
  public enum Item: Hashable, Sendable {
    /// A field, by its name.
    case field(String)
    /// A value of a field itself, by their texts.
    case value(String, field: String)
    /// A value of a catalog.
    case catalogValue(String, catalog: String)
    /// A color or a nickname of a palette.
    case color(String, palette: String)
  }

  private var offsets: [Item: Int] = [:]
  private let bytes: [UInt8]

  /// Reads the text of a file. One that is no vocabulary has no places. Linear.
  public init(jsonBytes bytes: [UInt8]) {
    self.bytes = bytes
    var parser = JSONParser(bytes)
    guard let document = parser.document() else { return }
    for field in document.elements(under: RootKey.fields) {
      guard let (name, offset) = field[FieldKey.name]?.text else { continue }
      add(.field(name), at: offset)
      addValues(of: field, under: FieldKey.values) { .value($0, field: name) }
    }
    for catalog in document.elements(under: RootKey.catalogs) {
      guard let (name, _) = catalog[CatalogKey.name]?.text else { continue }
      addValues(of: catalog, under: CatalogKey.values) { .catalogValue($0, catalog: name) }
    }
    for palette in document.elements(under: RootKey.palettes) {
      guard let (name, _) = palette[PaletteKey.name]?.text else { continue }
      let named =
        palette.elements(under: PaletteKey.colors).map { $0[ColorKey.name] }
        + palette.elements(under: PaletteKey.nicknames).map { $0[NicknameKey.name] }
      for case (let word, let offset)? in named.map({ $0?.text }) { add(.color(word, palette: name), at: offset) }
    }
  }

  private mutating func addValues(
    of owner: LocatedJSON, under key: some VocabularyKey, _ item: (String) -> Item
  ) {
    for value in owner.elements(under: key) {
      // A value is a text, or an object with one.
      if let (text, offset) = value.text ?? value[ValueKey.text]?.text { add(item(text), at: offset) }
    }
  }

  /// Of two with one name the first one counts.
  private mutating func add(_ item: Item, at offset: Int) {
    if offsets[item] == nil { offsets[item] = offset }
  }

  /// The bytes of the name of an item in the file, without its quotes; nil if it is not there.
  public func range(of item: Item) -> Range<Int>? {
    guard let offset = offsets[item], offset < bytes.count else { return nil }
    var end = offset + 1
    while end < bytes.count, bytes[end] != bytes[offset] { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return offset + 1..<min(end, bytes.count)
  }
}

extension LocatedJSON {
  /// The text of a string and the offset of its opening quote; nil for any other value.
  fileprivate var text: (String, offset: Int)? {
    if case .string(let text) = content { (text, offset) } else { nil }
  }

  /// The value of a key of an object; nil for any other value.
  fileprivate subscript(_ key: some VocabularyKey) -> LocatedJSON? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key.rawValue }?.value
  }

  /// The elements of the list under a key; none if there is no such list.
  fileprivate func elements(under key: some VocabularyKey) -> [LocatedJSON] {
    guard case .array(let elements)? = self[key]?.content else { return [] }
    return elements
  }
}
