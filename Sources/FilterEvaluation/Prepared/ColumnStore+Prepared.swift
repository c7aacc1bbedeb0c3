import FilterVocabulary

extension ColumnStore {
  /// The store as bytes, which ``init(prepared:for:)`` turns into the same store in a small part of the time it takes to build.
  /// For the machine that wrote it, or one of the same byte order, and this version of the library.
  public func prepared<Element>(for list: FilterableList<Element>) -> [UInt8] {
    var writer = PreparedWriter()
    write(to: &writer, fields: ColumnStore.signature(list))
    writer.write(array: [writer.bytes.withUnsafeBytes { PreparedReader.checksum($0) }])
    return writer.bytes
  }

  /// Reads a store that was prepared for the same fields. Bytes that were cut off or damaged are refused: a checksum ends them.
  /// Bytes that were forged are refused too where they hold no store: whatever a search uses as an index, a count or a length is
  /// checked here. Linear in the bytes.
  public init<Element>(
    prepared bytes: UnsafeRawBufferPointer, for list: FilterableList<Element>
  ) throws(PreparedFormError) {
    var reader = PreparedReader(bytes)
    try self.init(&reader, for: list)
    let sum = reader.checksum
    guard try reader.array() == [sum], reader.isAtEnd else { throw .damaged }
  }

  /// What the fields of a list are, for comparison.
  package static func signature<Element>(_ list: FilterableList<Element>) -> [String] {
    list.bindings.map { binding in
      guard let binding else { return "" }
      var text = "\(binding.field.name) \(binding.field.kind.rawValue) \(binding.isOfVariant) \(binding.textRule)"
      for name in binding.unites { text += " +" + name }
      if binding.field.kind == .orderedEnumeration {
        for value in list.vocabulary.values(of: binding.field) { text += " " + value.text }
      }
      return text
    }
  }

  package static var version: Int { 7 }

  package func write(to writer: inout PreparedWriter, fields: [String]) {
    writer.write(ColumnStore.version)
    writer.write(fields)
    writer.write(variantCount)
    writer.write(array: firstVariants.words)
    for column in columns { column?.write(to: &writer) }
  }

  /// The first variant of each item, as a set of variants: so the numbers of both never exceed the bits that are written.
  private var firstVariants: Bitset {
    if variantStarts.isEmpty { return Bitset(allOf: count) }
    return Bitset(size: variantCount, rows: variantStarts.dropLast().map { Int($0) })
  }

  /// Reads a store of a list.
  package init<Element>(
    _ reader: inout PreparedReader, for list: FilterableList<Element>
  ) throws(PreparedFormError) {
    guard try reader.number() == ColumnStore.version else { throw .notPrepared }
    guard try reader.texts() == ColumnStore.signature(list) else { throw .otherFields }
    let variantCount = try reader.number()
    guard variantCount >= 0, variantCount <= Int32.max else { throw .damaged }
    let firstVariants = try reader.bitset(size: variantCount)
    guard variantCount == 0 || firstVariants.contains(0) else { throw .damaged }
    let count = firstVariants.count
    var variantStarts: [UInt32] = []
    if count < variantCount {
      variantStarts = firstVariants.rows().map { UInt32(truncatingIfNeeded: $0) }
      variantStarts.append(UInt32(truncatingIfNeeded: variantCount))
    }
    var columns: [Column?] = []
    for form in ColumnForm.forms(of: list) {
      guard let form else {
        columns.append(nil)
        continue
      }
      columns.append(try Column(&reader, form, base: form.isOfVariant ? variantCount : count))
    }
    self.init(count: count, variantStarts: variantStarts, columns: columns)
  }
}
