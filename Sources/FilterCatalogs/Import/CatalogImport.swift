public import FilterCompletion
import Foundation
import PackedFiles

/// Gathers catalogs from files: lists of values, lists of sets, cards, plain text; JSON or lines, packed with gzip or not.
///
/// - A list of values (`{"object":"catalog","data":[…]}`, `{"values":[…]}`) is the catalog its address or its file is named
///   after; `creature-types` and its like are all `types`, `keyword-abilities` and its like `keywords`, lists of sets
///   `set-codes`.
/// - Cards (an array of them, or one a line) give `card-names`, the more popular the smaller their `edhrec_rank`,
///   `artist-names`, the more popular the more cards, and `set-codes`, the newest first.
/// - Anything else is plain text: a value a line, with its popularity behind a tab if it has one.
///
/// A list of names says which names there are: cards then bring popularity and no names of their own, whichever file comes
/// first. Reading takes linear time; of a file of cards no more than one is in memory at a time.
public struct CatalogImport: Sendable {
  /// What is wrong with a file: a message with the place.
  public struct Failure: Error, Hashable, Sendable {
    /// One line for people.
    public let message: String
  }

  /// A catalog as it is gathered.
  private struct Draft: Sendable {
    var entries: [CatalogEntry] = []
    var places: [String: Int] = [:]
    /// Whether a list said which values there are.
    var isListed = false

    mutating func add(_ entry: CatalogEntry) {
      if entry.value.isEmpty { return }
      if let place = places[entry.value] {
        entries[place].popularity = max(entries[place].popularity, entry.popularity)
        if entries[place].title.isEmpty { entries[place].title = entry.title }
      } else {
        places[entry.value] = entries.count
        entries.append(entry)
      }
    }
  }

  /// What lists brought, and what cards brought, by catalog.
  private var listed: [String: Draft] = [:]
  private var carded: [String: Draft] = [:]
  private var version = ""

  /// Nothing gathered yet.
  public init() {}

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
    } catch let failure as JSONPieces.Failure {
      throw Failure(message: "\(path): byte \(failure.offset): \(failure.message)")
    } catch {
      throw Failure(message: "\(path): \(error)")
    }
    self = reading
  }

  private mutating func take(_ path: String, _ name: String?) throws {
    let catalog = name ?? CatalogNames.name(of: path)
    var pieces = JSONPieces()
    var lines = PlainLines()
    var isJSON: Bool?
    var (gathered, count) = (self, 0)
    func take(_ entry: CatalogEntry?, _ line: Int) throws {
      guard let entry else { throw Failure(message: "\(path):\(line): this line is no text (UTF-8 was expected)") }
      gathered.listed[catalog, default: Draft()].add(entry)
      count += 1
    }
    let file = try PackedFile(path: path)
    while let piece = try file.next() {
      let bytes = Array(piece)
      if isJSON == nil {
        let first = bytes.first { !Self.isBlank($0) && $0 < 0x80 }
        isJSON = first.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
      }
      if isJSON == true {
        try pieces.read(bytes) { piece, offset in
          try gathered.add(piece, at: offset, in: path, to: name, catalog)
          count += 1
        }
      } else {
        try lines.read(bytes, found: take)
      }
    }
    if isJSON == true {
      try pieces.finish()
    } else {
      try lines.finish(found: take)
    }
    if count == 0 { throw Failure(message: "\(path): nothing to import") }
    gathered.listed[catalog]?.isListed = true
    self = gathered
  }

  private mutating func add(_ piece: [UInt8], at offset: Int, in path: String, to name: String?, _ fallback: String)
    throws
  {
    let object: ImportedObject
    do {
      object = try JSONDecoder().decode(ImportedObject.self, from: Data(piece))
    } catch {
      throw Failure(message: "\(path): byte \(offset): \(Self.reason(error))")
    }
    if let elements = object.elements {
      let catalog = name ?? object.uri.map { CatalogNames.name(of: $0) } ?? fallback
      if catalog == "card-names", object.object == "list" {
        throw Failure(message: "\(path): give the bulk file of cards")
      }
      for element in elements { listed[catalog, default: Draft()].add(element.entry) }
      listed[catalog]?.isListed = true
      if let asOf = object.asOf { version = max(version, asOf) }
    } else if object.object == "set" || object.object == nil && object.code != nil, let code = object.code {
      let entry = CatalogEntry(code, title: object.name ?? "", popularity: ImportedObject.day(object.released_at))
      listed[name ?? "set-codes", default: Draft()].add(entry)
    } else if let card = object.name {
      // A hundred thousand ranks are enough for any list; 0 is left for cards without one.
      let popularity = object.edhrec_rank.map { max(1, 1_000_000 - $0) } ?? 0
      carded["card-names", default: Draft()].add(CatalogEntry(card, popularity: popularity))
      for artist in Self.artists(object.artist) { count(artist) }
      if let set = object.set, let title = object.set_name {
        carded["set-codes", default: Draft()].add(
          CatalogEntry(set, title: title, popularity: ImportedObject.day(object.released_at)))
      }
    } else {
      throw Failure(message: "\(path): byte \(offset): neither a list of values, nor a set, nor a card")
    }
  }

  private mutating func count(_ artist: String) {
    var draft = carded["artist-names"] ?? Draft()
    carded["artist-names"] = nil
    draft.add(CatalogEntry(artist))
    if let place = draft.places[artist] { draft.entries[place].popularity += 1 }
    carded["artist-names"] = draft
  }

  /// Who drew a card: `A & B` are two.
  private static func artists(_ credit: String?) -> [String] {
    (credit ?? "").components(separatedBy: " & ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context): return place(context) + context.debugDescription
    case .keyNotFound(let key, let context): return place(context) + "there is no '\(key.stringValue)'"
    case .dataCorrupted(let context): return place(context) + "this is no JSON: \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map { String($0) } ?? $0.stringValue }.joined(separator: ".")
    return path.isEmpty ? "" : "'\(path)': "
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The catalogs, by name, joined with what is kept already: entries stay, popularity grows. With `isReplacing`, what is
  /// kept of the same name counts nothing.
  public func blobs(joining kept: [CatalogBlob] = [], isReplacing: Bool = false) -> [CatalogBlob] {
    let names = Set(listed.keys).union(carded.keys).sorted()
    return names.map { name in
      let old = isReplacing ? nil : kept.first { $0.name == name }
      var draft = Draft()
      let isListed = listed[name]?.isListed == true || old?.version.hasPrefix(Self.listMark) == true
      for entry in old?.catalog.entries ?? [] { draft.add(entry) }
      if listed[name]?.isListed == true, old.map({ !$0.version.hasPrefix(Self.listMark) }) ?? false {
        // What came from cards alone gives way to the list, but for what it said of popularity.
        draft = Draft()
      }
      for entry in listed[name]?.entries ?? [] { draft.add(entry) }
      for entry in (old?.catalog.entries ?? []) + (carded[name]?.entries ?? []) {
        if isListed, draft.places[entry.value] == nil { continue }
        draft.add(entry)
      }
      let mark = isListed ? Self.listMark : Self.cardMark
      return CatalogBlob(CompletionCatalog(name, draft.entries), version: version.isEmpty ? mark : "\(mark) \(version)")
    }
  }

  private static let listMark = "list"
  private static let cardMark = "cards"
}
