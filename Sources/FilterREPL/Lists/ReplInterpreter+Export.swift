import DataFiles
import DataStreams
import FilterEvaluation
import FilterItems
import FilterLists
import FilterReports
import FilterSemantics
import FilterVocabulary
import ListFiles
import TerminalUI

extension ReplInterpreter {
  /// Writes the rows that the last query finds to a file, in the format of its extension. An existing file is replaced
  /// only on request, and never if the list was read from it.
  func export(to argument: String, replacing: Bool) -> ReplAnswer {
    guard let list else { return ReplInterpreter.withoutList }
    let path = PathText.expanded(argument)
    if path.isEmpty { return .error("missing file; usage: :export FILE") }
    guard let format = ItemFormat(path: path) else {
      return .error("'\(path)' has no known extension", hints: "extensions: .jsonl, .json, .csv, .tsv")
    }
    if !replacing, InputFile.resolved(path) != nil {
      return .error("'\(path)' exists", hints: "':export! \(path)' replaces it")
    }
    let plan = lastPlan(in: list)
    if let refusal = plan.reading.refusal { return .error("the last query is refused: \(refusal.message)") }
    let inputs = list.files.flatMap { InputPaths.all(of: $0) }
    var count = 0
    do throws(OutputFileError) {
      try OutputFile.write(to: path, .otherThan(inputs)) { pieces throws(OutputFileError) in
        count = try write(plan, of: list, format, to: pieces, at: path)
      }
    } catch {
      return .error(error.message)
    }
    return .line("\(path): \(list.rowCount(count, of: plan))")
  }

  /// Writes rows to a file, a piece at a time. Returns their number.
  private func write(
    _ plan: FilterPlan, of list: SearchableList, _ format: ItemFormat, to pieces: OutputPieces, at path: String
  ) throws(OutputFileError) -> Int {
    let names = chosenColumns ?? list.columns.usual
    let sink = ExportSink(pieces)
    var console = Console(
      input: LineReader(bytes: []),
      output: OutputBuffer(capacity: Self.exportedPiece) { bytes throws(OutputFailure) in try sink.write(bytes) },
      errors: OutputBuffer { _ in })
    var writer = ItemWriter(
      format, columns: names.map { ItemColumn($0, in: list.columns.fields) }, hasGivenColumns: chosenColumns != nil,
      width: nil, style: console.style)
    var request = RowRequest(columns: names)
    request.readsRecords = chosenColumns == nil
    var count = 0
    do throws(ListFailure) {
      _ = try forEachLastRow(request, of: plan, in: list) { row in
        writer.write(row.values, raw: row.record, isJSON: row.isJSON, on: &console)
        count += 1
        return sink.failure == nil
      }
    } catch {
      // The file stays as it was.
      throw OutputFileError(path: path, reason: .failed(error.message))
    }
    writer.finish(on: &console)
    console.output.flush()
    if let failure = sink.failure { throw failure }
    return count
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

enum InputPaths {
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
