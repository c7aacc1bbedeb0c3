import ArgumentParser
import FilterAST
import FilterParser
import FilterReports
import FilterText

/// The option `--arg NAME=VALUE`, and the files of `f in @FILE`.
struct ParameterOption: ParsableArguments {
  @Option(
    name: .customLong("arg"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A value for '$name' in the query; may be repeated.", valueName: "name=value"))
  var arguments: [String] = []

  /// The maximum size of a file of values, in bytes, and the maximum number of its lines.
  private static let maximum = (bytes: 1 << 20, lines: 10_000)

  /// The values by the names of their parameters.
  var values: [String: String] {
    get throws(CommandFailure) {
      var known: [String: String] = [:]
      for argument in arguments {
        guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else {
          throw CommandFailure(message: "--arg takes a name and a value such as 'me=ann', not '\(argument)'")
        }
        known[String(argument[..<sign])] = String(argument[argument.index(after: sign)...])
      }
      return known
    }
  }

  /// The query with its parameters written as values. One that is not given stays, with a diagnostic. Throws for a file
  /// that cannot be read.
  func applied(to query: String) throws(CommandFailure) -> String {
    // Most queries have none, and are parsed once.
    if arguments.isEmpty, !query.utf8.contains(UInt8(ascii: "@")) { return query }
    let source = SourceText(query)
    let parameters = QueryParameters(of: source)
    let known = try values
    if arguments.isEmpty, parameters.files.isEmpty { return query }
    var edits: [TextEdit] = []
    for value in parameters.values {
      guard let text = known[value.name] else { continue }
      edits.append(
        TextEdit(range: value.range, replacement: QueryParameters.written(text, for: value, isAmount: value.isOrdered)))
    }
    for file in parameters.files {
      edits.append(TextEdit(range: file.range, replacement: "(\(try values(of: file)))"))
    }
    return source.applying(edits.sorted { $0.range.start < $1.range.start })?.description ?? query
  }

  /// The lines of a file that are not empty, as values.
  private func values(of file: QueryParameters.Use) throws(CommandFailure) -> String {
    let path = file.name
    let bytes = SourceText(bytes: try Files.read(path, maximumBytes: Self.maximum.bytes)).textBytes
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: { $0.isNewline }).map { line in
      line.drop { $0 == " " || $0 == "\t" }
    }.filter { !$0.isEmpty }
    if lines.count > Self.maximum.lines {
      throw CommandFailure(message: "'\(path)' has more than 10,000 values")
    }
    if lines.isEmpty { throw CommandFailure(message: "'\(path)' has no values") }
    return lines.map { QueryParameters.written(String($0), for: file) }.joined(separator: ", ")
  }
}
