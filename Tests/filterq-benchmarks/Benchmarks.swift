import FilterQueryKit
import Foundation

/// Measures the stages over real queries: `swift run -c release filterq-benchmarks`.
///
/// Each figure is also given as a ratio to a plain pass over the same bytes in the same run, because ratios do not
/// depend on the load of the machine.
@main
struct Benchmarks {
  static func main() async throws {
    switch CommandLine.arguments.dropFirst().first {
    case "quality": return try QualityCommand.quality(isVerbose: CommandLine.arguments.contains("--misses"))
    case "fuzzy": return try FuzzyBenchmarks.run()
    case "evaluation": return try EvaluationBenchmarks.run(Array(CommandLine.arguments.dropFirst(2)))
    case "people": return try EvaluationBenchmarks.run(["people"])
    case "peers": return try PeerBenchmarks.run(Array(CommandLine.arguments.dropFirst(2)))
    case "regex": return try EvaluationBenchmarks.run(["regex"])
    case "repl": return try ReplBenchmarks.run(Array(CommandLine.arguments.dropFirst(2)))
    case "items": return try ItemBenchmarks.run(Array(CommandLine.arguments.dropFirst(2)))
    case "generate": return try GeneratedLog.run(Array(CommandLine.arguments.dropFirst(2)))
    case "typing": return try TypingCommand.run(isVerbose: CommandLine.arguments.contains("--misses"))
    case "engines": return try EngineBenchmarks.run(Array(CommandLine.arguments.dropFirst(2)))
    case "search-model": return await SearchModelBenchmarks.run()
    case "sweep": return try QualityCommand.sweep()
    default: break
    }
    let corpus = try Corpus.load()
    let sources = corpus.queries.map { SourceText(bytes: $0) }
    let joined = SourceText(bytes: Array(corpus.queries.joined(separator: [UInt8(ascii: "\n")])))
    let long = #"t:creature pow>=4 (c:rg or c:gw) -is:foil"#
    let parsed = sources.map { ParsedQuery(parsing: $0) }
    let queries = parsed.compactMap { $0.query }
    let printed = queries.reduce(0) { $0 + $1.canonicalText.utf8.count }
    print("\(corpus.name): \(sources.count) queries, \(corpus.byteCount) bytes")

    let base = Measurement("base: one pass over the bytes", bytes: corpus.byteCount, count: sources.count) {
      var sum = 0
      for source in sources { for byte in source.bytes { sum &+= Int(byte) } }
      return sum
    }
    report(base, base: base, bar: nil)
    report(
      Measurement("text to tokens, query by query", bytes: corpus.byteCount, count: sources.count) {
        sources.reduce(0) { $0 &+ Lexer.tokens(in: $1).count }
      }, base: base, bar: 200)
    report(
      Measurement("text to tokens, the corpus as one text", bytes: joined.length, count: 1) {
        Lexer.tokens(in: joined).count
      }, base: base, bar: 300)
    report(
      Measurement("text to ParsedQuery with diagnostics", bytes: corpus.byteCount, count: sources.count) {
        sources.reduce(0) { $0 &+ ParsedQuery(parsing: $1).tree.nodeCount }
      }, base: base, bar: 50)
    report(
      Measurement("text to ParsedQuery and its query", bytes: corpus.byteCount, count: sources.count) {
        sources.reduce(0) { $0 &+ (ParsedQuery(parsing: $1).query == nil ? 0 : 1) }
      }, base: base, bar: nil)
    let longer = sources.filter { $0.length >= 40 }
    report(
      Measurement(
        "the same, queries of 40 bytes and more", bytes: longer.reduce(0) { $0 + $1.length }, count: longer.count
      ) {
        longer.reduce(0) { $0 &+ ParsedQuery(parsing: $1).tree.nodeCount }
      }, base: base, bar: 50)
    let source = SourceText(long)
    report(
      Measurement("ParsedQuery of a query of \(long.utf8.count) bytes", bytes: long.utf8.count, count: 1) {
        ParsedQuery(parsing: source).tree.nodeCount
      }, base: base, bar: 50)
    report(
      Measurement("query to canonical text", bytes: printed, count: queries.count) {
        queries.reduce(0) { $0 &+ $1.canonicalText.utf8.count }
      }, base: base, bar: 50)
    report(
      Measurement("tidying", bytes: corpus.byteCount, count: sources.count) {
        parsed.reduce(0) { $0 &+ SourceTidier().edits(for: $1).count }
      }, base: base, bar: nil)
    if CommandLine.arguments.contains("completion") { return try measureCompletion(sources) }
    try measureAnalysis(sources, parsed: parsed, base: base)
    try FuzzyBenchmarks.run()
    try measureCompletion(sources)
  }

  static func report(_ result: Measurement, base: Measurement, bar: Double?) {
    let speed = String(format: "%8.1f MB/s", result.megabytesPerSecond)
    let item = String(format: "%9.1f ns each", result.nanosecondsPerItem)
    let ratio = String(format: "%6.1f x base", base.megabytesPerSecond / result.megabytesPerSecond)
    let verdict =
      bar.map { result.megabytesPerSecond >= $0 ? "  (bar \(Int($0)): met)" : "  (bar \(Int($0)): MISSED)" } ?? ""
    print("\(result.name.padding(toLength: 42, withPad: " ", startingAt: 0))\(speed)\(item)\(ratio)\(verdict)")
  }
}

extension Benchmarks {
  /// Measures the analysis under a vocabulary.
  static func measureAnalysis(_ sources: [SourceText], parsed: [ParsedQuery], base: Measurement) throws {
    let vocabulary = Vocabulary.scryfall
    let bytes = sources.reduce(0) { $0 + $1.length }
    let queries = parsed.compactMap { $0.query }
    let reading = Measurement("reading terms against the vocabulary", bytes: bytes, count: sources.count) {
      parsed.reduce(0) { $0 &+ AnalyzedQuery($1, vocabulary: vocabulary).leaves.count }
    }
    report(reading, base: base, bar: nil)
    print("  one query \(Bar.verdict(reading.nanosecondsPerItem, atMost: 600, "ns"))")
    let analysis = Measurement("parse and full analysis", bytes: bytes, count: sources.count) {
      sources.reduce(0) {
        $0 &+ AnalyzedQuery(ParsedQuery(parsing: $1), vocabulary: vocabulary).diagnostics.count
      }
    }
    report(analysis, base: base, bar: nil)
    print("  one query \(Bar.verdict(analysis.nanosecondsPerItem / 1_000, atMost: 10, "µs"))")
    reportMedian(of: sources, vocabulary)
    report(
      Measurement("key of equality", bytes: bytes, count: queries.count) {
        queries.reduce(0) { $0 &+ vocabulary.key(of: $1).text.utf8.count }
      }, base: base, bar: nil)
    report(
      Measurement("simplifying", bytes: bytes, count: queries.count) {
        queries.reduce(0) { $0 &+ $1.simplified(in: vocabulary).steps.count }
      }, base: base, bar: nil)
    report(
      Measurement("explaining", bytes: bytes, count: parsed.count) {
        parsed.reduce(0) {
          $0 &+ AnalyzedQuery($1, vocabulary: vocabulary).englishExplanation.phrases.count
        }
      }, base: base, bar: nil)
  }

  /// The bar applies to the time below which nine of ten single queries stay. The median of queries without diagnostics
  /// is printed too, since the others also make fixes.
  private static func reportMedian(of sources: [SourceText], _ vocabulary: Vocabulary) {
    var all: [Double] = []
    var clean: [Double] = []
    for source in sources {
      var found = 0
      let one = Measurement("", bytes: source.length, count: 1, rounds: 3, atLeast: .microseconds(300)) {
        found = AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: vocabulary).diagnostics.count
        return found
      }
      all.append(one.median)
      if found == 0 { clean.append(one.median) }
    }
    all.sort()
    clean.sort()
    let (median, late) = (all[all.count / 2] / 1_000, all[all.count * 9 / 10] / 1_000)
    print(
      String(
        format: "  median of one query %.2f µs, 90 %% %.2f µs (bar 30: %@); without diagnostics %.2f µs (%d of %d)",
        median, late, late <= 30 ? "met" : "MISSED", clean[clean.count / 2] / 1_000, clean.count, all.count))
  }
}
