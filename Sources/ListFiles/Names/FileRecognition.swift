import DataFiles
import DataStreams
import FilterItems
import ScryfallCards

/// The content of a file, recognized by its first bytes and its first record: one rule for everything that opens a list.
package struct FileRecognition: Hashable, Sendable {
  /// The kinds of lists that files hold.
  package enum Kind: Hashable, Sendable {
    /// Cards of Scryfall's bulk data.
    case cards
    /// Cards that ``CardCollection/prepare(to:_:)`` wrote.
    case preparedCards
    /// A vocabulary, which has no items.
    case vocabulary
    /// Items, or a text that is none of the others.
    case items
  }

  /// How the file is written.
  package let form: ItemFileForm
  package let kind: Kind

  /// Opens a regular file once, and nothing else.
  ///
  /// - Parameter readsRecord: Whether the first record is looked at; without it, cards that are not prepared, and
  ///   vocabularies, are items.
  package init(ofFile path: String, readsRecord: Bool = true) {
    guard path != "-", let input = try? InputFile(path: path, accepting: .regular) else {
      self.init(.unknown)
      return
    }
    if Unpacker(for: input) != nil || ZipArchive.isArchive(input) || YAMLFile.isOne(input) {
      self.init(.packed)
      return
    }
    guard let file = try? PackedFile(input) else {
      self.init(.unknown)
      return
    }
    let form = file.isPacked ? ItemFileForm.packed : .plain(size: file.progress.totalBytes ?? 0)
    do throws(PackedFileError) {
      guard let piece = try file.next() else {
        self.init(form)
        return
      }
      if !file.isPacked {
        if piece.starts(with: CardCollection.preparedMagic) {
          self.init(form, .preparedCards)
          return
        }
        if piece.starts(with: ItemCollection.preparedMagic) {
          self.init(.prepared(PreparedItemFile(path: path)))
          return
        }
        if piece.starts(with: FileFormat.databaseMagic) {
          self.init(.database)
          return
        }
      }
      guard readsRecord else {
        self.init(form)
        return
      }
      let record = try FirstRecord(of: file, beginningWith: piece)
      let isVocabulary = record.isVocabulary && path.lowercased().hasSuffix(".json")
      self.init(form, record.isCard ? .cards : isVocabulary ? .vocabulary : .items)
    } catch {
      self.init(form)
    }
  }

  private init(_ form: ItemFileForm, _ kind: Kind = .items) {
    (self.form, self.kind) = (form, kind)
  }
}

/// The first record of a text of JSON.
private struct FirstRecord {
  /// Whether the record is a card object of Scryfall.
  private(set) var isCard = false
  /// Whether the record has the name and the fields of a vocabulary.
  private(set) var isVocabulary = false

  /// Reads no more than a record.
  init(of file: PackedFile, beginningWith piece: UnsafeBufferPointer<UInt8>) throws(PackedFileError) {
    var splitter = RecordSplitter()
    var isFound = false
    var found = FirstRecord()
    func take(_ record: RawRecord) -> Bool {
      isFound = true
      if record.error == nil { found = FirstRecord(record.bytes) }
      return false
    }
    var next: UnsafeBufferPointer<UInt8>? = piece
    while !isFound, let bytes = next {
      // Other files are known by their first byte.
      if !splitter.hasText, let first = bytes.first(where: { !RecordForm.isBlank($0) }),
        !Array("{[\u{FEFF}".utf8).contains(first)
      {
        return
      }
      if !splitter.add(bytes, take: take) { break }
      next = try file.next()
    }
    if !isFound { splitter.finish(take) }
    self = found
  }

  private init() {}

  private init(_ record: UnsafeBufferPointer<UInt8>) {
    guard let paths = JSONPaths([["object"], ["name"], ["fields"]]) else { return }
    var reader = JSONCellReader(paths)
    do throws(JSONError) { try reader.read(record) } catch { return }
    isCard = reader[0].kind == .string && reader[0].bytes.elementsEqual("card".utf8)
    isVocabulary = reader[1].kind == .string && reader[2].kind == .array
  }
}
