extension LSP {
  /// Why a request failed; any number, and names for those that JSON-RPC and the protocol know.
  package struct ErrorCode: RawRepresentable, Codable, Hashable, Sendable {
    /// The number.
    package var rawValue: Int

    /// Makes a code.
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The message is no JSON.
    package static let parseError = ErrorCode(rawValue: -32700)
    /// The message is no request.
    package static let invalidRequest = ErrorCode(rawValue: -32600)
    /// There is no such method.
    package static let methodNotFound = ErrorCode(rawValue: -32601)
    /// The parameters are not those of the method.
    package static let invalidParams = ErrorCode(rawValue: -32602)
    /// The server has a mistake.
    package static let internalError = ErrorCode(rawValue: -32603)
    /// The first request was not `initialize`.
    package static let serverNotInitialized = ErrorCode(rawValue: -32002)
    /// The request is valid, but it cannot be done.
    package static let requestFailed = ErrorCode(rawValue: -32803)
    /// The server gave the request up.
    package static let serverCancelled = ErrorCode(rawValue: -32802)
    /// The document changed meanwhile, so that the answer is of no use.
    package static let contentModified = ErrorCode(rawValue: -32801)
    /// The client gave the request up.
    package static let requestCancelled = ErrorCode(rawValue: -32800)
  }
}
