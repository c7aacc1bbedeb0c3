package import DataFiles
import DataStreams
import FilterEvaluation
public import ScryfallCards

/// A file of prepared cards: the library as in memory, and the JSON of the records.
struct PreparedCards: Sendable {
  /// The first bytes of a file; the last one is the version.
  static let signature = Array("FQCARDS3".utf8)
  private static let maximumLength = 1 << 30

  let library: CardLibrary
  private let path: String
  private let records: PreparedRecords

  /// Opens a file; nil if it is not in this form. A pipe is not, since it cannot be read again.
  init?(path: String) throws(CardFileError) {
    let opened: InputFile
    do throws(PackedFileError) { opened = try InputFile(path: path) } catch { return nil }
    do throws(PreparedFormError) {
      guard let form = try PreparedForm(opened, Self.signature, maximumLength: Self.maximumLength) else { return nil }
      library = try form.read { (reader) throws(PreparedFormError) in
        try CardLibrary(&reader, perform: Processors.perform)
      }
      guard form.records.hasDistinct(library.recordNumbers) else { throw PreparedFormError.damaged }
      (self.path, records) = (path, form.records)
    } catch {
      throw .outdated(path: path)
    }
  }

  /// The JSON of a record, an object on one line; nil if there is no such record.
  func record(_ number: Int) throws(CardFileError) -> [UInt8]? {
    do throws(PreparedFormError) { return try records.object(number) } catch { throw .outdated(path: path) }
  }
}

extension CardCollection {
  /// Writes the cards with the JSON of their records in a form that can be opened much faster. Returns the size in
  /// bytes.
  public func prepare(to path: String) throws(CardFileError) -> Int { try prepare(to: path, .otherThan([])) }

  /// The first bytes of prepared cards of any version.
  package static let preparedMagic = Array(PreparedCards.signature.dropLast())

  /// Writes prepared cards if an existing file meets a condition. Returns the size in bytes.
  package func prepare(to path: String, _ condition: OutputFile.Condition) throws(CardFileError) -> Int {
    let bytes = try preparedForm()
    do throws(OutputFileError) { try OutputFile.write(bytes, to: path, condition) } catch {
      throw .unwritable(path: path, reason: error.message)
    }
    return bytes.count
  }

  private func preparedForm() throws(CardFileError) -> [UInt8] {
    let content = library.preparedWriter()
    let printings = Array(0..<library.printingCount)
    let numbers = library.recordNumbers
    var texts = [[UInt8]](repeating: [], count: (numbers.max().map { Int($0) } ?? -1) + 1)
    for (printing, text) in zip(printings, try records(ofPrintings: printings)) {
      texts[Int(numbers[printing])] = text ?? []
    }
    return PreparedForm.bytes(PreparedCards.signature, content, count: texts.count) { texts[$0][...] }
  }
}
