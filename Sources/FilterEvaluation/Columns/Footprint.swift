extension ColumnStoreBuilder {
  /// The bytes that the columns take, with the room that their arrays have for more rows, and what they take when they
  /// are built: texts, values, keys, rows and indexes. Linear in the fields.
  package var footprint: Int { builders.reduce(0) { $0 + ($1?.footprint ?? 0) } }
}

extension TextArena {
  /// The bytes in use; a finished arena has an index of a fifth of its texts.
  var footprint: Int { bytes.capacity + bytes.count / 5 + starts.capacity * 4 + 1_024 }
}

extension WordTable {
  /// The bytes in use.
  var footprint: Int { bytes.capacity + 4 * (ends.capacity + slots.capacity) }
}

extension RowGroups {
  /// The bytes for each row of codes: the codes, the order of the rows, and the sets of the first of them.
  static var footprintOfRow: Int { 4 + 4 + checkpoints / 8 }
}

extension String {
  /// The bytes that the text takes in an array: short ones need none of their own.
  var footprint: Int { MemoryLayout<String>.stride + (utf8.count > 15 ? utf8.count + 32 : 0) }
}
