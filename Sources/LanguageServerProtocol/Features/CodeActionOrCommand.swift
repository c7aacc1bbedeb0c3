extension LSP {
  /// Something that can be done about a range: an action, or only a command.
  package enum CodeActionOrCommand: Hashable, Sendable {
    /// A command, for clients that do not know actions.
    case command(Command)
    /// An action.
    case action(CodeAction)
  }
}

extension LSP.CodeActionOrCommand: Codable {
  /// Reads either; the `command` of a command is a text.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let command = try? container.decode(LSP.Command.self) {
      self = .command(command)
    } else {
      self = .action(try container.decode(LSP.CodeAction.self))
    }
  }

  /// Writes the action or command.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .command(let command): try container.encode(command)
    case .action(let action): try container.encode(action)
    }
  }
}
