/// The messages of the Language Server Protocol that this server speaks, and the values in them.
///
/// Version 3.17, and from 3.18 inline completion and formatting of several ranges. Names, members and their order are those of
/// the specification; a type has a file of its own. They lie in a namespace since the protocol has its own `Range`,
/// `Diagnostic` and `TextEdit`.
///
/// Source: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
package enum LSP {}

/// A message that is answered: its method, what it brings and what it is answered with.
package protocol LSPRequest {
  /// What the request brings.
  associatedtype Params: Codable & Sendable
  /// What it is answered with.
  associatedtype Result: Codable & Sendable
  /// The name of the method: `textDocument/hover`.
  static var method: String { get }
}

/// A message that nobody answers.
package protocol LSPNotification {
  /// What the notification brings.
  associatedtype Params: Codable & Sendable
  /// The name of the method: `textDocument/didOpen`.
  static var method: String { get }
}
