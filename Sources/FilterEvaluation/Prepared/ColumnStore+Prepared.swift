import FilterSemantics
import FilterVocabulary

extension ColumnStore {
  /// The store as bytes, from which ``init(prepared:for:)`` restores it much faster than it is built. Valid for
  /// machines with the same byte order and this version of the library.
  public func prepared<Element>(for list: FilterableList<Element>) -> [UInt8] {
    var writer = PreparedWriter()
    write(to: &writer, fields: ColumnStore.signature(list))
    writer.write(array: [writer.checksum])
    return writer.bytes
  }

  /// Reads a store that was prepared for the same fields. A checksum detects truncated and damaged bytes. Forged bytes
  /// are refused too: every index, count and length that a search uses is checked. Linear in the bytes.
  public init<Element>(
    prepared bytes: UnsafeRawBufferPointer, for list: FilterableList<Element>
  ) throws(PreparedFormError) {
    var reader = PreparedReader(bytes)
    try self.init(&reader, for: list) { count, work in
      for number in 0..<count { work(number) }
    }
    let sum = reader.checksum
    guard try reader.array() == [sum], reader.isAtEnd else { throw .damaged }
  }

  /// A description of the fields of a list, for comparison.
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

  package static var version: Int { 12 }

  package func write(to writer: inout PreparedWriter, fields: [String]) {
    writer.write(ColumnStore.version)
    writer.write(fields)
    writer.write(variantCount)
    writer.write(array: firstVariants.words)
    writer.write(
      parts: columns.compactMap { column in
        guard let column else { return nil }
        var part = PreparedWriter()
        column.write(to: &part)
        return part
      })
  }

  /// The first variant of each item as a set of variants, so the counts never exceed the written bits.
  private var firstVariants: Bitset {
    if variantStarts.isEmpty { return Bitset(allOf: count) }
    return Bitset(size: variantCount, rows: variantStarts.dropLast().map { Int($0) })
  }

  /// Reads a store; the columns are read by `perform`, which may run several at once.
  package init<Element>(
    _ reader: inout PreparedReader, for list: FilterableList<Element>,
    perform: (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void
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
    let columns = try ColumnStore.columns(
      from: &reader, forms: ColumnForm.forms(of: list), count: count, variantCount: variantCount, perform: perform)
    self.init(count: count, variantStarts: variantStarts, columns: columns)
  }

  /// Reads the columns, the longest first, to balance concurrent work.
  private static func columns(
    from reader: inout PreparedReader, forms: [ColumnForm?], count: Int, variantCount: Int,
    perform: (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void
  ) throws(PreparedFormError) -> [Column?] {
    let indices = forms.indices.filter { forms[$0] != nil }
    let parts = try reader.parts(count: indices.count)
    let order = parts.indices.sorted { parts[$0].left > parts[$1].left }
    var columns = [Column?](repeating: nil, count: forms.count)
    columns.withUnsafeMutableBufferPointer { buffer in
      // Each piece of work writes its own element.
      nonisolated(unsafe) let columns = buffer
      perform(order.count) { number in
        let index = indices[order[number]]
        guard let form = forms[index] else { return }
        columns[index] = Column(part: parts[order[number]], form, base: form.isOfVariant ? variantCount : count)
      }
    }
    for index in indices where columns[index] == nil { throw .damaged }
    return columns
  }
}
