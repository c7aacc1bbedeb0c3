import DataFiles
import DataStreams
package import FilterItems
import FilterSemantics
import FilterVocabulary
package import ListFiles

extension ItemSearchRun {
  /// A file that is read as it grows.
  private final class Followed {
    let item: ItemFile
    let file: FollowedFile
    let matcher: RecordMatcher
    var reader: ItemReader

    init(_ item: ItemFile, _ matcher: RecordMatcher) throws(ItemFileError) {
      self.item = item
      self.matcher = matcher
      reader = ItemReader(item)
      // The files are read in turns, and one wait serves all of them.
      do throws(PackedFileError) { file = try FollowedFile(path: item.path, from: .beginning) { false } } catch {
        throw ItemFileError(error)
      }
    }
  }

  /// Searches files and then what is appended to them, through rotations, until an interrupt. Results are printed at
  /// once. A line is searched when its line break is there, or when another file replaces its file.
  mutating func follow(_ files: [ItemFile], on console: inout Console) {
    var open: [Followed] = []
    for file in files {
      guard let matcher = anotherMatcher() else { return }
      do throws(ItemFileError) { open.append(try Followed(file, matcher)) } catch {
        report(error, on: &console)
      }
    }
    while !isEnded, !open.isEmpty {
      var hasNews = false
      for index in open.indices.reversed() where !isEnded {
        do throws(PackedFileError) {
          hasNews = try read(open[index], on: &console) || hasNews
        } catch {
          report(ItemFileError(error), on: &console)
          open.remove(at: index)
        }
      }
      flush(on: &console)
      if !hasNews {
        // A record that could go on is not waited for.
        for one in open where !isEnded {
          _ = one.reader.settle { search($0, by: one.matcher, in: one.item, on: &console) }
        }
        flush(on: &console)
        if !isEnded { console.interruption.wait() }
      }
      if console.interruption.isRequested() { isEnded = true }
    }
    for followed in open { _ = troubles.end(followed.item, on: &console) }
  }

  private mutating func report(_ error: ItemFileError, on console: inout Console) {
    troubles.report(error, on: &console)
    if troubles.end(ItemFile(""), on: &console) { isEnded = true }
  }

  /// Reads the available bytes of a file; returns whether there were any.
  private mutating func read(_ followed: Followed, on console: inout Console) throws(PackedFileError) -> Bool {
    let (matcher, item) = (followed.matcher, followed.item)
    var hasNews = false
    while !isEnded, let step = try followed.file.next() {
      hasNews = true
      switch step {
      case .bytes(let bytes):
        let isItems = followed.reader.foreignText == nil
        _ = followed.reader.add(bytes) { search($0, by: matcher, in: item, on: &console) }
        if isItems, let error = ItemFileError(followed.reader, of: item) { report(error, on: &console) }
        flush(on: &console)
      case .restarted:
        followed.reader.finish { search($0, by: matcher, in: item, on: &console) }
        followed.reader = ItemReader(item)
      }
    }
    return hasNews
  }
}

extension ItemVocabulary {
  /// The bytes at the beginning of a followed file that are read to infer its fields.
  private static let followedHead = 4 << 20

  /// Infers the vocabulary of files that grow from their first records. Waits until one of them has a record; after an
  /// interrupt there are no fields.
  package init(
    inferringFromFollowed files: [ItemFile], declaring declared: [DeclaredField] = [], on console: inout Console
  ) throws(CommandFailure) {
    var sample = RecordSample()
    var hasWaited = false
    while true {
      for file in files {
        let bytes: [UInt8]
        do throws(PackedFileError) {
          bytes = try InputFile(path: file.path).rest(atMost: ItemVocabulary.followedHead)
        } catch {
          throw CommandFailure(message: error.message)
        }
        var reader = ItemReader(file)
        bytes.withUnsafeBufferPointer { bytes in
          // A text that does not grow is recognised by its first lines.
          let isWhole = hasWaited && bytes.last == 0x0A && bytes.count { $0 == 0x0A } > 1
          sample.add(firstOf: bytes, of: file, isWhole: isWhole)
          _ = reader.add(bytes) { _ in false }
        }
        if let error = ItemFileError(reader, of: file) { throw CommandFailure(message: error.message) }
      }
      if sample.records > 0 || console.interruption.isRequested() { break }
      console.interruption.wait()
      hasWaited = true
    }
    self.init(sample: sample, name: files.first?.listName ?? "items", declaring: declared)
  }
}
