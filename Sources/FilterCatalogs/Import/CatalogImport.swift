#if SQLite
  import DataFiles
  package import DataStreams
  public import FilterCompletion
  import Foundation

  /// Collects catalogs from files: lists of values, lists of sets, cards or plain text; JSON or lines; compressed with
  /// gzip or not.
  ///
  /// - A list of values (`{"object":"catalog","data":[…]}`, `{"values":[…]}`) becomes the catalog that its URI or file
  ///   name names. `creature-types` and the like become `types`, `keyword-abilities` and the like `keywords`, lists of
  ///   sets `set-codes`.
  /// - Cards (an array, or one per line) give `card-names`, whose popularity is higher the smaller their `edhrec_rank`,
  ///   `artist-names`, whose popularity is the number of cards, and `set-codes`, whose popularity is the release day.
  /// - Anything else is plain text: one value per line, with an optional popularity after a tab.
  ///
  /// A list of names is complete: cards then add popularity but no names, whichever file is read first. Reading takes
  /// linear time and holds only the names.
  ///
  /// A file is refused if it exceeds a limit: a name longer than 4 KB, any string longer than 1 MB, more than a million
  /// entries or 64 MB of names in all, more than 4 GB of text, or, beyond 16 MB, a text more than 200 times the size of
  /// the compressed file.
  public struct CatalogImport: Sendable {
    /// An error of importing a file.
    public struct Failure: Error, Hashable, Sendable {
      /// One line with the file, the position and the reason: `sets.json: byte 12: 'data' must be a list`.
      public let message: String
    }

    /// The entries from lists and from cards, by the name of the catalog.
    private var listed: [String: CatalogDraft] = [:]
    private var carded: [String: CatalogDraft] = [:]
    private var version = ""
    /// The number of entries and the size of the names in both.
    private var (entryCount, nameBytes) = (0, 0)
    let limits: ImportLimits

    /// Makes an import without catalogs.
    public init() { self.init(limits: ImportLimits()) }

    init(limits: ImportLimits) { self.limits = limits }

    /// Reads a file in linear time. `name` overrides the catalog name of lists and plain text. If it throws, the import
    /// is unchanged.
    public mutating func read(_ path: String, as name: String? = nil) throws(Failure) {
      try read(path, as: name) { _ in }
    }

    /// Reads a file and reports how much of it has been read, some times in each megabyte.
    package mutating func read(
      _ path: String, as name: String?, progress: (FileProgress) -> Void
    ) throws(Failure) {
      var reading = self
      do {
        try reading.take(path, name: name, progress: progress)
      } catch let failure as Failure {
        throw failure
      } catch let error as PackedFileError {
        throw Failure(message: error.message)
      } catch let error as JSONError {
        throw Failure(message: "\(path): byte \(error.offset): \(error.message)")
      } catch let failure as PlainLines.Failure {
        throw Failure(message: "\(path):\(failure.line): \(failure.message)")
      } catch {
        throw Failure(message: "\(path): \(error)")
      }
      self = reading
    }

    private mutating func take(_ path: String, name: String?, progress: (FileProgress) -> Void) throws {
      let catalog = name ?? CatalogNames.name(of: path)
      var reader = JSONEventReader()
      var objects = ImportedObjects(limits)
      var lines = PlainLines()
      var isJSON: Bool?
      var (count, bytes) = (0, 0)
      func takeEvent(_ event: JSONEventReader.Event, text: [UInt8], offset: Int) throws(JSONError) {
        guard let object = try objects.take(event, text: text, offset: offset) else { return }
        try add(object, to: name, catalog)
        try checkSize(offset)
        count += 1
      }
      func takeLine(_ entry: CatalogEntry, number: Int) throws {
        change(\.listed, name: try Self.checked(catalog, at: 0)) { $0.add(entry) }
        if let reason = exceededLimit { throw PlainLines.Failure(line: number, message: reason) }
        count += 1
      }
      let file = try PackedFile(path: path, maximumUnpackedBytes: limits.unpackedBytes)
      while let piece = try file.next() {
        bytes += piece.count
        progress(file.progress)
        if file.isPacked, bytes > limits.freeBytes, bytes / limits.ratio > file.progress.bytesRead {
          throw Failure(message: "\(path): unpacks to more than \(limits.ratio) times its size")
        }
        if isJSON == nil {
          let first = piece.first { !Self.isBlank($0) && ![0xEF, 0xBB, 0xBF].contains($0) }
          isJSON = first.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
        }
        // Both readers count leading blanks, until another byte determines the format.
        if isJSON != false { try reader.read(piece, found: takeEvent) }
        if isJSON != true { try lines.read(piece, found: takeLine) }
      }
      if isJSON == true { try reader.finish(takeEvent) } else { try lines.finish(found: takeLine) }
      if count == 0 { throw Failure(message: "\(path): nothing to import") }
      listed[catalog]?.isListed = true
    }

    private mutating func add(_ object: ImportedObject, to name: String?, _ fallback: String) throws(JSONError) {
      if let elements = object.elements {
        let catalog = try Self.checked(
          name ?? object[.uri].map { CatalogNames.name(of: $0) } ?? fallback, at: object.offset)
        if catalog == "card-names", object[.object] == "list" {
          throw JSONError(offset: object.offset, message: "a page of a list; give the bulk file of cards")
        }
        change(\.listed, name: catalog) { draft in
          for element in elements { draft.add(element) }
          draft.isListed = true
        }
        if let asOf = object[.asOf] { version = max(version, asOf) }
      } else if object[.object] == "set" || object[.object] == nil && object[.code] != nil, let code = object[.code] {
        let entry = CatalogEntry(code, title: object[.name] ?? "", popularity: object.day)
        change(\.listed, name: try Self.checked(name ?? "set-codes", at: object.offset)) { $0.add(entry) }
      } else if let card = object[.name] {
        // Cards without a rank have the popularity 0.
        let popularity = object.rank.map { 1_000_000 - min(max($0, 0), 999_999) } ?? 0
        change(\.carded, name: "card-names") { $0.add(CatalogEntry(card, popularity: popularity)) }
        for artist in Self.artists(object[.artist]) { change(\.carded, name: "artist-names") { $0.count(artist) } }
        if let set = object[.set], let title = object[.setName] {
          change(\.carded, name: "set-codes") { $0.add(CatalogEntry(set, title: title, popularity: object.day)) }
        }
      } else {
        throw JSONError(offset: object.offset, message: "neither a list of values, nor a set, nor a card")
      }
    }

    private func checkSize(_ offset: Int) throws(JSONError) {
      if let reason = exceededLimit { throw JSONError(offset: offset, message: reason) }
    }

    /// The limit that the import exceeds; nil for none.
    private var exceededLimit: String? {
      if entryCount > limits.entries { return "more than \(limits.entries) entries" }
      return nameBytes > limits.nameBytes ? "more than \(limits.nameBytes >> 20) MB of names" : nil
    }

    /// Changes a draft and updates the totals.
    private mutating func change(
      _ drafts: WritableKeyPath<CatalogImport, [String: CatalogDraft]>, name: String,
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

    /// The name of a catalog. Throws if it is empty, too long or has control characters.
    private static func checked(_ catalog: String, at offset: Int) throws(JSONError) -> String {
      let bytes = catalog.utf8
      guard 1...255 ~= bytes.count, bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
        throw JSONError(offset: offset, message: "'\(catalog)' cannot be the name of a catalog")
      }
      return catalog
    }

    /// The artists of a credit: `A & B` are two.
    private static func artists(_ credit: String?) -> [String] {
      (credit ?? "").components(separatedBy: " & ").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        !$0.isEmpty
      }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// The collected catalogs in the order of their names, merged with the kept ones: kept entries stay, and the higher
    /// popularity wins. With `isReplacing`, a collected catalog replaces the kept one of the same name.
    public func blobs(joining kept: [CatalogBlob] = [], isReplacing: Bool = false) -> [CatalogBlob] {
      let names = Set(listed.keys).union(carded.keys).sorted()
      return names.map { name in
        let old = isReplacing ? nil : kept.first { $0.name == name }
        var draft = CatalogDraft()
        let isListed = listed[name]?.isListed == true || old?.version.hasPrefix(Self.listMark) == true
        for entry in old?.catalog.entries ?? [] { draft.add(entry) }
        if listed[name]?.isListed == true, old.map({ !$0.version.hasPrefix(Self.listMark) }) ?? false {
          // Entries from cards alone give way to the list; their popularity is merged below.
          draft = CatalogDraft()
        }
        for entry in listed[name]?.entries ?? [] { draft.add(entry) }
        for entry in (old?.catalog.entries ?? []) + (carded[name]?.entries ?? []) {
          if isListed, !draft.contains(entry.value) { continue }
          draft.add(entry)
        }
        let mark = isListed ? Self.listMark : Self.cardMark
        return CatalogBlob(
          CompletionCatalog(name, entries: draft.entries), version: version.isEmpty ? mark : "\(mark) \(version)")
      }
    }

    private static let listMark = "list"
    private static let cardMark = "cards"
  }

  /// Maps files to the catalog names of the vocabulary.
  enum CatalogNames {
    /// The catalog of a path or URI: `types` for `…/catalog/creature-types` and `creature-types.json`. Unknown names are
    /// returned in lower case.
    static func name(of source: String) -> String {
      var name = source.split(separator: "/").last.map { String($0) } ?? source
      if let dot = name.firstIndex(of: "."), dot > name.startIndex { name = String(name[..<dot]) }
      name = name.lowercased()
      if name.hasSuffix("-types"), name != "set-types" { return "types" }
      return known[name] ?? name
    }

    private static let known: [String: String] = [
      "supertypes": "types", "types": "types", "keyword-abilities": "keywords", "keyword-actions": "keywords",
      "ability-words": "keywords", "card-keywords": "keywords", "set-names": "set-codes", "sets": "set-codes",
      "artists": "artist-names", "names": "card-names", "cards": "card-names",
    ]
  }
#endif
