import FilterLanguageService
import FilterText
import LanguageServerProtocol

/// The diagnostics of a document as JSON, of which an edit writes only those of the queries it touched.
///
/// Diagnostics are sent as a whole, so a keystroke in a document of thousands of queries sends them all; writing them anew would take
/// longer than all the rest. What is said of a query is kept without the numbers of its lines, which are all that an edit elsewhere
/// changes.
struct WrittenDiagnostics: Sendable {
  /// What was written of a query.
  private struct Piece: Sendable {
    static let empty = Piece(bytes: [], lines: [])

    let bytes: [UInt8]
    let lines: [JSONWriter.LineHole]
  }

  private let snapshot: DocumentSnapshot
  private let client: ClientFeatures
  private let settings: ServerSettings
  private let pieces: [Piece]
  /// How many queries were written anew: the measure of the growth tests.
  let written: Int

  /// Writes the diagnostics of a document, with the help of what was written of it before.
  init(_ document: OpenDocument, _ client: ClientFeatures, _ settings: ServerSettings, after last: WrittenDiagnostics?)
  {
    let queries = document.snapshot.queries
    var shared = (first: 0, last: 0)
    if let last, last.client == client, last.settings == settings {
      shared = document.snapshot.queriesShared(with: last.snapshot)
    }
    var pieces: [Piece] = []
    pieces.reserveCapacity(queries.count)
    if let last { pieces += last.pieces.prefix(shared.first) }
    for index in shared.first..<(queries.count - shared.last) {
      pieces.append(WrittenDiagnostics.piece(queries[index], document.uri, client, settings))
    }
    if let last { pieces += last.pieces.suffix(shared.last) }
    self.snapshot = document.snapshot
    self.client = client
    self.settings = settings
    self.pieces = pieces
    self.written = queries.count - shared.first - shared.last
  }

  private static func piece(
    _ query: DocumentQuery, _ uri: String, _ client: ClientFeatures, _ settings: ServerSettings
  ) -> Piece {
    if query.findings.isEmpty { return .empty }
    let items = DiagnosticList.items(of: query, at: 0, uri, client, settings)
    if items.isEmpty { return .empty }
    var writer = JSONWriter.leavingLinesOut()
    for item in items { writer.value(item) }
    return Piece(bytes: writer.bytes, lines: writer.lines ?? [])
  }

  /// The whole list as JSON.
  var json: [UInt8] {
    var result: [UInt8] = [UInt8(ascii: "[")]
    result.reserveCapacity(pieces.reduce(2) { $0 + $1.bytes.count + $1.lines.count * 6 + 1 })
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

  /// A name for a list: equal lists have equal names, and others have, but for chances of one in 2^64, another. (FNV-1a over words of
  /// eight bytes, http://www.isthe.com/chongo/tech/comp/fnv)
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
    _ document: OpenDocument, _ client: ClientFeatures, _ settings: ServerSettings
  ) -> [UInt8] {
    if document.longText != nil {
      var writer = JSONWriter()
      writer.array([OpenDocument.limitDiagnostic]) { $0.value($1) }
      return writer.bytes
    }
    let last = state.withLock { $0.diagnostics[document.uri] }
    let written = WrittenDiagnostics(document, client, settings, after: last)
    state.withLock { state in
      if state.documents[document.uri] != nil { state.diagnostics[document.uri] = written }
    }
    return written.json
  }
}
