import FilterEvaluation
import FilterItems
package import FilterLists
import FilterSemantics
import FilterText
import FilterVocabulary
import ListFiles

extension SearchableList {
  /// Files of items that each request reads. Items are numbered in the order of the files.
  package init(_ scanned: ScannedFiles) {
    let vocabulary = scanned.vocabulary
    let reading = ItemList(vocabulary)
    let everything = reading.list.planOfEverything
    let noNote = { @Sendable (_: RowNote) in true }
    @Sendable func counted(_ plan: FilterPlan) -> (count: Int, wasCutShort: Bool) {
      var request = RowRequest()
      request.countsOnly = true
      let end = scanned.rows(of: plan, request, noNote) { _ in true }
      return (end.total ?? 0, end.wasCutShort)
    }
    @Sendable func named(_ plan: FilterPlan, _ request: RowRequest) -> [NamedItem] {
      var (request, found) = (request, [] as [NamedItem])
      request.readsTitles = true
      _ = scanned.rows(of: plan, request, noNote) { row in
        found.append(NamedItem(item: row.item, title: row.title))
        return true
      }
      return found
    }
    let last = LastRow()
    /// The row of an item. That of the last one is kept, since more than one thing is asked of it.
    @Sendable func row(_ item: Int) throws(ListFailure) -> ListRow {
      if let kept = last.row.withLock({ $0 }), kept.item == item { return kept }
      var (request, found) = (RowRequest(limit: 1), nil as ListRow?)
      (request.items, request.readsRecords, request.readsTitles) = ([item], true, true)
      _ = scanned.rows(of: everything, request, noNote) { row in
        found = row
        return true
      }
      guard let found else { throw ListFailure("the files no longer have the record of this item") }
      last.row.withLock { $0 = found }
      return found
    }
    var storage = Storage(
      count: { counted(everything).count }, counted: { counted($0) },
      rows: { plan, request, take in scanned.rows(of: plan, request, noNote, take) },
      sorts: { $0.reading[directive: "order"] == nil },
      verdict: { (item, plan) throws(ListFailure) in try scanned.verdict(on: item, of: plan, reading) })
    storage.items = { named($0, RowRequest(limit: $1)) }
    storage.shown = { found, plan in
      var request = RowRequest()
      request.items = Set(found)
      return named(plan, request).map { $0.item }
    }
    storage.title = { (item) throws(ListFailure) in try row(item).title }
    storage.record = { (item) throws(ListFailure) in try row(item).record }
    var files = Storage.Files(scanned.files.map { $0.path })
    files.place = { item in (try? row(item))?.place.map { ($0.file, $0.line) } }
    files.number = { item in (try? row(item))?.place?.number ?? item + 1 }
    files.scan = Storage.Scan(
      isReadOnce: scanned.isReadOnce,
      rows: { plan, request, note, take in scanned.rows(of: plan, request, note, take) },
      found: { (plan, note) throws(ListFailure) in
        var (found, failure) = ([] as [Int], nil as String?)
        _ = scanned.rows(
          of: plan, RowRequest(),
          { fact in
            if case .failure(let message, isEmpty: false) = fact { failure = failure ?? message }
            return note(fact)
          },
          { row in
            found.append(row.item)
            return true
          })
        if let failure { throw ListFailure(failure) }
        return found
      })
    storage.files = files
    self.init(
      named: scanned.files.first?.listName ?? vocabulary.name, dialect: Dialect(vocabulary),
      columns: ListColumns(of: vocabulary), plans: Plans(of: reading.list), storage: storage)
  }
}

/// The row that was read last for an item.
private final class LastRow: Sendable {
  let row = Lock<ListRow?>(nil)
}

extension ScannedFiles {
  /// The verdict of a plan on an item.
  fileprivate func verdict(
    on item: Int, of plan: FilterPlan, _ reading: ItemList
  ) throws(ListFailure) -> FilterVerdict {
    let row = reading.row()
    var (number, verdict) = (-1, nil as FilterVerdict?)
    for file in files where verdict == nil {
      do throws(ItemFileError) {
        try file.read(
          into: row,
          damaged: { _ in true },
          take: { _ in
            number += 1
            if number == item { verdict = CompiledFilter(plan, for: reading.list).why(row) }
            return number < item
          })
      } catch { throw ListFailure(error.message) }
    }
    guard let verdict else { throw ListFailure("the files no longer have the record of this item") }
    return verdict
  }
}
