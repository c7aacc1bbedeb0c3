import FilterLanguageServer
import Foundation
import LanguageServerProtocol
import Testing

@Suite struct FormattingOptionsCodingTests {
  @Test func formattingOptions() throws {
    try checkCoding(
      LSP.FormattingOptions(tabSize: 2, insertSpaces: false),
      json: """
        {"tabSize": 2, "insertSpaces": false}
        """)
    try checkCoding(
      LSP.FormattingOptions(
        tabSize: 2, insertSpaces: true, trimTrailingWhitespace: true, insertFinalNewline: false, trimFinalNewlines: true
      ),
      json: """
        {"tabSize": 2, "insertSpaces": true, "trimTrailingWhitespace": true, "insertFinalNewline": false,
         "trimFinalNewlines": true}
        """)
    let strange = #"{"insertSpaces": 7, "indentStyle": "fancy"}"#
    #expect(
      try JSONDecoder().decode(LSP.FormattingOptions.self, from: Data(strange.utf8))
        == LSP.FormattingOptions(tabSize: 4, insertSpaces: true))
  }
}
