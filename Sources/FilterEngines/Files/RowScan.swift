import DataStreams
import FilterEvaluation
import FilterItems
import FilterLists
import FilterVocabulary
import ListFiles

/// A request to scanned files under way.
struct RowScan {
  let request: RowRequest
  let matcher: RecordMatcher
  private let hasTitle: Bool
  private let isCancelled: @Sendable () -> Bool
  private var selection: RowSelection
  /// The number of records of the files before the current one, and of that file.
  private var before = 0
  private var count = 0
  private var found = 0
  private var taken = 0
  private var wasCutShort = false
  private var hasHeader = false
  /// The records found since the progress was noted last.
  private var passed = ReadProgress(records: 0, bytes: 0, size: nil)
  /// The last records that were not found, of which the request shows some before a row; at most twice as many.
  private var waiting: [ListRow] = []
  /// The number of records that are shown after the last row.
  private var following = 0
  /// Whether no further record is read.
  var isEnded = false
  /// Whether further rows are not wanted, so that their number is not known.
  private var isPart = false

  init(_ files: ScannedFiles, _ request: RowRequest, _ plan: FilterPlan) {
    let title = request.readsTitles ? ListColumns(of: files.vocabulary).ofTitle : []
    hasTitle = !title.isEmpty
    matcher = RecordMatcher(
      plan, in: files.vocabulary, columns: request.columns + title, checks: files.checks)
    isCancelled = files.isCancelled
    selection = RowSelection(request)
    self.request = request
  }

  /// The use of the records that match.
  var use: ScanUse {
    if request.countsOnly { return .counting }
    let isOfAll = request.limit == nil && request.offset == 0 && request.items == nil && request.context.isEmpty
    return isOfAll ? request.collector.map { .collecting($0) } ?? .passing : .passing
  }

  /// The facts after the last row.
  var end: RowsEnd { RowsEnd(total: isPart ? nil : found, wasCutShort: wasCutShort) }

  /// Takes an event of the current file; returns whether to continue.
  mutating func accept(
    _ event: ScanEvent, by matcher: RecordMatcher, in file: ItemFile, _ note: (RowNote) -> Bool,
    _ take: (ListRow) -> Bool
  ) -> Bool {
    if isCancelled() { isEnded = true }
    switch event {
    case .found where isEnded, .other where isEnded, .damage where isEnded: return false
    case .found(let raw, let record, let number):
      count += 1
      passed.records += 1
      passed.bytes += raw.byteCount + 1
      noteHeader(of: matcher, note)
      if let place = raw.placeOfInvalidText, !note(.invalidText(file: file.name, place)) { isEnded = true }
      if isPart {
        isEnded = true
        return false
      }
      found += 1
      if !request.countsOnly, selection.selects(before + number) {
        taken += 1
        var continues = waiting.suffix(request.context.before).allSatisfy { take($0) }
        continues = continues && take(row(raw, record, number, matcher, in: file))
        waiting = []
        following = request.context.after
        if !continues || request.limit == taken { isPart = true }
        if !continues || isPart && following == 0 { isEnded = true }
      }
    case .other(let raw, let number): if !pass(raw, before + number, take) { isEnded = true }
    case .collected(let collector): if !note(.collected(collector)) { isEnded = true }
    case .damage(let damage):
      if !note(.damage(damage)) { isEnded = true }
    case .passed(let tally):
      count += tally.records
      found += tally.found
      wasCutShort = wasCutShort || tally.wasCutShort
      var progress = passed
      progress.records += tally.records
      progress.bytes += tally.bytes
      if case .plain(let size) = file.form { progress.size = size }
      (passed.records, passed.bytes) = (0, 0)
      if !note(.progress(progress)) { isEnded = true }
    }
    return !isEnded
  }

  /// Takes a record that was not found, for the rows around it; returns whether to continue.
  private mutating func pass(_ raw: RawItem, _ item: Int, _ take: (ListRow) -> Bool) -> Bool {
    if following == 0, request.context.before == 0 { return true }
    var row = ListRow(item: item)
    (row.isContext, row.isJSON, row.record) = (true, raw.isJSON, Array(raw.bytes))
    if following > 0 {
      following -= 1
      return take(row) && !(isPart && following == 0)
    }
    // Many at once, so that a long context takes linear time.
    if waiting.count == 2 * request.context.before { waiting.removeFirst(request.context.before) }
    waiting.append(row)
    return true
  }

  private func row(
    _ raw: RawItem, _ record: ItemRecord, _ number: Int, _ matcher: RecordMatcher, in file: ItemFile
  ) -> ListRow {
    var row = ListRow(item: before + number)
    if !request.columns.isEmpty || hasTitle { row.values = matcher.columns() }
    if hasTitle { row.title = row.values.removeLast().display }
    row.isJSON = raw.isJSON
    if request.readsRecords {
      row.record = Array(record.bytes)
      row.place = (file.name, record.line, number + 1)
    }
    return row
  }

  private mutating func noteHeader(of matcher: RecordMatcher, _ note: (RowNote) -> Bool) {
    if hasHeader || matcher.headerBytes.isEmpty { return }
    hasHeader = true
    if !note(.header(matcher.headerBytes)) { isEnded = true }
  }

  /// Ends a file.
  mutating func finish(_ file: ItemFile, by matcher: RecordMatcher, _ note: (RowNote) -> Bool) {
    noteHeader(of: matcher, note)
    if passed.records > 0, !note(.progress(passed)) { isEnded = true }
    if !note(.end(file: file.name)) { isEnded = true }
    before += count
    // Records of another file are not around those of this one.
    (waiting, following) = ([], 0)
    if isPart { isEnded = true }
    (count, passed.records, passed.bytes) = (0, 0, 0)
  }
}
