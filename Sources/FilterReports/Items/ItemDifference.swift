import DataStreams
import FilterEvaluation
import FilterItems
import FilterLists
package import FilterSemantics
import FilterVocabulary
package import ListFiles
import TerminalUI

/// Searches files for the first items that only one of two queries finds. Reads record by record until both are found.
package struct ItemDifference {
  /// The first item that only the first query finds; nil if there is none.
  package private(set) var onlyFirst: FoundItem?
  /// The first item that only the second query finds; nil if there is none.
  package private(set) var onlySecond: FoundItem?
  private let queries: [AnalyzedQuery]
  private let plans: [FilterPlan]
  private let vocabulary: Vocabulary
  private let matchers: [RecordMatcher]
  /// The field with the names of the items; empty without one.
  private let nameColumns: [String]
  private var troubles = ItemTroubles()
  /// The number of records read from the file, including the current one.
  private var number = 0

  /// Queries under one vocabulary, which is that of the items. Throws if one of them is refused.
  package init(_ first: AnalyzedQuery, _ second: AnalyzedQuery) throws(CommandFailure) {
    queries = [first, second]
    vocabulary = first.vocabulary
    let list = ItemList(vocabulary).list
    plans = queries.map { FilterPlan(whole: $0, for: list) }
    for plan in plans {
      if let refusal = plan.reading.refusal { throw CommandFailure(message: "query refused: \(refusal.message)") }
    }
    let (vocabulary, columns) = (vocabulary, vocabulary.nameField.isEmpty ? [] : [vocabulary.nameField])
    matchers = plans.map { RecordMatcher($0, in: vocabulary, columns: columns) }
    nameColumns = columns
  }

  /// Searches files; `-` is the standard input of the console. Unreadable records and ignored terms are reported.
  package mutating func search(_ files: [ItemFile], on console: inout Console) throws(CommandFailure) {
    for (plan, query) in zip(plans, queries) {
      for line in SearchNotes(plan, text: "", afterDiagnosticsOf: query).ignored {
        console.errors.line("filterq: \(line)")
      }
    }
    if files.count == 1, files[0].isPrepared {
      let items: ItemCollection
      do throws(ItemFileError) { items = try ItemCollection(reading: files, vocabulary: vocabulary) } catch {
        throw CommandFailure(message: error.message)
      }
      (onlyFirst, onlySecond) = try SearchableList(items).difference(queries[0], queries[1])
      return
    }
    let bar = ProgressBar(on: &console)
    defer { bar.erase() }
    do throws(ItemFileError) {
      for file in files where onlyFirst == nil || onlySecond == nil {
        number = 0
        if file.path == "-" {
          try searchInput(file, on: &console)
        } else {
          try file.readRaw(progress: { bar.update("reading", $0) }, { search($0, of: file, bar, on: &console) })
        }
        _ = troubles.end(file, on: &console)
      }
    } catch {
      throw CommandFailure(message: error.message)
    }
  }

  private mutating func searchInput(_ file: ItemFile, on console: inout Console) throws(ItemFileError) {
    var reader = ItemReader(file)
    var continues = true
    while continues, let bytes = console.input.nextBytes() {
      continues = bytes.withUnsafeBufferPointer { bytes in
        reader.add(bytes) { search($0, of: file, nil, on: &console) }
      }
    }
    if continues { reader.finish { search($0, of: file, nil, on: &console) } }
    if let error = ItemFileError(reader, of: file) { throw error }
  }

  /// Compares the verdicts on a record; returns whether to continue.
  private mutating func search(
    _ raw: RawItem, of file: ItemFile, _ bar: ProgressBar?, on console: inout Console
  ) -> Bool {
    number += 1
    switch (matchers[0].verdict(on: raw, of: file), matchers[1].verdict(on: raw, of: file)) {
    case (.damage(let damage), _), (_, .damage(let damage)):
      bar?.erase()
      troubles.report(damage, on: &console)
    case (.found(let record), .other):
      onlyFirst = onlyFirst ?? item(record, matchers[0].columns(), of: file)
    case (.other, .found(let record)):
      onlySecond = onlySecond ?? item(record, matchers[1].columns(), of: file)
    case (.found, .found), (.other, .other): break
    }
    return onlyFirst == nil || onlySecond == nil
  }

  private func item(_ record: ItemRecord, _ columns: [ItemValue], of file: ItemFile) -> FoundItem {
    FoundItem(columns, record.bytes, number: number, place: (file.name, record.line))
  }
}
