extension LSP {
  /// `textDocument/codeAction`: fixes and refactorings of a range.
  package enum CodeActionRequest: LSPRequest {
    package static let method = "textDocument/codeAction"
    package typealias Params = CodeActionParams
    package typealias Result = [CodeActionOrCommand]?
  }

  package struct CodeActionParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var range: PositionRange
    package var context: CodeActionContext
  }

  package struct CodeActionContext: Codable, Hashable, Sendable {
    /// The wanted kinds with their subkinds; all for `nil`.
    package var only: [String]?
  }

  package struct CodeAction: Codable, Hashable, Sendable {
    package var title: String
    /// `quickfix`, `refactor.rewrite` and the like: subkinds follow after dots.
    package var kind: String?
    /// The diagnostics that the action fixes.
    package var diagnostics: [Diagnostic]?
    /// Whether this is the action for "Auto Fix" and the like.
    package var isPreferred: Bool?
    package var edit: WorkspaceEdit?

    package init(
      title: String, kind: String? = nil, diagnostics: [Diagnostic]? = nil, isPreferred: Bool? = nil,
      edit: WorkspaceEdit? = nil
    ) {
      self.title = title
      self.kind = kind
      self.diagnostics = diagnostics
      self.isPreferred = isPreferred
      self.edit = edit
    }
  }

  package enum CodeActionOrCommand: Hashable, Sendable {
    /// A command, for clients that do not support code actions.
    case command(Command)
    case action(CodeAction)
  }
}

extension LSP.CodeActionOrCommand: Codable {
  /// Decodes a command if the member `command` is a string, else an action.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let command = try? container.decode(LSP.Command.self) {
      self = .command(command)
    } else {
      self = .action(try container.decode(LSP.CodeAction.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .command(let command): try container.encode(command)
    case .action(let action): try container.encode(action)
    }
  }
}

extension LSP {
  /// A command with its title in menus.
  package struct Command: Codable, Hashable, Sendable {
    package var title: String
    package var command: String
    package var arguments: [JSONValue]?

    package init(title: String, command: String, arguments: [JSONValue]? = nil) {
      self.title = title
      self.command = command
      self.arguments = arguments
    }
  }

  /// `workspace/executeCommand`: runs a command of the server.
  package enum ExecuteCommandRequest: LSPRequest {
    package static let method = "workspace/executeCommand"
    package typealias Params = ExecuteCommandParams
    /// The result of the command.
    package typealias Result = JSONValue?
  }

  package struct ExecuteCommandParams: Codable, Hashable, Sendable {
    package var command: String
    package var arguments: [JSONValue]?
  }
}
