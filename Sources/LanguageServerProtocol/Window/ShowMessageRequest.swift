extension LSP {
  /// `window/showMessageRequest`: the person is asked something.
  package enum ShowMessageRequest: LSPRequest {
    /// The method.
    package static let method = "window/showMessageRequest"
    /// The question.
    package typealias Params = ShowMessageRequestParams
    /// What was chosen; nothing where the question was put aside.
    package typealias Result = MessageActionItem?
  }

  /// What the person is asked.
  package struct ShowMessageRequestParams: Codable, Hashable, Sendable {
    /// How bad it is.
    package var type: MessageType
    /// What is said.
    package var message: String
    /// What can be chosen.
    package var actions: [MessageActionItem]?

    /// Makes the parameters.
    package init(type: MessageType, message: String, actions: [MessageActionItem]? = nil) {
      self.type = type
      self.message = message
      self.actions = actions
    }
  }

  /// What can be chosen in answer to a message.
  package struct MessageActionItem: Codable, Hashable, Sendable {
    /// What people see.
    package var title: String

    /// Makes an item.
    package init(title: String) {
      self.title = title
    }
  }
}
