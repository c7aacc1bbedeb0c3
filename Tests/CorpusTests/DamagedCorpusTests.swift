import FilterQueryKit
import Testing
import _FilterTestSupport

/// Real queries damaged in every simple way, as happens during typing: truncated at each byte, and with each token
/// dropped, doubled or swapped with its neighbor.
@Suite struct DamagedCorpusTests {
  @Test func everyPrefixObeysTheLaws() throws {
    var seen: Set<[UInt8]> = []
    for query in try TestTier.some(of: OwnCorpus.all() + SharedFolder.queries(), every: 10) {
      let bytes = Array(query.utf8)
      for length in 0...bytes.count where seen.insert(Array(bytes[..<length])).inserted {
        expectLawsWhileTyping(SourceText(bytes: Array(bytes[..<length])), "a prefix of `\(query)`")
      }
    }
    #expect(seen.count > TestTier.size(100, long: 1_000))
  }

  @Test func everyTokenMutationObeysTheLaws() throws {
    var seen: Set<[UInt8]> = []
    for query in try TestTier.some(of: OwnCorpus.all() + SharedFolder.queries(), every: 10) {
      let source = SourceText(query)
      let pieces = Lexer.tokens(in: source).map { Array(source.bytes[$0.range.start..<$0.range.end]) }
      for index in pieces.indices {
        var dropped = pieces
        dropped.remove(at: index)
        var doubled = pieces
        doubled.insert(pieces[index], at: index)
        var swapped = pieces
        if index + 1 < pieces.count { swapped.swapAt(index, index + 1) }
        for mutation in [dropped, doubled, swapped] {
          let bytes = Array(mutation.joined())
          if seen.insert(bytes).inserted {
            expectLawsWhileTyping(SourceText(bytes: bytes), "a mutation of `\(query)`")
          }
        }
      }
    }
    #expect(seen.count > TestTier.size(100, long: 1_000))
  }
}
