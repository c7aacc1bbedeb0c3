import Dispatch
public import FilterEvaluation
import FilterSemantics

extension CardLibrary {
  /// The library as bytes, which ``init(prepared:)`` reads in a small part of the time it takes to read a card file. For the
  /// machine that wrote it, or one of the same byte order, and this version of the library.
  public func prepared() -> [UInt8] { preparedWriter().bytes }

  /// The library as parts: the store first, then the tables in their order.
  func preparedWriter() -> PreparedWriter {
    var columns = PreparedWriter()
    store.write(to: &columns, fields: ColumnStore.signature(CardList.list()))
    var facts = PreparedWriter()
    PreparedFacts(self).write(to: &facts)
    let texts = shown.tables.map { table in
      var part = PreparedWriter()
      table.write(to: &part)
      return part
    }
    var order = PreparedWriter()
    order.write(array: shown.records)
    ranks.write(to: &order)
    var writer = PreparedWriter()
    writer.write(parts: [columns, facts] + texts + [order])
    return writer
  }

  /// Reads a library that was prepared, on all processors. Throws for anything else, and for bytes that were damaged; linear in
  /// the bytes. Whatever is used as an index is checked, and what is shown is shown as it is.
  public init(prepared bytes: UnsafeRawBufferPointer) throws(PreparedFormError) {
    var reader = PreparedReader(bytes)
    try self.init(&reader)
    guard reader.isAtEnd else { throw .damaged }
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    let parts = try reader.parts(count: 1 + PreparedTable.count)
    var columns = parts[0]
    var tables = [PreparedTable?](repeating: nil, count: PreparedTable.count)
    var store: Result<ColumnStore, PreparedFormError> = .failure(.damaged)
    tables.withUnsafeMutableBufferPointer { buffer in
      // Each piece of work fills a place of its own.
      nonisolated(unsafe) let tables = buffer
      do throws(PreparedFormError) {
        store = .success(
          try ColumnStore(&columns, for: CardList.list()) { count, work in
            DispatchQueue.concurrentPerform(iterations: count + tables.count) { number in
              if number < count { return work(number) }
              tables[number - count] = PreparedTable(number - count, parts[1 + number - count])
            }
          })
      } catch { store = .failure(error) }
    }
    self = try CardLibrary(store.get(), tables)
    try columns.finish()
  }

  /// Puts a library together whose tables fit its columns.
  private init(_ store: ColumnStore, _ tables: [PreparedTable?]) throws(PreparedFormError) {
    var texts: [TextTable] = []
    for case .texts(let table) in tables { texts.append(table) }
    guard case .facts(let facts) = tables.first ?? nil, case .order(let records, let ranks) = tables.last ?? nil,
      let shown = ShownCards(texts, records: records), shown.fits(cards: store.count, printings: store.variantCount),
      ranks.fits(cards: store.count, printings: store.variantCount), let hidden = facts.hidden(of: store.variantCount)
    else { throw .damaged }
    self.init(
      store: store, list: CardList.list(coverage: facts.coverage, setDays: facts.setDays), shown: shown, hidden: hidden,
      ranks: ranks, setDays: facts.setDays, coverage: facts.coverage)
  }
}
