#if DEBUG
  import FilterCompletion
  import FilterLanguageService
  import FilterText
  import FilterVocabulary
  import ScryfallDialect
  import Testing
  import _FilterTestSupport

  @testable import FilterLanguageServer

  /// The steps of every request grow with the text and not with its square, whatever the text looks like.
  ///
  /// Steps are scalars read and nodes visited; a request that converts each of n offsets from the start of its line takes
  /// n² of them.
  @Suite(.longTier) struct GrowthTests {
    /// Texts of about 1,000 bytes, times a number. The middle of a text is at the same place of a piece for each number.
    private static let shapes: [String: @Sendable (Int) -> String] = [
      "one line": { repeated("t:elf -pow>3 foo:bar c:azorius ", $0) },
      "many lines": { repeated("t:elf -pow>3\n  foo:bar mv=é\n", $0) },
      "many queries": { repeated("t:elf -pow>3\nfoo:bar c:azorius\n", $0) },
      "or chain": { repeated("t:elf or c:rg or ", $0) + "mv=1" },
      "nested or chains": {
        let opening = "(t:elf or -(c:g or (a or "
        return opening + repeated("a or b ", $0) + ") or b) or c)"
      },
      "groups": { repeated("(t:elf OR  -o:\"a b\") ", $0) },
      "one quote": { "o:\"" + repeated("draw é🎉 ", $0) + "\"" },
      "many quotes": { repeated("o:\"é\" \"a\"'b' ", $0) },
      "pattern": { "o:/" + repeated("(a|b)+\\d", $0) + "/" },
      "comments": { repeated("# one é https://a.b\nt:elf\n", $0) },
    ]

    /// The requests about a document of a text, with a caret in its middle.
    private static let requests: [String: @Sendable (RequestContext, Asked) throws -> Void] = [
      "documentSymbol": { _ = try $0.documentSymbols(LSP.DocumentSymbolParams(textDocument: $1.document)) },
      "diagnostic": { _ = try $0.diagnostics(LSP.DocumentDiagnosticParams(textDocument: $1.document)) },
      "codeLens": { _ = try $0.codeLenses($1.whole) },
      "foldingRange": { _ = try $0.foldingRanges($1.whole) },
      "semanticTokens": { _ = try $0.semanticTokens($1.whole) },
      "semanticTokens/range": { _ = try $0.semanticTokensRange($1.range) },
      "inlayHint": { _ = try $0.inlayHints($1.range) },
      "documentColor": { _ = try $0.documentColors($1.whole) },
      "documentLink": { _ = try $0.documentLinks($1.whole) },
      "documentHighlight": { _ = try $0.documentHighlights($1.caret) },
      "references": {
        _ = try $0.references(
          LSP.ReferenceParams(
            textDocument: $1.document, position: $1.caret.position,
            context: LSP.ReferenceContext(includeDeclaration: true)))
      },
      "definition": { _ = try $0.definition($1.caret) },
      "hover": { _ = try $0.hover($1.caret) },
      "signatureHelp": { _ = try $0.signatureHelp($1.caret) },
      "selectionRange": {
        _ = try $0.selectionRanges(LSP.SelectionRangeParams(textDocument: $1.document, positions: [$1.caret.position]))
      },
      "linkedEditingRange": { _ = try $0.linkedEditingRanges($1.caret) },
      "prepareRename": { _ = try $0.prepareRename($1.caret) },
      "rename": {
        _ = try? $0.rename(
          LSP.RenameParams(textDocument: $1.document, position: $1.caret.position, newName: "other"))
      },
      "formatting": {
        _ = try $0.formatting(LSP.DocumentFormattingParams(textDocument: $1.document, options: $1.options))
      },
      "codeAction": {
        _ = try $0.codeActions(
          LSP.CodeActionParams(
            textDocument: $1.document, range: LSP.PositionRange(start: $1.caret.position, end: $1.caret.position),
            context: LSP.CodeActionContext()))
      },
    ]

    /// The parameters of requests about one document.
    struct Asked: Sendable {
      let document: LSP.TextDocumentIdentifier
      let caret: LSP.TextDocumentPositionParams
      let range: LSP.TextDocumentRangeParams
      let whole: LSP.TextDocumentParams
      let options: LSP.FormattingOptions
    }

    private static let client: ClientFeatures = {
      var client = ClientFeatures()
      client.takesActions = true
      client.showsSymbolTrees = true
      client.showsRelatedInformation = true
      client.readsMarkdownHovers = true
      return client
    }()

    /// A short and a long document of each shape, analyzed, so that the steps are those of the requests.
    private static let documents: [String: [OpenDocument]] = shapes.mapValues { make in
      [1, 4].map { times in
        let snapshot = DocumentSnapshot(SourceText(make(times)), vocabulary: .scryfall)
        _ = snapshot.diagnostics()
        return OpenDocument(uri: "file:///a", version: 1, snapshot: snapshot)
      }
    }

    private static let server = TestClient()

    private func steps(_ request: String, _ document: OpenDocument) throws -> Int {
      let context = RequestContext(
        server: Self.server.server, documents: [document.uri: document], client: Self.client, encoding: .utf16,
        settings: .standard, resources: ServerResources(engine: CompletionEngine(vocabulary: .scryfall)), generation: 0,
        token: CancellationToken())
      let lines = document.snapshot.lines
      func position(_ offset: Int) -> LSP.Position {
        let position = lines.position(of: offset, in: .utf16)
        return LSP.Position(line: position.line, character: position.column)
      }
      let identifier = LSP.TextDocumentIdentifier(uri: document.uri)
      let length = document.snapshot.source.length
      let asked = Asked(
        document: identifier,
        caret: LSP.TextDocumentPositionParams(textDocument: identifier, position: position(length / 2 + 2)),
        range: LSP.TextDocumentRangeParams(
          textDocument: identifier, range: LSP.PositionRange(start: position(0), end: position(length))),
        whole: LSP.TextDocumentParams(textDocument: identifier),
        options: try MessageCoding.value(.object([:]), as: LSP.FormattingOptions.self))
      return try StepTally.steps { _ = try Self.requests[request]?(context, asked) }
    }

    @Test func linear() throws {
      for shape in Self.shapes.keys.sorted() {
        let documents = try #require(Self.documents[shape])
        for request in Self.requests.keys.sorted() {
          let (short, long) = (try steps(request, documents[0]), try steps(request, documents[1]))
          // Four times the text takes four times the steps; a quadratic step takes sixteen times.
          #expect(long < 6 * short + 5_000, "\(request) of \(shape): \(short) and \(long) steps")
        }
      }
    }

    /// The steps are those of the text: a table that reads the line for each offset takes the square.
    @Test func quadraticStepsAreSeen() {
      let counts = [3_000, 12_000].map { length in
        let lines = LineTable(SourceText(String(repeating: "a ", count: length / 2)))
        return StepTally.steps {
          for offset in 0..<length { _ = lines.position(of: offset, in: .utf16) }
        }
      }
      #expect(counts[1] > 15 * counts[0])
    }
  }

  /// A piece again and again, up to about 1,000 bytes times a number.
  private func repeated(_ piece: String, _ times: Int) -> String {
    String(repeating: piece, count: 2 * (500 / piece.utf8.count) * times)
  }
#endif
