extension LSP {
  /// Something that is done when it is chosen: a command with a name for people.
  package struct Command: Codable, Hashable, Sendable {
    /// What people see.
    package var title: String
    /// What it is known by.
    package var command: String
    /// What is handed to it.
    package var arguments: [JSONValue]?

    /// Makes a command.
    package init(title: String, command: String, arguments: [JSONValue]? = nil) {
      self.title = title
      self.command = command
      self.arguments = arguments
    }
  }
}
