/// The messages of the Language Server Protocol that this server uses, and their values.
///
/// Version 3.17, and inline completion and formatting of several ranges from 3.18. Types and members have the names of
/// the specification. Members that the server does not use are left out, as decoding ignores unknown members. The
/// namespace is needed because the protocol has its own `Diagnostic`, `TextEdit` and `Command`.
///
/// Source: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
enum LSP {}

/// A message that has a response. A method without parameters, or without a result, uses `JSONValue?`.
protocol LSPRequest {
  associatedtype Params: Codable & Sendable
  associatedtype Result: Codable & Sendable
  static var method: String { get }
}

/// A message that has no response.
protocol LSPNotification {
  associatedtype Params: Codable & Sendable
  static var method: String { get }
}

extension LSP {
  /// The id of a request: a number or a string, chosen by its sender.
  enum RequestID: Hashable, Sendable {
    case integer(Int)
    case string(String)
  }

  /// The token of a progress report: a number or a string, chosen by the side that requests the reports.
  typealias ProgressToken = RequestID

  /// `$/cancelRequest`: the result of a request is no longer needed.
  enum CancelNotification: LSPNotification {
    static let method = "$/cancelRequest"
    typealias Params = CancelParams
  }

  struct CancelParams: Codable, Hashable, Sendable {
    var id: RequestID
  }
}

extension LSP.RequestID: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    }
  }
}

extension LSP.ResponseError {
  init(code: LSP.ErrorCode, message: String) { self.init(code: code.rawValue, message: message) }
}

extension LSP.RequestID: CustomStringConvertible {
  /// `7`, `"seven"`
  var description: String {
    switch self {
    case .integer(let number): "\(number)"
    case .string(let text): "\"\(text)\""
    }
  }
}

extension LSP {
  /// The error of a response.
  struct ResponseError: Error, Codable, Hashable, Sendable {
    /// An ``ErrorCode`` or any other number.
    var code: Int
    var message: String
  }

  /// The error codes of JSON-RPC and of the protocol.
  enum ErrorCode: Int, Sendable {
    /// The message is not JSON.
    case parseError = -32700
    /// The message is not a request.
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    /// A request arrived before `initialize`.
    case serverNotInitialized = -32002
    /// The request is valid but cannot be carried out.
    case requestFailed = -32803
    case serverCancelled = -32802
    /// The document changed while the request was served, so that the result is outdated.
    case contentModified = -32801
    /// The client cancelled the request.
    case requestCancelled = -32800
  }
}
