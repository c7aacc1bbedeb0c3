import DataFiles
import DataStreams
import FilterItems
import FilterLists
import ListFiles

extension ScannedFiles {
  /// A file that is read as it grows.
  private final class Followed {
    let item: ItemFile
    let file: FollowedFile
    let matcher: RecordMatcher
    var pass: ScanPass
    var reader: ItemReader

    init(_ item: ItemFile, _ matcher: RecordMatcher, passesOthers: Bool) throws(ItemFileError) {
      self.item = item
      self.matcher = matcher
      pass = ScanPass(item, matcher, passesOthers: passesOthers)
      reader = ItemReader(item)
      // The files are read in turns, and one wait serves all of them.
      do throws(PackedFileError) { file = try FollowedFile(path: item.path, from: .beginning) { false } } catch {
        throw ItemFileError(error)
      }
    }
  }

  /// Reads files and then what is appended to them, through rotations, until a request is cancelled. A line is read when
  /// its line break is there, or when another file replaces its file.
  func follow(
    _ scan: inout RowScan, waiting wait: () -> Void, _ note: (RowNote) -> Bool, _ take: (ListRow) -> Bool
  ) {
    var open: [Followed] = []
    for file in files {
      do throws(ItemFileError) {
        open.append(try Followed(file, scan.matcher.copy(), passesOthers: !scan.request.context.isEmpty))
      } catch {
        fail(error, &scan, note)
      }
    }
    while !scan.isEnded, !open.isEmpty {
      var hasNews = false
      for index in open.indices.reversed() where !scan.isEnded {
        do throws(PackedFileError) {
          hasNews = try read(open[index], &scan, note, take) || hasNews
        } catch {
          fail(ItemFileError(error), &scan, note)
          open.remove(at: index)
        }
      }
      if !note(.pause) { scan.isEnded = true }
      if !hasNews {
        // A record that could go on is not waited for.
        for one in open where !scan.isEnded { _ = one.reader.settle { accept($0, one, &scan, note, take) } }
        if !note(.pause) { scan.isEnded = true }
        if !scan.isEnded { wait() }
      }
      if isCancelled() { scan.isEnded = true }
    }
    for one in open { scan.finish(one.item, by: one.matcher, note) }
  }

  private func fail(_ error: ItemFileError, _ scan: inout RowScan, _ note: (RowNote) -> Bool) {
    if !note(.failure(message: error.message, isEmpty: error.isEmpty)) || !note(.end(file: "")) { scan.isEnded = true }
  }

  private func accept(
    _ raw: RawItem, _ followed: Followed, _ scan: inout RowScan, _ note: (RowNote) -> Bool, _ take: (ListRow) -> Bool
  ) -> Bool {
    followed.pass.scan(raw) { scan.accept($0, by: followed.matcher, in: followed.item, note, take) }
  }

  /// Reads the available bytes of a file; returns whether there were any.
  private func read(
    _ followed: Followed, _ scan: inout RowScan, _ note: (RowNote) -> Bool, _ take: (ListRow) -> Bool
  ) throws(PackedFileError) -> Bool {
    var hasNews = false
    while !scan.isEnded, let step = try followed.file.next() {
      hasNews = true
      switch step {
      case .bytes(let bytes):
        let isItems = followed.reader.foreignText == nil
        _ = followed.reader.add(bytes) { accept($0, followed, &scan, note, take) }
        if isItems, let error = ItemFileError(followed.reader, of: followed.item) { fail(error, &scan, note) }
        if !note(.pause) { scan.isEnded = true }
      case .restarted:
        followed.reader.finish { accept($0, followed, &scan, note, take) }
        followed.reader = ItemReader(followed.item)
      }
    }
    return hasNews
  }
}
