import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CodeActionKindCodingTests {
  @Test func codeActionKind() throws {
    try checkCoding(
      [
        LSP.CodeActionKind.quickfix, .refactor, .refactorExtract, .refactorInline, .refactorRewrite, .source,
        .sourceFixAll,
      ],
      json: """
        ["quickfix", "refactor", "refactor.extract", "refactor.inline", "refactor.rewrite", "source", "source.fixAll"]
        """)
    try checkCoding(LSP.CodeActionKind(rawValue: "my.own"), json: #""my.own""#)
  }
}
