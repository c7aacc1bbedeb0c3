import FilterText
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

/// The direct writers give the same JSON as `Codable`.
@Suite struct DirectWritingTests {
  @Test func sameAsFoundation() {
    for sample in DirectSample.allCases {
      let failure = checkProperty(
        "\(sample) is written as Foundation writes it", cases: PropertyCases.count(long: 60),
        seed: PropertyCases.seed(default: 43),
        generate: { $0 }, shrink: { _ in [] }, describe: { "\(sample) of \($0)" },
        law: { random in
          var random = random
          return difference(sample.value(using: &random))
        })
      #expect(failure == nil, "\(sample)")
    }
  }

  /// An optional value is written, or as null.
  @Test func optionals() throws {
    let list: LSP.CompletionList? = LSP.CompletionList(isIncomplete: true, items: [])
    #expect(String(decoding: try MessageCoding.json(list), as: UTF8.self) == #"{"isIncomplete":true,"items":[]}"#)
    let none: LSP.CompletionList? = nil
    #expect(String(decoding: try MessageCoding.json(none), as: UTF8.self) == "null")
  }

  /// Foundation's JSON has the escapes of the direct writers.
  @Test func hiddenCharacters() throws {
    let encoded = try MessageCoding.json("a\u{7F}é\u{9B}\u{202E}\u{20AC}\n\"")
    #expect(String(decoding: encoded, as: UTF8.self) == #""a\u007fé\u009b\u202e€\n\"""#)
  }

  private func difference(_ value: any DirectlyWritten & Encodable) -> String? {
    var writer = JSONWriter()
    value.write(to: &writer)
    let direct = try? JSONDecoder().decode(JSONValue.self, from: Data(writer.bytes))
    let wanted = (try? JSONEncoder().encode(value)).flatMap { try? JSONDecoder().decode(JSONValue.self, from: $0) }
    guard direct == nil || direct != wanted else { return nil }
    return "\(writer.text), not \(String(describing: wanted))"
  }
}

/// The types that are written directly.
enum DirectSample: CaseIterable, Sendable {
  case position, range, location, edit, insertReplaceEdit, completionEdit, markup, labelDetails, completionList
  case related, diagnostic, published, report, tokens, tokensEdit, tokensDelta, tokensResult, requestID
  case symbol, symbolList, information, workspaceSymbol, fold, hint, command, lens, highlight, json, color,
    workspaceEdit

  /// A value with random strings and numbers, in which some optional members are missing.
  func value(using random: inout SeededGenerator) -> any DirectlyWritten & Encodable {
    switch self {
    case .position: random.position()
    case .range: random.range()
    case .location: random.location()
    case .edit: random.edit()
    case .insertReplaceEdit: random.insertReplaceEdit()
    case .completionEdit: random.completionEdit()
    case .markup: random.markup()
    case .labelDetails: random.labelDetails()
    case .completionList: LSP.CompletionList(isIncomplete: random.chance(50), items: random.some { $0.item() })
    case .related: random.related()
    case .diagnostic: random.diagnostic()
    case .published:
      LSP.PublishDiagnosticsParams(
        uri: random.text(), version: random.maybe { $0.number() }, diagnostics: random.some { $0.diagnostic() })
    case .report:
      random.chance(50)
        ? LSP.DocumentDiagnosticReport.unchanged(resultId: random.text())
        : .full(resultId: random.maybe { $0.text() }, items: random.some { $0.diagnostic() })
    case .tokens: random.tokens()
    case .tokensEdit: random.tokensEdit()
    case .tokensDelta: random.tokensDelta()
    case .tokensResult:
      random.chance(50) ? LSP.SemanticTokensDeltaResult.tokens(random.tokens()) : .delta(random.tokensDelta())
    case .symbol: random.symbol(depth: 3)
    case .symbolList:
      random.chance(50)
        ? LSP.DocumentSymbolResult.hierarchical(random.some { $0.symbol(depth: 1) })
        : .flat(random.some { $0.information() })
    case .information: random.information()
    case .workspaceSymbol:
      LSP.WorkspaceSymbol(
        name: random.text(), kind: .array, containerName: random.maybe { $0.text() }, location: random.location())
    case .fold:
      LSP.FoldingRange(
        startLine: random.number(), endLine: random.number(), kind: random.maybe { $0.text() },
        collapsedText: random.maybe { $0.text() })
    case .hint:
      LSP.InlayHint(
        position: random.position(), label: random.text(), textEdits: random.maybe { $0.some { $0.edit() } },
        tooltip: random.maybe { $0.markup() }, paddingLeft: random.maybe { $0.chance(50) },
        paddingRight: random.maybe { $0.chance(50) })
    case .command: random.command()
    case .lens:
      LSP.CodeLens(
        range: random.range(), command: random.maybe { $0.command() }, data: random.maybe { $0.json(depth: 2) })
    case .highlight: LSP.DocumentHighlight(range: random.range(), kind: random.maybe { _ in .write })
    case .json: random.json(depth: 3)
    case .workspaceEdit: random.workspaceEdit()
    case .color:
      LSP.ColorInformation(
        range: random.range(), color: LSP.Color(red: 0.5, green: 1, blue: Double(random.below(256)) / 255))
    case .requestID: random.chance(50) ? LSP.RequestID.integer(random.number()) : .string(random.text())
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func text() -> String {
    let pieces = [
      "", "a", "\"", "\\", "/", "\u{0}", "\u{1F}", "\n", "\t", "\u{7F}", "é", "e\u{301}", "🎉", "\u{2028}", "</",
    ]
    return (0..<below(6)).map { _ in pick(pieces) ?? "" }.joined()
  }

  fileprivate mutating func number() -> Int { pick([0, 1, 9, 10, 4_711, Int.max, Int.min, -1]) ?? 0 }

  fileprivate mutating func some<Value>(_ make: (inout SeededGenerator) -> Value) -> [Value] {
    (0..<below(4)).map { _ in make(&self) }
  }

  fileprivate mutating func maybe<Value>(_ make: (inout SeededGenerator) -> Value) -> Value? {
    chance(50) ? make(&self) : nil
  }

  fileprivate mutating func position() -> LSP.Position { LSP.Position(line: number(), character: number()) }

  fileprivate mutating func range() -> LSP.PositionRange { LSP.PositionRange(start: position(), end: position()) }

  fileprivate mutating func location() -> LSP.Location { LSP.Location(uri: text(), range: range()) }

  fileprivate mutating func edit() -> LSP.TextEdit { LSP.TextEdit(range: range(), newText: text()) }

  fileprivate mutating func insertReplaceEdit() -> LSP.InsertReplaceEdit {
    LSP.InsertReplaceEdit(newText: text(), insert: range(), replace: range())
  }

  fileprivate mutating func completionEdit() -> LSP.CompletionTextEdit {
    chance(50) ? .edit(edit()) : .insertReplace(insertReplaceEdit())
  }

  fileprivate mutating func markup() -> LSP.MarkupContent {
    LSP.MarkupContent(kind: chance(50) ? .markdown : .plaintext, value: text())
  }

  fileprivate mutating func labelDetails() -> LSP.CompletionItemLabelDetails {
    LSP.CompletionItemLabelDetails(detail: maybe { $0.text() }, description: maybe { $0.text() })
  }

  /// An item with the members that the server sets.
  fileprivate mutating func item() -> LSP.CompletionItem {
    var item = LSP.CompletionItem(label: text(), kind: maybe { $0.chance(50) ? .field : .keyword })
    item.labelDetails = maybe { $0.labelDetails() }
    item.detail = maybe { $0.text() }
    item.documentation = maybe { $0.markup() }
    item.preselect = maybe { $0.chance(50) }
    item.sortText = maybe { $0.text() }
    item.filterText = maybe { $0.text() }
    item.insertTextFormat = maybe { _ in .plainText }
    item.textEdit = maybe { $0.completionEdit() }
    item.additionalTextEdits = maybe { $0.some { $0.edit() } }
    item.commitCharacters = maybe { $0.some { $0.text() } }
    item.command = maybe { LSP.Command(title: $0.text(), command: $0.text()) }
    item.data = maybe { .array([.integer($0.below(9)), .integer($0.below(99))]) }
    return item
  }

  fileprivate mutating func related() -> LSP.DiagnosticRelatedInformation {
    LSP.DiagnosticRelatedInformation(location: location(), message: text())
  }

  fileprivate mutating func diagnostic() -> LSP.Diagnostic {
    var diagnostic = LSP.Diagnostic(
      range: range(), severity: maybe { $0.chance(50) ? .error : .hint }, code: maybe { $0.text() },
      source: maybe { $0.text() }, message: text())
    diagnostic.tags = maybe { $0.some { $0.chance(50) ? .unnecessary : .deprecated } }
    diagnostic.relatedInformation = maybe { $0.some { $0.related() } }
    return diagnostic
  }

  fileprivate mutating func symbol(depth: Int) -> LSP.DocumentSymbol {
    LSP.DocumentSymbol(
      name: text(), detail: maybe { $0.text() }, kind: .namespace, range: range(), selectionRange: range(),
      children: depth == 0 ? nil : maybe { $0.some { $0.symbol(depth: depth - 1) } })
  }

  fileprivate mutating func workspaceEdit() -> LSP.WorkspaceEdit {
    LSP.WorkspaceEdit(
      changes: maybe { ["b\"": $0.some { $0.edit() }, "a": $0.some { $0.edit() }] },
      documentChanges: maybe {
        $0.some {
          LSP.TextDocumentEdit(
            textDocument: LSP.OptionalVersionedTextDocumentIdentifier(
              uri: $0.text(), version: $0.maybe { $0.number() }),
            edits: $0.some { $0.edit() })
        }
      })
  }

  fileprivate mutating func information() -> LSP.SymbolInformation {
    LSP.SymbolInformation(name: text(), kind: .function, location: location())
  }

  fileprivate mutating func command() -> LSP.Command {
    LSP.Command(title: text(), command: text(), arguments: maybe { $0.some { $0.json(depth: 1) } })
  }

  fileprivate mutating func json(depth: Int) -> JSONValue {
    switch below(depth == 0 ? 5 : 7) {
    case 0: .null
    case 1: .bool(chance(50))
    case 2: .integer(number())
    case 3: .number(pick([0.5, -2.25, 1e300, 1e-7]) ?? 0)
    case 4: .string(text())
    case 5: .array(some { $0.json(depth: depth - 1) })
    default: .object(["b": json(depth: depth - 1), "a\"": json(depth: depth - 1)])
    }
  }

  fileprivate mutating func tokens() -> LSP.SemanticTokens {
    LSP.SemanticTokens(resultId: maybe { $0.text() }, data: some { $0.number() })
  }

  fileprivate mutating func tokensEdit() -> LSP.SemanticTokensEdit {
    LSP.SemanticTokensEdit(start: number(), deleteCount: number(), data: maybe { $0.some { $0.number() } })
  }

  fileprivate mutating func tokensDelta() -> LSP.SemanticTokensDelta {
    LSP.SemanticTokensDelta(resultId: maybe { $0.text() }, edits: some { $0.tokensEdit() })
  }
}
