extension LSP {
  /// `textDocument/codeAction`: fixes and refactorings of a range.
  enum CodeActionRequest: LSPRequest {
    static let method = "textDocument/codeAction"
    typealias Params = CodeActionParams
    typealias Result = [CodeActionOrCommand]?
  }

  struct CodeActionParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var range: PositionRange
    var context: CodeActionContext
  }

  struct CodeActionContext: Codable, Hashable, Sendable {
    /// The requested kinds with their subkinds; all for `nil`.
    var only: [String]?
  }

  struct CodeAction: Codable, Hashable, Sendable {
    var title: String
    /// `quickfix`, `refactor.rewrite` and the like: subkinds follow after dots.
    var kind: String?
    /// The diagnostics that the action fixes.
    var diagnostics: [Diagnostic]?
    /// Whether this is the action for "Auto Fix" and the like.
    var isPreferred: Bool?
    var edit: WorkspaceEdit?
  }

  enum CodeActionOrCommand: Hashable, Sendable {
    /// A command, for clients that do not support code actions.
    case command(Command)
    case action(CodeAction)
  }
}

extension LSP.CodeActionOrCommand: Codable {
  /// Decodes a command if the member `command` is a string, else an action.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let command = try? container.decode(LSP.Command.self) {
      self = .command(command)
    } else {
      self = .action(try container.decode(LSP.CodeAction.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .command(let command): try container.encode(command)
    case .action(let action): try container.encode(action)
    }
  }
}

extension LSP {
  /// A command with its title in menus.
  struct Command: Codable, Hashable, Sendable {
    var title: String
    var command: String
    var arguments: [JSONValue]?
  }

  /// `workspace/executeCommand`: runs a command of the server.
  enum ExecuteCommandRequest: LSPRequest {
    static let method = "workspace/executeCommand"
    typealias Params = ExecuteCommandParams
    /// The result of the command.
    typealias Result = JSONValue?
  }

  struct ExecuteCommandParams: Codable, Hashable, Sendable {
    var command: String
    var arguments: [JSONValue]?
  }
}
