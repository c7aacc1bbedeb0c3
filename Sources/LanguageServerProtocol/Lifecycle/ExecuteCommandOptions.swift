extension LSP {
  /// The commands a server has.
  package struct ExecuteCommandOptions: Codable, Hashable, Sendable {
    /// What the commands are known by.
    package var commands: [String]

    /// Makes the options.
    package init(commands: [String]) {
      self.commands = commands
    }
  }
}
