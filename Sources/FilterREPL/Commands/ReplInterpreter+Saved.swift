import DataFiles
import FilterAnalysis
import FilterDocuments
import FilterEvaluation
import FilterJSON
import FilterLists
import FilterReports
import FilterSemantics
import FilterText
import Foundation
import TerminalUI

extension ReplInterpreter {
  private static let maximumFileBytes = 16 << 20
  private static let maximumNameLength = 100

  /// Chooses the query file of `:save` and `:run`, or lists its queries.
  mutating func open(_ argument: String) -> ReplAnswer {
    if argument.isEmpty { return listSaved() }
    let path = PathText.expanded(argument)
    do throws(CommandFailure) {
      let saved = try Self.savedQueries(in: path)
      if let refusal = Self.refusal(ofQueryFile: path) { return refusal }
      (queryFile, names.saved) = (path, saved)
      let shown = CharacterWidth.visible(path)
      let count = saved.map { Counted.of($0.names.count, "named query", "named queries") }
      return .line(count.map { "\(shown): \($0)" } ?? "\(shown) is a new file; ':save NAME' creates it", .faint)
    } catch {
      return .error(CharacterWidth.visible(error.message))
    }
  }

  /// Reads the query file again, for the names in a query.
  mutating func readSaved() {
    names.saved = queryFile.flatMap { try? Self.savedQueries(in: $0) }
  }

  /// Runs a query of the query file, by its name or number, with its references, parameters, order and columns and the
  /// default of the file. `*` counts what each of them finds; without a name, they are listed.
  mutating func run(saved name: String, _ columns: Int) -> ReplAnswer {
    if name.isEmpty { return listSaved() }
    guard let queryFile else { return Self.withoutQueryFile }
    do throws(CommandFailure) {
      let saved = try Self.savedQueries(in: queryFile)
      names.saved = saved
      if name == "*" { return try countAll(saved, in: queryFile) }
      guard let saved, let entry = saved.find(name) else {
        let hint = SpellingSuggestion.nearest(to: name, among: saved?.names ?? []).map { "; did you mean '\($0)'?" }
        return .error(
          "no query named '\(name)' in '\(CharacterWidth.visible(queryFile))'\(hint ?? "")",
          hints: ":run lists the names")
      }
      if let refusal = try refusal(of: saved, in: queryFile) { return refusal }
      switch asked(entry, of: expanded(saved), in: queryFile) {
      case .failure(let failure): return .error(failure.message)
      case .success(let asked):
        var answer = ReplAnswer()
        for line in entry.text.split(separator: "\n") { answer.add("  " + line, .faint) }
        if !asked.query.isAsWritten, asked.query.errors.isEmpty { answer.add("  = \(asked.query.source)", .faint) }
        let result = self.answer(asked, columns: columns)
        answer.lines += result.lines
        (answer.isError, answer.isUnmet) = (result.isError, result.isUnmet)
        return answer
      }
    } catch {
      return .error(CharacterWidth.visible(error.message))
    }
  }

  /// A line for each query of the query file, with the number of rows that it finds or why it is not run.
  private func countAll(_ saved: SavedQueries?, in file: String) throws(CommandFailure) -> ReplAnswer {
    guard let list else { return ReplInterpreter.withoutList }
    guard let saved, !saved.entries.isEmpty else { return Self.withoutNames(in: file) }
    if let refusal = try refusal(of: saved, in: file) { return refusal }
    let queries = expanded(saved)
    var answer = ReplAnswer()
    for (number, entry) in saved.entries.enumerated() {
      var line = Self.beginning(of: entry, number, of: saved)
      let count: Result<String, CommandFailure> = asked(entry, of: queries, in: file).flatMap { asked in
        let plan = list.plan(asked.query.analyzed(environment.vocabulary))
        if let refusal = plan.reading.refusal { return .failure(CommandFailure(message: refusal.message)) }
        do throws(ListFailure) { return .success(list.rowCount(try list.counted(plan).count, of: plan)) } catch {
          return .failure(CommandFailure(message: error.message))
        }
      }
      switch count {
      case .success(let count): line.append(count)
      case .failure(let failure):
        line.append("refused: \(CharacterWidth.visible(failure.message))", TextStyle(.red))
        answer.isError = true
      }
      answer.lines.append(line)
    }
    return answer
  }

  /// The queries of the query file as they are run.
  private func expanded(_ saved: SavedQueries) -> (document: QueryDocument, queries: ExpandedDocument) {
    let document = names.document(of: saved)
    return (document, ExpandedDocument(document, vocabulary: environment.vocabulary, values: options.arguments))
  }

  /// A query of the query file; a failure if it is none that can be run.
  private func asked(
    _ entry: SavedQueries.Entry, of file: (document: QueryDocument, queries: ExpandedDocument), in path: String
  ) -> Result<AskedQuery, CommandFailure> {
    // A file of others must not give commands.
    if !ReplInput.isQuery(entry.text) { return .failure(CommandFailure(message: "'\(entry.name)' is not a query")) }
    let origin = QueryOrigin(entry.index, of: file.document, file.queries.directives, file: path)
    let asked = AskedQuery(entry.index, of: file.queries, at: origin)
    if let problem = list.flatMap({ asked.problem(in: $0) }) { return .failure(CommandFailure(message: problem)) }
    return .success(asked)
  }

  /// The error for a query file that is for another list than the cards that are searched.
  private func refusal(of saved: SavedQueries, in file: String) throws(CommandFailure) -> ReplAnswer? {
    guard hasReadings, let own = try DocumentList(of: saved.document, in: file), !own.isOfCards else { return nil }
    return .error(
      "'\(CharacterWidth.visible(file))' is for '\(CharacterWidth.visible(own.path))', and cards are searched",
      hints: "':load \(CharacterWidth.visible(own.path))' searches it")
  }

  /// Appends the last query to the query file under a name; with `replacing`, in place of the query of that name.
  mutating func save(as name: String, replacing: Bool) -> ReplAnswer {
    if name.isEmpty { return .error("missing name; usage: :save NAME") }
    if lastQuery.source.isEmpty { return ReplInterpreter.withoutQuery }
    guard let queryFile else { return Self.withoutQueryFile }
    if name.count > Self.maximumNameLength || name.contains("\n") {
      return .error("a name is one line of at most \(Self.maximumNameLength) letters")
    }
    let shown = CharacterWidth.visible(queryFile)
    do throws(CommandFailure) {
      // Throws for what is not a file.
      _ = try Self.savedQueries(in: queryFile)
      if let refusal = Self.refusal(ofQueryFile: queryFile) { return refusal }
      let searched = list?.files.flatMap { InputPaths.all(of: $0) } ?? []
      do throws(OutputFileError) { try OutputFile.check(queryFile, condition: .otherThan(searched)) } catch {
        return .error(CharacterWidth.visible(error.message))
      }
      let file =
        InputFile.resolved(queryFile) == nil
        ? nil : try Files.readForChange(queryFile, maximumBytes: Self.maximumFileBytes)
      let saved = SavedQueries(try Self.text(of: file?.bytes ?? [], in: queryFile))
      if !replacing, saved.names.contains(where: { $0.lowercased() == name.lowercased() }) {
        return .error("'\(shown)' has a query named '\(name)'", hints: "':save! \(name)' replaces it")
      }
      let after = saved.saving(lastQuery.source.description, as: name)
      // The folder of the default file may be missing.
      try? FileManager.default.createDirectory(
        atPath: (queryFile as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Files.write(after.bytes, to: queryFile, file.map { .unchanged(since: $0.state) } ?? .otherThan([]))
      names.saved = SavedQueries(after)
      return .line("saved in \(shown); ':run \(name)' runs it", .faint)
    } catch {
      return .error(CharacterWidth.visible(error.message))
    }
  }

  private mutating func listSaved() -> ReplAnswer {
    guard let queryFile else { return Self.withoutQueryFile }
    do throws(CommandFailure) {
      names.saved = try Self.savedQueries(in: queryFile)
      guard let saved = names.saved, !saved.entries.isEmpty else { return Self.withoutNames(in: queryFile) }
      var answer = ReplAnswer.line(CharacterWidth.visible(queryFile), .faint)
      for (number, entry) in saved.entries.enumerated() {
        var line = Self.beginning(of: entry, number, of: saved)
        line.append(entry.text.replacing("\n", with: " "))
        answer.lines.append(line)
      }
      return answer
    } catch {
      return .error(CharacterWidth.visible(error.message))
    }
  }

  /// The number and the name of a query, in columns.
  private static func beginning(of entry: SavedQueries.Entry, _ index: Int, of saved: SavedQueries) -> ScreenLine {
    let width = min(24, saved.names.map { CharacterWidth.of($0) }.max() ?? 0)
    var line = ScreenLine("\(index + 1)".rightAligned(to: "\(saved.entries.count)".count) + " ", .faint)
    line.append(entry.name.filled(to: width) + "  ", TextStyle(.cyan))
    return line
  }

  private static func withoutNames(in file: String) -> ReplAnswer {
    .line("no named queries in \(CharacterWidth.visible(file)); ':save NAME' adds the last query", .faint)
  }

  /// The queries of a file; nil if there is none.
  static func savedQueries(in path: String) throws(CommandFailure) -> SavedQueries? {
    guard InputFile.resolved(path) != nil else { return nil }
    return SavedQueries(try text(of: Files.read(path, accepting: .regular, maximumBytes: maximumFileBytes), in: path))
  }

  private static func text(of bytes: [UInt8], in path: String) throws(CommandFailure) -> SourceText {
    let source = SourceText(bytes: bytes)
    if bytes.contains(0) || !source.isValidUTF8 { throw CommandFailure(message: "'\(path)' is not a text file") }
    return source
  }

  /// The error for a file that is no query document by its name, with links followed: `:save` would add a query to the
  /// text of something else. Nil for a query document, which may be a new file.
  private static func refusal(ofQueryFile path: String) -> ReplAnswer? {
    let names = [path] + (InputFile.resolved(path).map { [$0] } ?? [])
    if names.allSatisfy({ $0.lowercased().hasSuffix(".filterq") }) { return nil }
    // An address may have a password.
    if path.contains("://") || path.contains("password=") {
      return .error("a server's address is no query document", hints: "':load ADDRESS:TABLE' searches a table")
    }
    return .error(
      "'\(CharacterWidth.visible(path))' is not a query document, whose name ends with .filterq",
      hints: "':load FILE' searches a file")
  }

  private static let withoutQueryFile = ReplAnswer.error("no query file", hints: "':open FILE' names one")
}
