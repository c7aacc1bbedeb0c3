import Foundation

/// What a message is, before its parameters are read.
///
/// The envelope is read first and the parameters by what serves the method: a well-formed request with bad parameters gets an error
/// response, and a method that is not served is never read further.
package enum IncomingMessage {
  /// Wants an answer.
  case request(LSP.RequestID, method: String)
  /// Wants none.
  case notification(method: String)
  /// Answers a request of ours; an error where it has one.
  case response(LSP.RequestID, error: LSP.ResponseError?)
  /// Is JSON and no message. The id is there where it could be read.
  case invalid(LSP.RequestID?, String)
  /// Is no JSON.
  case unreadable(String)

  package init(_ body: MessageBody) {
    do {
      let envelope = try MessageCoding.read(Envelope.self, from: body)
      self = IncomingMessage(envelope)
    } catch {
      let data = Data(LoneSurrogates.repaired(body.json) ?? body.json)
      let isJSON = (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
      self = isJSON ? .invalid(nil, "a message is an object") : .unreadable("the message is no JSON")
    }
  }

  private init(_ envelope: Envelope) {
    if envelope.hasBadID {
      self = .invalid(nil, "the id of a request is a whole number or a text")
    } else if let method = envelope.method {
      if let id = envelope.id { self = .request(id, method: method) } else { self = .notification(method: method) }
    } else if envelope.hasMethod {
      self = .invalid(envelope.id, "the method of a message is a text")
    } else if let id = envelope.id {
      self =
        envelope.isResponse
        ? .response(id, error: envelope.error) : .invalid(id, "a message has a method, a result or an error")
    } else {
      // An answer to something we could not be asked about has a null id; there is nothing to do with it.
      self =
        envelope.isResponse ? .response(.integer(-1), error: envelope.error) : .invalid(nil, "a message has a method")
    }
  }
}

/// The members that tell messages apart, each read with patience.
private struct Envelope: Decodable {
  var id: LSP.RequestID?
  var hasBadID = false
  var method: String?
  var hasMethod = false
  var isResponse = false
  var error: LSP.ResponseError?

  private enum Key: String, CodingKey {
    case id
    case method
    case result
    case error
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.id), (try? container.decodeNil(forKey: .id)) != true {
      id = try? container.decode(LSP.RequestID.self, forKey: .id)
      hasBadID = id == nil
    }
    hasMethod = container.contains(.method)
    method = try? container.decode(String.self, forKey: .method)
    isResponse = container.contains(.result) || container.contains(.error)
    error = try? container.decodeIfPresent(LSP.ResponseError.self, forKey: .error)
  }
}

/// What a message brings, read as the parameters of a method. Missing parameters read as an empty object, then as null: many
/// methods need none.
package enum MessageParams {
  private struct Holder<Params: Decodable>: Decodable {
    var params: Params
  }

  package static func read<Params: Decodable>(_ type: Params.Type, from body: MessageBody) throws(LSP.ResponseError)
    -> Params
  {
    do {
      return try MessageCoding.read(Holder<Params>.self, from: body).params
    } catch let error as DecodingError {
      if case .keyNotFound(let key, let context) = error, key.stringValue == "params", context.codingPath.isEmpty {
        for stand in ["{}", "null"] {
          if let params = try? JSONDecoder().decode(Params.self, from: Data(stand.utf8)) { return params }
        }
      }
      throw LSP.ResponseError(code: .invalidParams, message: error.explanation)
    } catch {
      throw LSP.ResponseError(code: .invalidParams, message: "the parameters cannot be read")
    }
  }
}

extension DecodingError {
  /// What is wrong, and where: `params.position.line: a number is wanted`.
  package var explanation: String {
    let (context, what): (Context, String) =
      switch self {
      case .keyNotFound(let key, let context): (context, "'\(key.stringValue)' is missing")
      case .typeMismatch(let type, let context): (context, "\(DecodingError.words(for: type)) is wanted")
      case .valueNotFound(let type, let context): (context, "\(DecodingError.words(for: type)) is wanted, not null")
      case .dataCorrupted(let context): (context, "the value cannot be used")
      @unknown default: (Context(codingPath: [], debugDescription: ""), "the value cannot be used")
      }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return "\(path.isEmpty ? "params" : String(path.drop { $0 == "." })): \(what)"
  }

  private static func words(for type: Any.Type) -> String {
    if type == Int.self { return "a whole number" }
    if type == String.self { return "a text" }
    if type == Bool.self { return "true or false" }
    if String(describing: type).hasPrefix("Array") { return "a list" }
    return "an object"
  }
}

/// What an answer of the client brings.
package enum MessageResult {
  private struct Holder<Result: Decodable>: Decodable {
    var result: Result
  }

  package static func read<Result: Decodable>(_ type: Result.Type, from body: MessageBody) throws(LSP.ResponseError)
    -> Result
  {
    if let holder = try? MessageCoding.read(Holder<Result>.self, from: body) { return holder.result }
    if let nothing = try? JSONDecoder().decode(Result.self, from: Data("null".utf8)) { return nothing }
    throw LSP.ResponseError(code: .invalidParams, message: "the answer cannot be read")
  }
}
