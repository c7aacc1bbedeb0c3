import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct ResponseErrorCodingTests {
  @Test func responseError() throws {
    try checkCoding(
      LSP.ResponseError(code: -1, message: "no", data: .string("why")),
      json: #"{"code": -1, "message": "no", "data": "why"}"#)
    try checkCoding(
      LSP.ResponseError(code: .methodNotFound, message: "no"), json: #"{"code": -32601, "message": "no"}"#)
    #expect(throws: LSP.ResponseError(code: .parseError, message: "no")) {
      throw LSP.ResponseError(code: -32700, message: "no")
    }
  }

  @Test func errorCode() throws {
    try checkCoding(
      [
        LSP.ErrorCode.parseError, .invalidRequest, .methodNotFound, .invalidParams, .internalError,
        .serverNotInitialized, .requestFailed, .serverCancelled, .contentModified, .requestCancelled,
      ], json: "[-32700, -32600, -32601, -32602, -32603, -32002, -32803, -32802, -32801, -32800]")
  }
}
