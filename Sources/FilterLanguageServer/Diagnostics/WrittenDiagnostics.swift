import FilterDocuments
import FilterLanguageService
import FilterText

/// The diagnostics of a document as JSON. After an edit, only those of the edited queries are written again.
///
/// The protocol sends all diagnostics of a document at once. In a document of thousands of queries, encoding them all
/// at each keystroke takes longer than the rest of the work. The JSON of each query is therefore kept without its line
/// numbers, the only part that edits elsewhere change.
struct WrittenDiagnostics: Sendable {
  /// The JSON of the diagnostics of a query, and the offsets where its line numbers are inserted.
  private struct Piece: Sendable {
    static let empty = Piece(bytes: [], lines: [])

    let bytes: [UInt8]
    let lines: [JSONWriter.LineHole]
  }

  private let snapshot: DocumentSnapshot
  private let client: ClientFeatures
  private let settings: ServerSettings
  /// Whether comments turn diagnostics off.
  private let isIgnoring: Bool
  private let pieces: [Piece]
  /// The JSON of the diagnostics of directives and parameters, with their lines.
  private let directives: [UInt8]
  /// The number of queries written by this value and not copied from the last one; for tests.
  let written: Int

  /// Writes the diagnostics of a document and copies those that did not change from `last`. `check` is called before
  /// each query and may throw to end the work.
  init(
    _ document: OpenDocument, client: ClientFeatures, settings: ServerSettings, after last: WrittenDiagnostics?,
    check: () throws -> Void
  ) rethrows {
    let settings = settings.configured(by: document.configuration)
    let queries = document.snapshot.queries
    var shared = (first: 0, last: 0)
    // A comment above a query is no part of it, and may turn its diagnostics off.
    isIgnoring = document.snapshot.mayIgnoreDiagnostics
    var reused: WrittenDiagnostics?
    if let last, last.client == client, last.settings == settings, !isIgnoring, !last.isIgnoring {
      shared = document.snapshot.queriesShared(with: last.snapshot)
      reused = last
    }
    var pieces: [Piece] = []
    pieces.reserveCapacity(queries.count)
    if let last { pieces += last.pieces.prefix(shared.first) }
    var written = 0
    for index in shared.first..<(queries.count - shared.last) {
      try check()
      // An edit changes queries here and there that refer to the edited one.
      if let reused, let former = document.snapshot.index(ofQuery: index, in: reused.snapshot) {
        pieces.append(reused.pieces[former])
        continue
      }
      written += 1
      let ignored = isIgnoring ? document.snapshot.ignoredDiagnostics(ofQuery: index) : .none
      pieces.append(
        WrittenDiagnostics.piece(
          queries[index], uri: document.uri, client: client, settings: settings, ignoring: ignored))
    }
    if let last { pieces += last.pieces.suffix(shared.last) }
    self.snapshot = document.snapshot
    self.client = client
    self.settings = settings
    self.pieces = pieces
    var writer = JSONWriter()
    writer.array(DiagnosticList.items(ofDirectives: document, client: client, settings: settings)) {
      $1.write(to: &$0)
    }
    directives = Array(writer.bytes.dropFirst().dropLast())
    self.written = written
  }

  private static func piece(
    _ query: DocumentQuery, uri: String, client: ClientFeatures, settings: ServerSettings,
    ignoring ignored: IgnoredDiagnostics
  ) -> Piece {
    if query.diagnostics.isEmpty, ignored == .none { return .empty }
    let items = DiagnosticList.items(
      of: query, at: 0, uri: uri, client: client, settings: settings, ignoring: ignored)
    if items.isEmpty { return .empty }
    var writer = JSONWriter.leavingLinesOut()
    for item in items { item.write(to: &writer) }
    return Piece(bytes: writer.bytes, lines: writer.lines ?? [])
  }

  /// The whole list as JSON.
  var json: [UInt8] {
    var result: [UInt8] = [UInt8(ascii: "[")]
    result.reserveCapacity(pieces.reduce(2) { $0 + $1.bytes.count + $1.lines.count * 6 + 1 })
    result += directives
    let queries = snapshot.layout.queries
    for (index, piece) in pieces.enumerated() where !piece.bytes.isEmpty {
      if result.count > 1 { result.append(UInt8(ascii: ",")) }
      let base = snapshot.lines.line(of: queries[index].start)
      var copied = 0
      for hole in piece.lines {
        result += piece.bytes[copied..<hole.offset]
        JSONWriter.append(UInt(base + hole.line), to: &result)
        copied = hole.offset
      }
      result += piece.bytes[copied...]
    }
    result.append(UInt8(ascii: "]"))
    return result
  }

  /// The id of a list of diagnostics: a 64-bit hash, so that equal lists have equal ids. (FNV-1a over words of eight
  /// bytes, http://www.isthe.com/chongo/tech/comp/fnv)
  static func resultID(of json: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    json.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01b3
        hash ^= hash >> 29
        offset += 8
      }
      while offset < bytes.count {
        hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01b3
        offset += 1
      }
    }
    return "\(json.count)-" + String(hash, radix: 16)
  }
}

extension LanguageServer {
  /// The diagnostics of an open document as JSON.
  func writtenDiagnostics(
    _ document: OpenDocument, client: ClientFeatures, settings: ServerSettings, check: () throws -> Void
  ) rethrows -> [UInt8] {
    if document.longText != nil || document.host != nil || document.script != nil
      || document.configuration?.isExcluded == true || document.listUse.fault != nil
    {
      try check()
      var writer = JSONWriter()
      writer.array(DiagnosticList(document, client: client, settings: settings).items) { $1.write(to: &$0) }
      return writer.bytes
    }
    let last = state.withLock { $0.diagnostics[document.uri] }
    let written = try WrittenDiagnostics(document, client: client, settings: settings, after: last, check: check)
    state.withLock { state in
      if state.documents[document.uri] != nil { state.diagnostics[document.uri] = written }
    }
    return written.json
  }
}

// Lists of diagnostics are long, so they are written without `Codable`.

extension LSP.Position: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("character", character)
      $0.key("line")
      $0.line(line)
    }
  }
}

extension LSP.PositionRange: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("end", end)
      $0.pair("start", start)
    }
  }
}

extension LSP.Location: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("range", range)
      $0.pair("uri", uri)
    }
  }
}

extension LSP.DiagnosticRelatedInformation: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("location", location)
      $0.pair("message", message)
    }
  }
}

extension LSP.Diagnostic: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("code", code)
      $0.pair("message", message)
      $0.pair("range", range)
      $0.pair("relatedInformation", relatedInformation)
      $0.pair("severity", severity?.rawValue)
      $0.pair("source", source)
      $0.pair("tags", tags?.map(\.rawValue))
    }
  }
}

extension LSP.PublishDiagnosticsParams: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("diagnostics", diagnostics)
      $0.pair("uri", uri)
      $0.pair("version", version)
    }
  }
}

extension LSP.DocumentDiagnosticReport: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      switch self {
      case .full(let id, let items):
        $0.pair("items", items)
        $0.pair("kind", "full")
        $0.pair("resultId", id)
      case .unchanged(let id):
        $0.pair("kind", "unchanged")
        $0.pair("resultId", id)
      }
    }
  }
}
