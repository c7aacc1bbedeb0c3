import FilterEvaluation
import FilterSQL
package import FilterVocabulary

/// A list in an engine, with an open connection and checked entries about the list.
package struct OpenedEngine {
  /// The content of the list.
  package enum Content: Sendable {
    case cards(EngineCards)
    case items(EngineItems)
  }

  package let content: Content
  package let connection: any EngineConnection
  package let address: EngineAddress
  /// A name for the list: that of the file it was written from.
  package let name: String

  /// The default limit of a statement.
  package static let defaultTimeLimit = Duration.seconds(120)

  /// Opens the list of an engine for reading.
  ///
  /// - Parameters:
  ///   - address: The address of the engine, as after `--engine`.
  ///   - timeLimit: The limit of the connection and of each statement.
  package init(_ address: String, timeLimit: Duration = defaultTimeLimit) throws(EngineError) {
    let place = try EngineAddress(address)
    let connection = try EngineConnections.open(place, timeLimit: timeLimit)
    do throws(EngineError) { try self.init(connection, at: place) } catch {
      connection.close()
      throw EngineError(error.kind, "\(place): \(error.message)")
    }
  }

  /// Opens the list of a connection, which stays open if there is none.
  init(_ connection: any EngineConnection, at place: EngineAddress) throws(EngineError) {
    let about = try EngineList.about(connection)
    switch about.entries["kind"] {
    case EngineCards.kind?: content = .cards(try EngineCards(connection, about))
    case EngineItems.kind?: content = .items(try EngineItems(connection, about))
    default: throw EngineError(.unusable, "the list in the database has an unknown kind")
    }
    name = about.entries["name"] ?? place.description
    self.connection = connection
    self.address = place
  }

  /// The number of items.
  package var count: Int { list.count }

  package var vocabulary: Vocabulary { content.vocabulary }

  /// The list of cards or items.
  package var list: EngineList { content.list }
}

extension OpenedEngine.Content {
  var vocabulary: Vocabulary {
    switch self {
    case .cards(let cards): cards.cards.vocabulary
    case .items(let items): items.vocabulary
    }
  }

  var list: EngineList {
    switch self {
    case .cards(let cards): cards.list
    case .items(let items): items.list
    }
  }
}
