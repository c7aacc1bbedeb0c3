import DataStreams
package import ItemFiles
package import FilterItems
package import FilterVocabulary
import TerminalUI

/// The vocabulary of files of items: the one that is given, or one inferred from the beginning of the files.
package struct ItemVocabulary {
  package let vocabulary: Vocabulary
  /// One line on what was inferred; nil if the vocabulary was given.
  package let note: String?

  /// A given vocabulary.
  package init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    note = nil
  }

  /// Infers the vocabulary of some files from their first records. Of the standard input of the console, what has come
  /// so far is read, up to its first record, and put back.
  ///
  /// - Parameter toleratesDamage: Whether a file that cannot be read, or not to its end, is no failure as long as some
  ///   file has a record.
  package init(
    inferringFrom files: [ItemFile], named name: String? = nil, toleratesDamage: Bool = false,
    on console: inout Console
  ) throws(CommandFailure) {
    if files.count == 1, files[0].isPrepared {
      do throws(ItemFileError) {
        self.init(try ItemCollection(reading: files, vocabulary: Vocabulary(name: "", fields: [])).vocabulary)
      } catch {
        throw CommandFailure(message: error.message)
      }
      return
    }
    var sample = RecordSample()
    var failure: ItemFileError?
    for file in files {
      do throws(ItemFileError) {
        if file.path == "-" {
          try ItemVocabulary.add(firstOf: &console.input, file, to: &sample)
        } else {
          try sample.add(firstOf: file)
        }
      } catch {
        failure = failure ?? error
        if !toleratesDamage { break }
      }
    }
    if let failure, !toleratesDamage || sample.records == 0, !console.interruption.isRequested() {
      throw CommandFailure(message: failure.message)
    }
    self.init(sample: sample, name: name ?? files.first?.listName ?? "items")
  }

  private static func add(
    firstOf input: inout LineReader, _ file: ItemFile, to sample: inout RecordSample
  ) throws(ItemFileError) {
    var bytes: [UInt8] = []
    let before = sample.records
    while sample.records == before, bytes.count < 1 << 22, let more = input.nextBytes() {
      bytes += more
      bytes.withUnsafeBufferPointer { sample.add(firstOf: $0, of: file, isWhole: false) }
    }
    if sample.records == before {
      var reader = ItemReader(file)
      bytes.withUnsafeBufferPointer { bytes in
        sample.add(firstOf: bytes, of: file, isWhole: true)
        if reader.add(bytes, take: { _ in true }) { reader.finish { _ in true } }
      }
      if let error = ItemFileError(reader, of: file) { throw error }
    }
    input.putBack(bytes)
  }

  /// The vocabulary of a sample.
  package init(sample: RecordSample, name: String) {
    vocabulary = Vocabulary.inferred(from: sample, named: name)
    let fields = vocabulary.fields.filter { !$0.isDirective && $0.kind != .flag }
    let shown = fields.prefix(8).map { "\($0.name) (\(ItemVocabulary.word($0)))" }
    let rest = fields.count > shown.count ? " and \(fields.count - shown.count) more" : ""
    let bare = vocabulary.nameField.isEmpty ? "" : "; a bare word searches \(vocabulary.nameField)"
    note =
      fields.isEmpty
      ? sample.records == 0 ? nil : "no fields were found"
      : "fields inferred: \(shown.joined(separator: ", "))\(rest)\(bare)"
  }

  /// The kind of a field in a word.
  private static func word(_ field: Field) -> String {
    switch field.kind {
    case .enumeration where !field.values.isEmpty: field.values.prefix(4).map { $0.text }.joined(separator: "|")
    case .orderedEnumeration: "ordered words"
    case .integerID: "identifier"
    default: field.kind.rawValue
    }
  }
}
