import FilterLanguageService
import FilterText
import Testing

@testable import FilterLanguageServer

/// Columns after letters that are several bytes, in each encoding of positions.
@Suite struct NonASCIIServingTests {
  private static let letters: [(letter: String, utf8: Int, utf16: Int, utf32: Int)] = [
    ("u", 1, 1, 1), ("û", 2, 1, 1), ("か", 3, 1, 1), ("🐉", 4, 2, 1),
  ]

  private func client(_ encoding: PositionEncoding) async throws -> TestClient {
    try await TestClient.running(#"{"general": {"positionEncodings": ["\#(encoding.rawValue)"]}}"#)
  }

  private func columns(_ index: Int, _ encoding: PositionEncoding) -> Int {
    let letter = Self.letters[index]
    return switch encoding {
    case .utf8: letter.utf8
    case .utf16: letter.utf16
    case .utf32: letter.utf32
    }
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32], [0, 1, 2, 3])
  func completions(encoding: PositionEncoding, index: Int) async throws {
    let client = try await client(encoding)
    let width = columns(index, encoding)
    let document = try client.open("\(Self.letters[index].letter) t:gob‸ x")
    let list = try await client.ask("textDocument/completion", document, in: encoding)
    let goblin = try #require(list["items"]?.array?.first { $0["label"] == .string("goblin") })
    #expect(goblin["textEdit"]?["range"]?.span == "0:\(width + 3)-0:\(width + 6)")
    #expect(goblin["textEdit"]?["newText"] == .string("goblin"))
    #expect(goblin["filterText"]?.string?.hasPrefix("gob") == true)
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32], [0, 1, 2, 3])
  func diagnosticsAndHighlights(encoding: PositionEncoding, index: Int) async throws {
    let client = try await client(encoding)
    let width = columns(index, encoding)
    let document = try client.open("o:\"\(Self.letters[index].letter)\" foo:bar t:e‸lf")
    let received = try await client.ask("textDocument/diagnostic", document, in: encoding)
    #expect(received["items"]?.spans() == ["0:\(width + 5)-0:\(width + 8)"])
    let hover = try await client.ask("textDocument/hover", document, in: encoding)
    #expect(hover["range"]?.span == "0:\(width + 15)-0:\(width + 18)")
  }
}
