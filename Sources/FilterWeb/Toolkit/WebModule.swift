package import FilterLanguageService
package import FilterText
import FilterVocabulary

/// The toolkit as JavaScript asks it: requests and answers are JSON, all offsets count units of UTF-16.
///
/// ```text
/// {"call":"newToolkit"}                                → {"value":{"toolkit":1}}
/// {"call":"explain","toolkit":1,"text":"t:elf mv<=2"}  → {"value":{"source":"t:elf mv<=2","explanation":"cards …"}}
/// {"call":"explain","toolkit":7,"text":"t:elf"}        → {"error":{"message":"there is no toolkit 7"}}
/// ```
///
/// Objects live until they are released. The module is of one thread.
package final class WebModule {
  private var toolkits = WebObjects<WebToolkit>(noun: "toolkit")
  /// Answers the calls that are not of a toolkit: those of lists. False if it does not know the call.
  private let other: (_ call: String, WebRequest, inout JSONWriter) throws(WebError) -> Bool

  /// The code actions of a query; nil in a module that does without them, to be small.
  private let actions: ((DocumentSnapshot, SourceRange) -> [CodeAction])?

  /// A module that knows the calls of toolkits, and others by `other`.
  package init(
    actions: ((DocumentSnapshot, SourceRange) -> [CodeAction])? = nil,
    other: @escaping (_ call: String, WebRequest, inout JSONWriter) throws(WebError) -> Bool = {
      (_, _, _) throws(WebError) in false
    }
  ) {
    self.actions = actions
    self.other = other
  }

  /// Answers a request. Any bytes get an answer; a call that cannot be answered says why.
  package func answer(_ json: [UInt8], payload: [UInt8] = []) -> [UInt8] {
    var answer = JSONWriter(capacity: 1_024)
    do throws(WebError) {
      let request = try WebRequest(json: json, payload: payload)
      answer.begin(UInt8(ascii: "{"))
      answer.key("value")
      try write(request, to: &answer)
      answer.offsets = nil
      answer.end(UInt8(ascii: "}"))
      return answer.bytes
    } catch {
      return WebModule.answer(error)
    }
  }

  private func write(_ request: WebRequest, to json: inout JSONWriter) throws(WebError) {
    let call = try request.call
    switch call {
    case "newToolkit":
      let number = try toolkits.add(WebToolkit(request, actions: actions))
      json.object { $0.pair("toolkit", number) }
    case "releaseToolkit":
      try toolkits.remove(request.number("toolkit"))
      json.null()
    default:
      if let kind = WebToolkit.Call(rawValue: call) {
        let toolkit = try toolkits[request.number("toolkit")]
        return try toolkit.write(kind, request, to: &json)
      }
      if try !other(call, request, &json) {
        throw WebError(WebModule.missing(call))
      }
    }
  }

  /// What is said of a call that the module does not have.
  static func missing(_ call: String) -> String {
    "there is no call '\(call)' in this module; lists and code actions are in filterq-lists.wasm"
  }

  private static func answer(_ error: WebError) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("error")
      json.object { json in
        json.pair("message", error.message)
        json.key("diagnostics")
        json.array(error.diagnostics) { json, diagnostic in
          json.object { json in
            json.pair("code", "vocabulary")
            json.pair("severity", "error")
            json.pair("line", diagnostic.line)
            json.pair("column", diagnostic.column)
            json.pair("path", diagnostic.path)
            json.pair("message", diagnostic.message)
          }
        }
      }
    }
    return json.bytes
  }
}

/// Objects that JavaScript names by numbers. A number is never used again.
package struct WebObjects<Object> {
  private let noun: String
  private var objects: [Int: Object] = [:]
  private var last = 0

  /// The number of objects that may live at once: more were forgotten.
  package static var maximumCount: Int { 10_000 }

  package init(noun: String) { self.noun = noun }

  package mutating func add(_ object: Object) throws(WebError) -> Int {
    guard objects.count < Self.maximumCount else {
      throw WebError("there are \(objects.count) \(noun)s already; release those that are not needed")
    }
    last += 1
    objects[last] = object
    return last
  }

  package mutating func remove(_ number: Int) throws(WebError) {
    guard objects.removeValue(forKey: number) != nil else { throw WebError("there is no \(noun) \(number)") }
  }

  package subscript(number: Int) -> Object {
    get throws(WebError) {
      guard let object = objects[number] else { throw WebError("there is no \(noun) \(number)") }
      return object
    }
  }
}
