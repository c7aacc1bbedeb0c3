import DataStreams
package import FilterItems
package import FilterVocabulary

extension ItemCollection {
  /// Reads files, or opens one that ``prepare(to:_:)`` wrote, which has a vocabulary of its own.
  ///
  /// - Parameters:
  ///   - name: A name for the items; by default that of the files.
  ///   - maximumBytes: The maximum size of the unpacked text of each file.
  ///   - budget: The memory that the items of untrusted files may take.
  ///   - keepsRecords: Whether the records are kept as they are in their files; otherwise each is empty.
  ///   - progress: Receives the phase and, where it is known, the part of it that is done, from 0 to 1.
  /// - Throws: If a file is missing, cannot be read, holds something else than items or is too large. An empty file has
  ///   none. Damaged records are left out and counted.
  package convenience init(
    reading files: [ItemFile], vocabulary: Vocabulary, named name: String? = nil, maximumBytes: Int = .max,
    budget: ItemBudget? = nil, keepsRecords: Bool = true,
    progress: (_ phase: Phase, _ fraction: Double?) -> Void = { _, _ in }
  ) throws(ItemFileError) {
    let files = files.map { $0.recognized() }
    if files.count == 1, case .prepared(let file) = files[0].form {
      if files[0].limit != nil {
        throw ItemFileError(message: "'\(files[0].name)' is prepared, which only the command line may name")
      }
      let prepared = try file.open()
      self.init(
        name: name ?? prepared.name, vocabulary: prepared.vocabulary, store: prepared.store, records: prepared.records,
        damage: [], damagedCount: prepared.damagedCount)
      return
    }
    var builder = ItemCollectionBuilder(vocabulary, keepsRecords: keepsRecords)
    var ledger = ItemLedger(budget)
    for (index, file) in files.enumerated() {
      builder.beginText()
      func report(_ read: FileProgress) {
        progress(.reading, read.fraction.map { (Double(index) + $0) / Double(files.count) })
      }
      ledger.begin(file, builder.footprint)
      do throws(ItemFileError) {
        try file.readRaw(maximumBytes: maximumBytes, progress: report) { raw in
          builder.append(raw, of: file.text)
          return ledger.allows(raw.byteCount, builder.footprint)
        }
      } catch {
        if !error.isEmpty { throw error }
      }
      try ledger.end(file, builder.footprint)
    }
    progress(.indexing, nil)
    self.init(builder, named: name ?? ItemCollection.name(of: files))
  }

  private static func name(of files: [ItemFile]) -> String {
    let first = files.first.map { String($0.path.split(separator: "/").last ?? "items") } ?? "no file"
    return files.count < 2 ? first : "\(first) and \(files.count - 1) more"
  }
}
