import DataFiles
import FilterEvaluation
package import FilterItems
import FilterLists
package import FilterVocabulary
package import ListFiles

/// Files of items whose records are read for each request, one after another, in constant memory.
package struct ScannedFiles: Sendable {
  package let files: [ItemFile]
  package let vocabulary: Vocabulary
  /// The part of a record that is checked.
  package var checks = ItemChecks.wanted
  /// The next bytes of standard input, which the file `-` stands for; nil at its end.
  package var nextInput: @Sendable () -> [UInt8]? = { nil }
  /// Whether requests are to end.
  package var isCancelled: @Sendable () -> Bool = { false }
  /// Waits before files that grow are read on; nil if they are read to their present end.
  package var wait: (@Sendable () -> Void)?

  package init(_ files: [ItemFile], vocabulary: Vocabulary) { (self.files, self.vocabulary) = (files, vocabulary) }

  /// Whether only one request can be answered: a pipe cannot be read twice, and files that grow have no end.
  package var isReadOnce: Bool {
    wait != nil
      || files.contains { file in
        let state = FileState(path: file.path) ?? file.pathBeforeColon.flatMap { FileState(path: $0) }
        return state?.isRegular != true
      }
  }

  /// Passes the rows of a plan to `take`, in the order of the files, and what is noted to `note`, until one of them
  /// returns false. Linear in the files.
  func rows(
    of plan: FilterPlan, _ request: RowRequest, _ note: (RowNote) -> Bool, _ take: (ListRow) -> Bool
  ) -> RowsEnd {
    if request.limit == 0 { return RowsEnd() }
    var scan = RowScan(self, request, plan)
    let leftOut = scan.matcher.leftOut
    if !leftOut.isEmpty, !note(.leftOut(leftOut)) { return RowsEnd() }
    if let wait {
      follow(&scan, waiting: wait, note, take)
    } else {
      for file in files where !scan.isEnded { read(file, &scan, note, take) }
    }
    return scan.end
  }

  /// Reads a file to its end.
  private func read(
    _ file: ItemFile, _ scan: inout RowScan, _ note: (RowNote) -> Bool, _ take: (ListRow) -> Bool
  ) {
    let (file, matcher) = (file.recognized(), scan.matcher)
    defer { scan.finish(file, by: matcher, note) }
    if file.path == "-" { return readInput(file, &scan, note, take) }
    do throws(ItemFileError) {
      let passing = ItemScan(
        file, matcher, scan.use, passesOthers: !scan.request.context.isEmpty)
      try passing.run(isCancelled: isCancelled) { scan.accept($0, by: matcher, in: file, note, take) }
    } catch {
      if !note(.failure(message: error.message, isEmpty: error.isEmpty)) { scan.isEnded = true }
    }
  }

  private func readInput(
    _ file: ItemFile, _ scan: inout RowScan, _ note: (RowNote) -> Bool, _ take: (ListRow) -> Bool
  ) {
    let matcher = scan.matcher
    var pass = ScanPass(file, matcher, passesOthers: !scan.request.context.isEmpty)
    var reader = ItemReader(file)
    func accept(_ raw: RawItem) -> Bool { pass.scan(raw) { scan.accept($0, by: matcher, in: file, note, take) } }
    while !scan.isEnded, let bytes = nextInput() {
      _ = bytes.withUnsafeBufferPointer { reader.add($0, take: accept) }
      if !note(.pause) { scan.isEnded = true }
    }
    if !scan.isEnded { reader.finish(accept) }
    _ = pass.flush { scan.accept($0, by: matcher, in: file, note, take) }
    // An empty pipe is what a search that found nothing writes.
    if let error = ItemFileError(reader, of: file), !error.isEmpty, !isCancelled() {
      if !note(.failure(message: error.message, isEmpty: false)) { scan.isEnded = true }
    }
  }
}
