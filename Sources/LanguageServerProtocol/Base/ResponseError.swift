extension LSP {
  /// Why a request failed, as it is answered.
  package struct ResponseError: Error, Codable, Hashable, Sendable {
    /// What kind of failure it is; see ``ErrorCode``.
    package var code: Int
    /// What is said about it.
    package var message: String
    /// What more is known.
    package var data: JSONValue?

    /// Makes an error.
    package init(code: Int, message: String, data: JSONValue? = nil) {
      self.code = code
      self.message = message
      self.data = data
    }

    /// Makes an error with a known code.
    package init(code: ErrorCode, message: String, data: JSONValue? = nil) {
      self.init(code: code.rawValue, message: message, data: data)
    }
  }
}
