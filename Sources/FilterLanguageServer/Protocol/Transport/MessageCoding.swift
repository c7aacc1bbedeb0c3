import FilterText
import Foundation

/// Converts values to JSON and back.
enum MessageCoding {
  /// Encodes a value: directly if it supports that, otherwise with Foundation.
  static func json(_ value: some Encodable) throws -> [UInt8] {
    if let direct = value as? any DirectlyWritten {
      var writer = JSONWriter(capacity: 4_096)
      direct.write(to: &writer)
      return writer.bytes
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return JSONWriter.singleLine(Array(try encoder.encode(value)))
  }

  /// Decodes a value from a message. If that fails and the message has lone surrogates, decodes again without them.
  static func read<Value: Decodable>(_ type: Value.Type, from body: MessageBody) throws -> Value {
    do {
      return try decoded(type, from: body)
    } catch {
      guard let repaired = body.repaired else { throw error }
      return try decoded(type, from: repaired)
    }
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, from body: MessageBody) throws -> Value {
    #if DEBUG
      StepCounter.decoded.record(body.json)
    #endif
    let decoder = JSONDecoder()
    decoder.userInfo[LongTexts.key] = body.texts
    return try decoder.decode(type, from: Data(body.json))
  }

  /// Adds the header to a message.
  static func framed(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// A request or notification; a notification has no id. Parameters are an object or an array: for null there is no
  /// member.
  static func message(_ method: String, id: LSP.RequestID? = nil, params: some Encodable) throws -> [UInt8] {
    let params = try json(params)
    var writer = JSONWriter(capacity: params.count + 128)
    writer.object {
      $0.pair("jsonrpc", "2.0")
      $0.pair("id", id)
      $0.pair("method", method)
      if params != Array("null".utf8) {
        $0.key("params")
        $0.json(params)
      }
    }
    return framed(writer.bytes)
  }

  /// A response with a result. Its id is nil if the request had no readable one.
  static func response(_ id: LSP.RequestID?, result: [UInt8]) -> [UInt8] {
    response(id, member: "result", json: result)
  }

  /// A response with an error.
  static func response(_ id: LSP.RequestID?, error: LSP.ResponseError) -> [UInt8] {
    let error = (try? json(error)) ?? Array("{\"code\":\(error.code),\"message\":\"\"}".utf8)
    return response(id, member: "error", json: error)
  }

  private static func response(_ id: LSP.RequestID?, member: String, json: [UInt8]) -> [UInt8] {
    var writer = JSONWriter(capacity: json.count + 64)
    writer.object {
      $0.pair("jsonrpc", "2.0")
      $0.key("id")
      if let id { id.write(to: &$0) } else { $0.null() }
      $0.key(member)
      $0.json(json)
    }
    return framed(writer.bytes)
  }
}

extension LSP.RequestID: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let number): writer.number(number)
    case .string(let text): writer.string(text)
    }
  }
}

extension MessageCoding {
  /// Converts a value to JSON, for members of any type.
  static func value(_ value: some Encodable) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(json(value)))
  }

  /// Decodes a value from JSON of any type.
  static func value<Value: Decodable>(_ json: JSONValue, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(json))
  }
}
