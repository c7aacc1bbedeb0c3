import DataStreams
public import FilterCompletion
import Foundation

/// Gathers catalogs from files: lists of values, lists of sets, cards, plain text; JSON or lines, packed with gzip or not.
///
/// - A list of values (`{"object":"catalog","data":[…]}`, `{"values":[…]}`) is the catalog its address or its file is named
///   after; `creature-types` and its like are all `types`, `keyword-abilities` and its like `keywords`, lists of sets
///   `set-codes`.
/// - Cards (an array of them, or one a line) give `card-names`, the more popular the smaller their `edhrec_rank`,
///   `artist-names`, the more popular the more cards, and `set-codes`, the newest first.
/// - Anything else is plain text: a value a line, with its popularity after a tab if it has one.
///
/// A list of names says which names there are: cards then bring popularity and no names of their own, whichever file comes
/// first. Reading takes linear time and holds no more than the names.
///
/// A file is refused where it passes a limit: a name longer than 4 KB, any string longer than 1 MB, more than a million
/// entries or 64 MB of names in all, more than 4 GB of text, or, past 16 MB, a text more than 200 times the size of the packed
/// file.
public struct CatalogImport: Sendable {
  /// What is wrong with a file: a message with the place.
  public struct Failure: Error, Hashable, Sendable {
    /// One line for people.
    public let message: String
  }

  /// What lists brought, and what cards brought, by catalog.
  private var listed: [String: CatalogDraft] = [:]
  private var carded: [String: CatalogDraft] = [:]
  private var version = ""
  /// How many entries and bytes of names the two hold.
  private var (entryCount, nameBytes) = (0, 0)
  let limits: ImportLimits

  /// Nothing gathered yet.
  public init() { self.init(limits: ImportLimits()) }

  init(limits: ImportLimits) { self.limits = limits }

  /// Reads a file. `name` overrides the name of the catalog of lists and plain text. Throws with a message that names the file
  /// and the place; what was gathered before stays.
  public mutating func read(_ path: String, as name: String? = nil) throws(Failure) {
    var reading = self
    do {
      try reading.take(path, name)
    } catch let failure as Failure {
      throw failure
    } catch let failure as PackedFileError {
      throw Failure(message: failure.message)
    } catch let failure as JSONScanner.Failure {
      throw Failure(message: "\(path): byte \(failure.offset): \(failure.message)")
    } catch let failure as PlainLines.Failure {
      throw Failure(message: "\(path):\(failure.line): \(failure.message)")
    } catch {
      throw Failure(message: "\(path): \(error)")
    }
    self = reading
  }

  private mutating func take(_ path: String, _ name: String?) throws {
    let catalog = name ?? CatalogNames.name(of: path)
    var scanner = JSONScanner()
    var objects = ImportedObjects(limits)
    var lines = PlainLines()
    var isJSON: Bool?
    var (count, bytes) = (0, 0)
    func takeEvent(_ event: JSONScanner.Event, _ text: [UInt8], _ offset: Int) throws {
      guard let object = try objects.take(event, text, offset) else { return }
      try add(object, to: name, catalog)
      try checkSize(offset)
      count += 1
    }
    func takeLine(_ entry: CatalogEntry, _ number: Int) throws {
      change(\.listed, try Self.checked(catalog, 0)) { $0.add(entry) }
      if let reason = excess { throw PlainLines.Failure(line: number, message: reason) }
      count += 1
    }
    let file = try PackedFile(path: path, maximumUnpackedBytes: limits.unpackedBytes)
    while let piece = try file.next() {
      bytes += piece.count
      if file.isPacked, bytes > limits.freeBytes, bytes / limits.ratio > file.progress.bytesRead {
        throw Failure(message: "\(path): unpacks to more than \(limits.ratio) times its size")
      }
      if isJSON == nil {
        let first = piece.first { !Self.isBlank($0) && ![0xEF, 0xBB, 0xBF].contains($0) }
        isJSON = first.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
      }
      // As long as only blanks came, both readers count them.
      if isJSON != false { try scanner.read(piece, takeEvent) }
      if isJSON != true { try lines.read(piece, found: takeLine) }
    }
    if isJSON == true { try scanner.finish(takeEvent) } else { try lines.finish(found: takeLine) }
    if count == 0 { throw Failure(message: "\(path): nothing to import") }
    listed[catalog]?.isListed = true
  }

  private mutating func add(_ object: ImportedObject, to name: String?, _ fallback: String) throws {
    if let elements = object.elements {
      let catalog = try Self.checked(
        name ?? object[.uri].map { CatalogNames.name(of: $0) } ?? fallback, object.offset)
      if catalog == "card-names", object[.object] == "list" {
        throw JSONScanner.Failure(offset: object.offset, message: "a page of a list; give the bulk file of cards")
      }
      change(\.listed, catalog) { draft in
        for element in elements { draft.add(element) }
        draft.isListed = true
      }
      if let asOf = object[.asOf] { version = max(version, asOf) }
    } else if object[.object] == "set" || object[.object] == nil && object[.code] != nil, let code = object[.code] {
      let entry = CatalogEntry(code, title: object[.name] ?? "", popularity: object.day)
      change(\.listed, try Self.checked(name ?? "set-codes", object.offset)) { $0.add(entry) }
    } else if let card = object[.name] {
      // A million ranks are enough for any list; 0 is left for cards without one.
      let popularity = object.rank.map { 1_000_000 - min(max($0, 0), 999_999) } ?? 0
      change(\.carded, "card-names") { $0.add(CatalogEntry(card, popularity: popularity)) }
      for artist in Self.artists(object[.artist]) { change(\.carded, "artist-names") { $0.count(artist) } }
      if let set = object[.set], let title = object[.set_name] {
        change(\.carded, "set-codes") { $0.add(CatalogEntry(set, title: title, popularity: object.day)) }
      }
    } else {
      throw JSONScanner.Failure(offset: object.offset, message: "neither a list of values, nor a set, nor a card")
    }
  }

  private func checkSize(_ offset: Int) throws {
    if let reason = excess { throw JSONScanner.Failure(offset: offset, message: reason) }
  }

  /// What is too much of what was gathered; nil where nothing is.
  private var excess: String? {
    if entryCount > limits.entries { return "more than \(limits.entries) entries" }
    return nameBytes > limits.nameBytes ? "more than \(limits.nameBytes >> 20) MB of names" : nil
  }

  /// Changes a draft and keeps the totals right.
  private mutating func change(
    _ drafts: WritableKeyPath<CatalogImport, [String: CatalogDraft]>, _ name: String,
    _ body: (inout CatalogDraft) -> Void
  ) {
    var (entries, bytes) = (0, 0)
    func change(_ draft: inout CatalogDraft) {
      (entries, bytes) = (draft.entries.count, draft.bytes)
      body(&draft)
      (entries, bytes) = (draft.entries.count - entries, draft.bytes - bytes)
    }
    change(&self[keyPath: drafts][name, default: CatalogDraft()])
    entryCount += entries
    nameBytes += bytes
  }

  /// The name of a catalog, where it can be one.
  private static func checked(_ catalog: String, _ offset: Int) throws -> String {
    let bytes = catalog.utf8
    guard 1...255 ~= bytes.count, bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw JSONScanner.Failure(offset: offset, message: "'\(catalog)' cannot be the name of a catalog")
    }
    return catalog
  }

  /// The artists of a card: `A & B` are two.
  private static func artists(_ credit: String?) -> [String] {
    (credit ?? "").components(separatedBy: " & ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The catalogs, by name, joined with what is kept already: entries stay, popularity grows. With `isReplacing`, what is
  /// kept of the same name counts nothing.
  public func blobs(joining kept: [CatalogBlob] = [], isReplacing: Bool = false) -> [CatalogBlob] {
    let names = Set(listed.keys).union(carded.keys).sorted()
    return names.map { name in
      let old = isReplacing ? nil : kept.first { $0.name == name }
      var draft = CatalogDraft()
      let isListed = listed[name]?.isListed == true || old?.version.hasPrefix(Self.listMark) == true
      for entry in old?.catalog.entries ?? [] { draft.add(entry) }
      if listed[name]?.isListed == true, old.map({ !$0.version.hasPrefix(Self.listMark) }) ?? false {
        // What came from cards alone gives way to the list, but for what it said of popularity.
        draft = CatalogDraft()
      }
      for entry in listed[name]?.entries ?? [] { draft.add(entry) }
      for entry in (old?.catalog.entries ?? []) + (carded[name]?.entries ?? []) {
        if isListed, !draft.contains(entry.value) { continue }
        draft.add(entry)
      }
      let mark = isListed ? Self.listMark : Self.cardMark
      return CatalogBlob(CompletionCatalog(name, draft.entries), version: version.isEmpty ? mark : "\(mark) \(version)")
    }
  }

  private static let listMark = "list"
  private static let cardMark = "cards"
}
