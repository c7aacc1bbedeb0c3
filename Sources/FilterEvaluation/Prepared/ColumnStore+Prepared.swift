import FilterVocabulary

extension ColumnStore {
  /// The store as bytes, which ``init(prepared:for:)`` turns into the same store in a small part of the time it takes to build.
  /// For the machine that wrote it, or one of the same byte order, and this version of the library.
  public func prepared<Element>(for list: FilterableList<Element>) -> [UInt8] {
    var writer = PreparedWriter()
    write(to: &writer, fields: ColumnStore.signature(list))
    let sum = writer.bytes.withUnsafeBytes { PreparedReader.checksum($0) }
    writer.write(Int(bitPattern: UInt(truncatingIfNeeded: sum)))
    return writer.bytes
  }

  /// Reads a store that was prepared for the same fields. Bytes that were cut off or damaged are refused: a checksum stands
  /// behind them. Linear in the bytes.
  public init<Element>(
    prepared bytes: UnsafeRawBufferPointer, for list: FilterableList<Element>
  ) throws(PreparedFormError) {
    var head = PreparedReader(bytes)
    guard try head.number() == ColumnStore.version else { throw .notPrepared }
    // The checksum is a number: how many there are, which is one, and the number itself.
    let end = bytes.count - 16
    guard end >= 0 else { throw .damaged }
    var tail = PreparedReader(bytes, from: end)
    let body = UnsafeRawBufferPointer(rebasing: bytes[..<end])
    guard UInt64(truncatingIfNeeded: UInt(bitPattern: try tail.number())) == PreparedReader.checksum(body) else {
      throw .damaged
    }
    var reader = PreparedReader(body)
    try self.init(&reader, fields: ColumnStore.signature(list))
    guard reader.isAtEnd else { throw .damaged }
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

  package static var version: Int { 6 }

  package func write(to writer: inout PreparedWriter, fields: [String]) {
    writer.write(ColumnStore.version)
    writer.write(fields)
    writer.write(count)
    writer.write(array: variantStarts)
    for column in columns {
      guard let column else {
        writer.write(0)
        continue
      }
      column.write(to: &writer)
    }
  }

  package init(_ reader: inout PreparedReader, fields: [String]) throws(PreparedFormError) {
    guard try reader.number() == ColumnStore.version else { throw .notPrepared }
    guard try reader.texts() == fields else { throw .otherFields }
    let count = try reader.number()
    let variantStarts: [UInt32] = try reader.array()
    guard count >= 0, variantStarts.isEmpty || variantStarts.count == count + 1 else { throw .damaged }
    var columns: [Column?] = []
    for _ in fields { columns.append(try Column(&reader)) }
    self.init(count: count, variantStarts: variantStarts, columns: columns)
  }
}
