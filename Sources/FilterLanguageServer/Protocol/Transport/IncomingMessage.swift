import FilterText
import Foundation

/// A message, decoded as far as its kind requires.
///
/// The JSON is scanned once for the envelope. Parameters and results are decoded when their type is known, so a
/// well-formed request with invalid params still gets an error response, and those of an unknown method are never
/// decoded.
enum IncomingMessage {
  case request(LSP.RequestID, method: String, MessageContent)
  case notification(method: String, MessageContent)
  /// A response to a request of the server, with a result or an error.
  case response(LSP.RequestID, MessageContent, error: LSP.ResponseError?)
  /// JSON that is not a message, with its id if it could be read.
  case invalid(LSP.RequestID?, String)
  /// Not JSON.
  case unreadable(String)

  init(_ body: MessageBody) {
    do {
      self.init(try MessageCoding.read(Envelope.self, from: body), body: body)
    } catch {
      let data = Data(LoneSurrogates.repaired(body.json) ?? body.json)
      let isJSON = (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
      self = isJSON ? .invalid(nil, "a message must be an object") : .unreadable("the message is not JSON")
    }
  }

  private init(_ envelope: Envelope, body: MessageBody) {
    func content(_ key: Envelope.Key) -> MessageContent { MessageContent(envelope, key: key, body: body) }
    if envelope.hasBadID {
      self = .invalid(nil, "the id of a request is a whole number or a text")
    } else if let method = envelope.method {
      self =
        envelope.id.map { .request($0, method: method, content(.params)) }
        ?? .notification(method: method, content(.params))
    } else if envelope.hasMethod {
      self = .invalid(envelope.id, "the method of a message is a text")
    } else if envelope.isResponse {
      // The response to a request whose id the client could not read has a null id.
      self = .response(envelope.id ?? .integer(-1), content(.result), error: envelope.error)
    } else if envelope.id != nil {
      self = .invalid(envelope.id, "a message has a method, a result or an error")
    } else {
      self = .invalid(nil, "a message has a method")
    }
  }
}

/// The parameters or the result of a message, decoded when their type is known.
struct MessageContent {
  private let decoder: (any Decoder)?
  private let key: Envelope.Key
  private let body: MessageBody

  /// The length of the message in bytes.
  var length: Int { body.json.count }

  fileprivate init(_ envelope: Envelope, key: Envelope.Key, body: MessageBody) {
    self.decoder = envelope.contents[key]
    self.key = key
    self.body = body
  }

  /// Decodes the parameters of a method. Missing ones are decoded from an empty object, otherwise from null, since many
  /// methods need none.
  func params<Params: Decodable>(_ type: Params.Type) throws(LSP.ResponseError) -> Params {
    do {
      if let params = try decoded(type) { return params }
    } catch let error as DecodingError {
      throw LSP.ResponseError(code: .invalidParams, message: error.explanation)
    } catch {
      throw LSP.ResponseError(code: .invalidParams, message: "invalid parameters")
    }
    for standIn in ["{}", "null"] {
      if let params = try? JSONDecoder().decode(type, from: Data(standIn.utf8)) { return params }
    }
    throw LSP.ResponseError(code: .invalidParams, message: "params: 'params' is missing")
  }

  /// Decodes the result of a response; a missing one is decoded from null.
  func result<Result: Decodable>(_ type: Result.Type) throws(LSP.ResponseError) -> Result {
    if let result = try? decoded(type) ?? JSONDecoder().decode(type, from: Data("null".utf8)) { return result }
    throw LSP.ResponseError(code: .invalidParams, message: "invalid result")
  }

  /// Decodes a value from the scanned JSON; nil if there is none. If lone surrogates make this fail, the JSON is
  /// scanned again without them.
  private func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    guard let decoder else { return nil }
    do {
      return try Value(from: decoder)
    } catch {
      guard let repaired = body.repaired else { throw error }
      return try MessageContent(MessageCoding.read(Envelope.self, from: repaired), key: key, body: repaired).decoded(
        type)
    }
  }
}

/// The members that distinguish messages, each decoded separately.
private struct Envelope: Decodable {
  var id: LSP.RequestID?
  var hasBadID = false
  var method: String?
  var hasMethod = false
  var isResponse = false
  var error: LSP.ResponseError?
  /// The decoders of the parameters and the result.
  var contents: [Key: any Decoder] = [:]

  enum Key: String, CodingKey {
    case id
    case method
    case params
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
    for key in [Key.params, .result] where container.contains(key) {
      contents[key] = try container.superDecoder(forKey: key)
    }
  }
}

extension DecodingError {
  /// A description with the path: `params.position.line: a number is wanted`.
  var explanation: String {
    let (context, what): (Context, String) =
      switch self {
      case .keyNotFound(let key, let context): (context, "'\(key.stringValue)' is missing")
      case .typeMismatch(let type, let context): (context, "expected \(DecodingError.words(for: type))")
      case .valueNotFound(let type, let context): (context, "expected \(DecodingError.words(for: type)), found null")
      case .dataCorrupted(let context): (context, "invalid value")
      @unknown default: (Context(codingPath: [], debugDescription: ""), "invalid value")
      }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return "\(path.isEmpty ? "params" : String(path.drop { $0 == "." })): \(what)"
  }

  private static func words(for type: Any.Type) -> String {
    if type == Int.self { return "a whole number" }
    if type == String.self { return "a string" }
    if type == Bool.self { return "true or false" }
    if String(describing: type).hasPrefix("Array") { return "a list" }
    return "an object"
  }
}
