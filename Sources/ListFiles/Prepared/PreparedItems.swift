package import DataFiles
import DataStreams
import Dispatch
import FilterEvaluation
package import FilterItems
import FilterVocabulary

/// A file of prepared items: their vocabulary, the columns as in memory, and the records.
struct PreparedItems: Sendable {
  static let signature = Array("FQITEMS4".utf8)
  private static let maximumLength = Int(clamping: Int64(1) << 33)

  let name: String
  let vocabulary: Vocabulary
  let store: ColumnStore
  let records: ItemRecords
  let damagedCount: Int

  /// Opens a file. Everything that a search uses is checked.
  init(path: String) throws(ItemFileError) {
    let opened: InputFile
    do throws(PackedFileError) { opened = try InputFile(path: path, accepting: .regular) } catch {
      throw ItemFileError(error)
    }
    do throws(PreparedFormError) {
      guard let form = try PreparedForm(opened, Self.signature, maximumLength: Self.maximumLength) else {
        throw PreparedFormError.notPrepared
      }
      self = try form.read { (reader) throws(PreparedFormError) in try PreparedItems(&reader, form.records) }
    } catch {
      let reason =
        error == .damaged ? "is damaged" : "was prepared by another version; prepare it again from its source"
      throw ItemFileError(message: "'\(path)' \(reason)")
    }
  }

  private init(_ reader: inout PreparedReader, _ texts: PreparedRecords) throws(PreparedFormError) {
    name = try reader.text()
    let json = try reader.text()
    do throws(VocabularyError) { vocabulary = try Vocabulary(written: json, zone: { ZoneRules(named: $0) }) } catch {
      throw .damaged
    }
    damagedCount = try reader.number()
    guard damagedCount >= 0 else { throw .damaged }
    records = try ItemRecords(&reader, count: texts.count) { record in
      do throws(PreparedFormError) { return try texts.text(record) } catch { return nil }
    }
    store = try ColumnStore(&reader, for: ItemList(vocabulary).list) { count, work in
      DispatchQueue.concurrentPerform(iterations: count, execute: work)
    }
    guard store.count == texts.count else { throw .damaged }
  }
}

extension ItemCollection {
  /// The first bytes of prepared items of any version.
  package static let preparedMagic = Array(PreparedItems.signature.dropLast())

  /// Writes the items in a form that opens much faster, if an existing file meets a condition. Returns the size in
  /// bytes. The form is for machines with the same byte order and this version of the library. `progress` gets the part
  /// that is written, from 0 to 1.
  package func prepare(
    to path: String, _ condition: OutputFile.Condition, progress: (Double) -> Void = { _ in }
  ) throws(ItemFileError) -> Int {
    var writer = PreparedWriter()
    writer.write(name)
    writer.write(vocabulary.json)
    writer.write(damagedCount)
    records.write(to: &writer)
    store.write(to: &writer, fields: ColumnStore.signature(list))
    let bytes = PreparedForm.bytes(PreparedItems.signature, writer, count: count) { records.bytes(of: $0) }
    do throws(OutputFileError) { try OutputFile.write(bytes, to: path, condition, progress: progress) } catch {
      throw ItemFileError(message: error.message)
    }
    return bytes.count
  }
}
