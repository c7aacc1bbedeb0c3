import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CompletionItemKindCodingTests {
  @Test func completionItemKind() throws {
    try checkCoding(LSP.CompletionItemKind.text, json: "1")
    try checkCoding(LSP.CompletionItemKind.typeParameter, json: "25")
  }
}
