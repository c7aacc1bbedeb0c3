import DataFiles
import FilterAnalysis
import FilterDocuments
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
      queryFile = path
      let shown = CharacterWidth.visible(path)
      let count = saved.map { Counted.of($0.names.count, "named query", "named queries") }
      var answer = ReplAnswer.line(
        count.map { "\(shown): \($0)" } ?? "\(shown) is a new file; ':save NAME' creates it", .faint)
      answer.request = .name(saved?.names ?? [])
      return answer
    } catch {
      return .error(CharacterWidth.visible(error.message))
    }
  }

  /// Runs a query of the query file, with its references, parameters, order and columns and the default of the file;
  /// without a name, lists them.
  mutating func run(saved name: String, _ columns: Int) -> ReplAnswer {
    if name.isEmpty { return listSaved() }
    guard let queryFile else { return Self.withoutQueryFile }
    do throws(CommandFailure) {
      let saved = try Self.savedQueries(in: queryFile)
      guard let entry = saved?.find(name) else {
        let hint = SpellingSuggestion.nearest(to: name, among: saved?.names ?? []).map { "; did you mean '\($0)'?" }
        return .error(
          "no query named '\(name)' in '\(CharacterWidth.visible(queryFile))'\(hint ?? "")",
          hints: ":run lists the names")
      }
      // A file of others must not give commands.
      if !ReplInput.isQuery(entry.text) { return .error("'\(entry.name)' is not a query") }
      var answer = ReplAnswer()
      for line in entry.text.split(separator: "\n") { answer.add("  " + line, .faint) }
      guard let document = saved?.document else { return answer }
      if hasReadings, let own = try DocumentList(of: document, in: queryFile), !own.isOfCards {
        return .error(
          "'\(CharacterWidth.visible(queryFile))' is for '\(CharacterWidth.visible(own.path))', and cards are searched",
          hints: "':load \(CharacterWidth.visible(own.path))' searches it")
      }
      let queries = ExpandedDocument(document, vocabulary: environment.vocabulary, values: options.arguments)
      let asked = AskedQuery(
        entry.index, of: queries, at: QueryOrigin(entry.index, of: document, queries.directives, file: queryFile))
      if !asked.query.isAsWritten, asked.query.errors.isEmpty { answer.add("  = \(asked.query.source)", .faint) }
      if let list, let problem = asked.problem(in: list) { return .error(problem) }
      let result = self.answer(asked, columns: columns)
      answer.lines += result.lines
      (answer.isError, answer.isUnmet, answer.request) = (result.isError, result.isUnmet, .name(saved?.names ?? []))
      return answer
    } catch {
      return .error(CharacterWidth.visible(error.message))
    }
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
      var answer = ReplAnswer.line("saved in \(shown); ':run \(name)' runs it", .faint)
      answer.request = .name(SavedQueries(after).names)
      return answer
    } catch {
      return .error(CharacterWidth.visible(error.message))
    }
  }

  private func listSaved() -> ReplAnswer {
    guard let queryFile else { return Self.withoutQueryFile }
    do throws(CommandFailure) {
      guard let saved = try Self.savedQueries(in: queryFile), !saved.entries.isEmpty else {
        return .line(
          "no named queries in \(CharacterWidth.visible(queryFile)); ':save NAME' adds the last query", .faint)
      }
      var answer = ReplAnswer.line(CharacterWidth.visible(queryFile), .faint)
      let width = min(24, saved.names.map { CharacterWidth.of($0) }.max() ?? 0)
      for entry in saved.entries {
        var line = ScreenLine(entry.name.filled(to: width) + "  ", TextStyle(.cyan))
        line.append(entry.text.replacing("\n", with: " "))
        answer.lines.append(line)
      }
      answer.request = .name(saved.names)
      return answer
    } catch {
      return .error(CharacterWidth.visible(error.message))
    }
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
