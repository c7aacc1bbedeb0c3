#if Macros
  import EmbeddedQueries
  import FilterAnalysis
  import FilterParser
  import FilterSemantics
  import FilterText
  import FilterVocabulary
  import ScryfallDialect

  /// Expands `#filterQuery("…")` to the parsed query, and reports the diagnostics of the query within its literal.
  struct FilterQueryMacro {
    private let part: SourcePart
    private let code: SwiftCode
    private let arguments: [SwiftAttribute.Argument]

    init(_ part: SourcePart) {
      self.part = part
      code = SwiftCode(part.source)
      let opening = code.tokens.indices.first { [code] in code.isMark("(", at: $0) } ?? code.tokens.count
      let end = max(code.end(of: opening) - 1, opening)
      arguments = opening < end ? SwiftAttribute.arguments(code, in: (opening + 1)..<end) : []
    }

    /// The call that parses the literal, if that is a query. The vocabularies of files are kept for other queries.
    func expansion(_ files: inout VocabularyFiles) -> Expansion {
      guard let argument = arguments.first, argument.label == nil else { return refusal(of: nil, "expected a query") }
      guard let query = literal(argument) else {
        return refusal(
          of: argument,
          "a query that is checked here is a literal without interpolations; "
            + "parse another text with 'ParsedQuery(parsing:)'")
      }
      let option = arguments.dropFirst().first
      let syntax: SyntaxOptions
      let found: [Diagnostic]
      do throws(VocabularyFiles.Refusal) {
        if option?.label == "syntax" {
          syntax = try syntaxOption(option)
          found = ParsedQuery(parsing: query.text, syntax: syntax).diagnostics
        } else {
          let vocabulary = try vocabulary(option, &files)
          syntax = vocabulary.syntax
          found = AnalyzedQuery(vocabulary.parse(query.text), vocabulary: vocabulary).diagnostics
        }
      } catch {
        return refusal(of: option, error.message)
      }
      let call = "ParsedQuery(parsing: \(code.text(argument.value)), syntax: \(syntax.expression))"
      return Expansion(call, found.compactMap { diagnostic($0, of: query) })
    }

    private func syntaxOption(_ option: SwiftAttribute.Argument?) throws(VocabularyFiles.Refusal) -> SyntaxOptions {
      guard let option, let name = code.name(option.value.upperBound - 1), let base = SyntaxOptions.Base(rawValue: name)
      else { throw VocabularyFiles.Refusal(message: "expected '.lists' or '.cards'") }
      return SyntaxOptions(base)
    }

    /// The vocabulary that an option names; that of cards without one.
    private func vocabulary(
      _ option: SwiftAttribute.Argument?, _ files: inout VocabularyFiles
    ) throws(VocabularyFiles.Refusal) -> Vocabulary {
      guard let option else { return .scryfall }
      guard let text = literal(option)?.text else {
        throw VocabularyFiles.Refusal(message: "expected a literal without interpolations")
      }
      return option.label == "vocabularyJSON"
        ? try VocabularyFiles.vocabulary(text.bytes, named: "text")
        : try files.vocabulary(at: text.description, for: part.location.fileName)
    }

    private func literal(_ argument: SwiftAttribute.Argument) -> EmbeddedQuery? { code.literal(argument.value) }

    private func refusal(of argument: SwiftAttribute.Argument?, _ message: String) -> Expansion {
      Expansion("", [part.diagnostic(at: argument.map { code.range($0.value) } ?? SourceRange(at: 0), message)])
    }

    /// A diagnostic of the query at its place in the literal. Unknown fields and values are errors of a text that a
    /// program holds. Facts and suggestions are left to editors.
    private func diagnostic(_ found: Diagnostic, of query: EmbeddedQuery) -> PluginDiagnostic? {
      let isUnknown = [SemanticDiagnosticKind.unknownField.id, SemanticDiagnosticKind.unknownValue.id].contains(
        found.id)
      guard isUnknown || found.severity == .error || found.severity == .warning else { return nil }
      return part.diagnostic(
        isUnknown || found.severity == .error ? .error : .warning, at: query.map.hostRange(of: found.range),
        found.message,
        notes: found.related.map { (query.map.hostRange(of: $0.range), $0.message) },
        fixes: found.fixes.map { ($0.title, query.hostEdits($0.edits, in: code.source)) })
    }
  }

  extension SyntaxOptions {
    /// The expression of Swift that makes these options.
    fileprivate var expression: String {
      func list(_ names: [String]) -> String {
        "[" + names.map { FilterableMacro.literal($0) }.joined(separator: ", ") + "]"
      }
      if !hasPathFields && !hasObjectLists { return ".\(base.rawValue)" }
      let (paths, objectLists) = fieldNames
      return "SyntaxOptions(.\(base.rawValue), pathFields: \(list(paths)), objectLists: \(list(objectLists)))"
    }
  }
#endif
