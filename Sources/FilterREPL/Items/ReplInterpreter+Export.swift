import DataFiles
import DataStreams
import FilterEvaluation
import FilterItems
import FilterReports
import FilterSemantics
import FilterVocabulary
import ItemFiles
import TerminalUI

extension ReplInterpreter {
  /// Writes the items that the last query finds to a file, in the format of its extension. An existing file is replaced
  /// only on request, and never if the items were read from it.
  func export(to path: String, replacing: Bool) -> ReplAnswer {
    if environment.database != nil { return ReplInterpreter.withoutMemory("export") }
    guard let items = environment.items else { return ReplInterpreter.withoutItems("export") }
    if path.isEmpty { return .error("missing file; usage: :export FILE") }
    guard let format = ItemFormat(path: path) else {
      return .error("'\(path)' has no known extension", hints: "extensions: .jsonl, .json, .csv, .tsv")
    }
    if !replacing, InputFile.resolved(path) != nil {
      return .error("'\(path)' exists", hints: "':export! \(path)' replaces it")
    }
    let found = lastAnswer(in: items)
    if let refusal = found.plan.reading.refusal { return .error("the last query is refused: \(refusal.message)") }
    let inputs = items.paths.flatMap { InputPaths.all(of: $0) }
    do throws(OutputFileError) {
      try OutputFile.write(to: path, .otherThan(inputs)) { pieces throws(OutputFileError) in
        try write(found.items, of: items, format, to: pieces)
      }
    } catch {
      return .error(error.message)
    }
    let (noun, nouns) = (items.vocabulary.itemName, items.vocabulary.itemNamePlural)
    return .line("\(path): \(Counted.of(found.count, noun, nouns))")
  }

  /// Writes items to a file, a piece at a time.
  private func write(
    _ found: [Int], of items: ItemCollection, _ format: ItemFormat, to pieces: OutputPieces
  ) throws(OutputFileError) {
    let names = chosenColumns ?? items.usualColumns
    let sink = ExportSink(pieces)
    var console = Console(
      input: LineReader(bytes: []),
      output: OutputBuffer(capacity: Self.exportedPiece) { bytes throws(OutputFailure) in try sink.write(bytes) },
      errors: OutputBuffer { _ in })
    // Records of JSON are written as they are, unless columns were chosen or others are not JSON.
    let areJSON = found.allSatisfy { items.isJSON($0) }
    var writer = ItemWriter(
      format, columns: names.map { ItemColumn($0, in: items.vocabulary) }, hasGivenColumns: chosenColumns != nil,
      width: nil, style: console.style)
    for start in stride(from: 0, to: found.count, by: 1_000) where sink.failure == nil {
      let page = found[start..<min(found.count, start + 1_000)]
      for (item, values) in zip(page, items.values(of: page, columns: names)) {
        writer.write(values, raw: items.bytes(of: item), isJSON: areJSON, on: &console)
      }
    }
    writer.finish(on: &console)
    console.output.flush()
    if let failure = sink.failure { throw failure }
  }

  private static let exportedPiece = 1 << 18
}

/// Passes output to a file, up to the first failure.
private final class ExportSink {
  private let pieces: OutputPieces
  private(set) var failure: OutputFileError?

  init(_ pieces: OutputPieces) { self.pieces = pieces }

  func write(_ bytes: [UInt8]) throws(OutputFailure) {
    do throws(OutputFileError) { try pieces.write(bytes[...]) } catch {
      failure = error
      throw .unwritable(error.message)
    }
  }
}

private enum InputPaths {
  /// A path, and that of the database if it names a table.
  static func all(of path: String) -> [String] {
    [path] + (path.lastIndex(of: ":").map { [String(path[..<$0])] } ?? [])
  }
}

extension ItemFormat {
  /// The format of a file by its extension, in any letter case; nil for an unknown one.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "jsonl", "ndjson": self = .jsonl
    case "json": self = .json
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    default: return nil
    }
  }
}
