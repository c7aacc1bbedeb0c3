package import FilterEngines
import FilterEvaluation
import FilterSQL
package import FilterVocabulary

/// A list in an engine: its connection is open, and what the engine says about the list is checked.
package struct OpenedEngine {
  /// What the list holds.
  package enum Content: Sendable {
    case cards(EngineCards)
    case items(EngineItems)
  }

  package let content: Content
  package let connection: any EngineConnection
  package let address: EngineAddress
  /// A name for the list: that of the file it was written from.
  package let name: String

  /// The limit of a statement if nothing else is said.
  package static let defaultTimeLimit = Duration.seconds(120)

  /// Opens the list of an engine, which is only read.
  ///
  /// - Parameters:
  ///   - address: Where the engine is, as after `--engine`.
  ///   - timeLimit: The limit of the connection and of each statement.
  package init(_ address: String, timeLimit: Duration = defaultTimeLimit) throws(CommandFailure) {
    do throws(EngineError) {
      let place = try EngineAddress(address)
      let connection = try EngineConnections.open(place, timeLimit: timeLimit)
      do throws(EngineError) {
        let about = try EngineList.about(connection)
        switch about.entries["kind"] {
        case EngineCards.kind?: content = .cards(try EngineCards(connection, about))
        case EngineItems.kind?: content = .items(try EngineItems(connection, about))
        default: throw EngineError(.unusable, "the list in the database is of a kind that this version does not know")
        }
        name = about.entries["name"] ?? place.description
      } catch {
        connection.close()
        throw EngineError(error.kind, "\(place): \(error.message)")
      }
      self.connection = connection
      self.address = place
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The number of items.
  package var count: Int { list.count }

  package var vocabulary: Vocabulary { content.vocabulary }

  /// The list, whatever it holds.
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

extension CommandFailure {
  /// The failure of an engine.
  package init(_ error: EngineError) { self.init(message: error.message) }
}
