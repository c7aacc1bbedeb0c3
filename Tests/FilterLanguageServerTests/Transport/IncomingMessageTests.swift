import Testing

@testable import FilterLanguageServer

@Suite struct IncomingMessageTests {
  private func kind(_ text: String) -> String {
    switch IncomingMessage(MessageBody(whole: Array(text.utf8))) {
    case .request(let id, let method, _): "request \(id) \(method)"
    case .notification(let method, _): "notification \(method)"
    case .response(let id, _, let error): "response \(id)\(error.map { " error \($0.code)" } ?? "")"
    case .invalid(let id, let reason): "invalid \(id.map { "\($0)" } ?? "-"): \(reason)"
    case .unreadable(let reason): "unreadable: \(reason)"
    }
  }

  @Test func kinds() {
    let rows: [(String, String)] = [
      (#"{"jsonrpc":"2.0","id":1,"method":"a","params":{}}"#, "request 1 a"),
      (#"{"id":"x","method":"a"}"#, "request \"x\" a"),
      (#"{"method":"a"}"#, "notification a"),
      (#"{"id":null,"method":"a"}"#, "notification a"),
      (#"{"id":3,"result":null}"#, "response 3"),
      (#"{"id":3,"error":{"code":-32601,"message":"no"}}"#, "response 3 error -32601"),
      (#"{"id":1.5,"method":"a"}"#, "invalid -: the id of a request is a whole number or a text"),
      (#"{"id":{},"method":"a"}"#, "invalid -: the id of a request is a whole number or a text"),
      (#"{"id":7,"method":5}"#, "invalid 7: the method of a message is a text"),
      (#"{"id":7}"#, "invalid 7: a message has a method, a result or an error"),
      (#"{}"#, "invalid -: a message has a method"),
      (#"[]"#, "invalid -: a message must be an object"),
      (#"5"#, "invalid -: a message must be an object"),
      (#"{"id":1"#, "unreadable: the message is not JSON"),
      ("", "unreadable: the message is not JSON"),
      ("\u{0}\u{1}", "unreadable: the message is not JSON"),
    ]
    for (text, expected) in rows {
      #expect(kind(text) == expected, "\(text)")
    }
  }

  /// Foundation rejects deep nesting, without a crash.
  @Test func deep() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(kind("{\"id\":1,\"method\":\"a\",\"params\":\(deep)") == "unreadable: the message is not JSON")
  }

  private func errorMessage(_ params: String) -> String? {
    do throws(LSP.ResponseError) {
      let message = IncomingMessage(MessageBody(whole: Array("{\"method\":\"a\"\(params)}".utf8)))
      guard case .notification(_, let content) = message else { return "no notification" }
      _ = try content.params(LSP.TextDocumentPositionParams.self)
      return nil
    } catch {
      return "\(error.code) \(error.message)"
    }
  }

  /// An error in the parameters is reported with its path.
  @Test func params() {
    let rows: [(String, String?)] = [
      (#","params":{"textDocument":{"uri":"a"},"position":{"line":0,"character":0}}"#, nil),
      (
        #","params":{"textDocument":{"uri":"a"},"position":{"line":"x","character":0}}"#,
        "-32602 params.position.line: expected a whole number"
      ),
      (#","params":{"textDocument":{}}"#, "-32602 params.textDocument: 'uri' is missing"),
      (#","params":[]"#, "-32602 params: expected an object"),
      (#","params":null"#, "-32602 params: expected an object, found null"),
      ("", "-32602 params: 'params' is missing"),
    ]
    for (text, expected) in rows {
      #expect(errorMessage(text) == expected, "\(text)")
    }
  }
}
