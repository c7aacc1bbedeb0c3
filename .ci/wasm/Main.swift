// What the core does where an `Int` has 32 bits: each function ends in a trap where a number does not fit.
import FilterAST
import FilterAnalysis
import FilterCompletion
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterVocabulary
import ScryfallDialect

/// Queries with the largest numbers and every kind of value.
private let queries = [
  "t:elf -(c:g or id<=esper) pow>=3 m:{2/w} o:/^tap/ !bolt order:cmc", "mv>99999999999999999999 -usd<9223372036853",
  "mv>9223372036853 mv:odd", "m:9999999999999 m:2147483648ww", "date>=9999-12-31 date<0000-01-01 year=2038",
  "cn>=4294967296 cn:2147483648", "loy>2460000001 f:modren is:foli foo:bar", "o:/a{99999999999}/ o:/\\x{FFFFFFFF}/",
]

/// How many diagnostics the queries have, each read, explained, simplified and compared.
@_expose(wasm, "analyse") @_cdecl("analyse")
public func analyse() -> Int {
  var count = 0
  for text in queries {
    let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
    count += query.diagnostics.count + query.englishExplanation.phrases.count
    for leaf in query.leaves.indices { count += query.suggestions(forLeaf: leaf).count }
    guard let parsed = query.parsed.query else { continue }
    let simplified = parsed.simplified(in: .scryfall).query
    if case .yes = parsed.implies(simplified, in: .scryfall) { count += 1 }
    count += Vocabulary.scryfall.key(of: parsed).hashValue == 0 ? 1 : 0
    count += parsed.canonicalText.utf8.count
  }
  return count
}

/// How many items are offered while the queries are typed.
@_expose(wasm, "complete") @_cdecl("complete")
public func complete() -> Int {
  let engine = CompletionEngine(vocabulary: .scryfall)
  var count = 0
  for text in queries {
    for caret in 0...text.utf8.count { count += engine.complete(text, at: caret).items.count }
  }
  return count
}

/// How many fields a vocabulary with numbers beyond 32 bits has; less than none where it is refused.
@_expose(wasm, "read") @_cdecl("read")
public func read() -> Int {
  let json = """
    {"name": "x", "limits": {"number": 9223372036854775807}, "fields": [{"name": "f", "kind": "number", "summary": ""}]}
    """
  do throws(VocabularyError) {
    return try Vocabulary(json: json).fields.count
  } catch {
    return -error.diagnostics.count
  }
}
