import Foundation

/// Holds a JSON text against a schema: as much of JSON Schema as the schemas of this package use.
package struct SchemaCheck {
  private let schema: [String: Any]

  /// A check against a schema.
  package init(_ schema: [String: Any]) {
    self.schema = schema
  }

  /// The faults, a line each.
  package func errors(in json: String) -> [String] {
    do {
      return check(try JSONSerialization.jsonObject(with: Data(json.utf8)), schema, "")
    } catch {
      return ["no JSON"]
    }
  }

  private func check(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var errors: [String] = []
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      let definition = (self.schema["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
      errors += check(value, definition ?? [:], path)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      if !choices.contains(where: { check(value, $0, path).isEmpty }) {
        errors.append("\(path): none of the choices")
      }
    }
    if let words = schema["enum"] as? [String] {
      if !words.contains((value as? String) ?? "") { errors.append("\(path): not one of the words") }
    }
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { isOfType(value, $0) }) {
      return errors + ["\(path): not of the type \(types)"]
    }
    return errors + checkText(value, schema, path) + checkList(value, schema, path) + checkObject(value, schema, path)
  }

  private func isOfType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBool(value)
    case "integer": !isBool(value) && (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } == true
    case "null": value is NSNull
    default: false
    }
  }

  private func isBool(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } == true
  }

  private func checkText(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var errors: [String] = []
    if let text = value as? String {
      if let minimum = schema["minLength"] as? Int, text.count < minimum { errors.append("\(path): too short") }
      if let pattern = schema["pattern"] as? String, text.range(of: pattern, options: .regularExpression) == nil {
        errors.append("\(path): not of the pattern")
      }
    }
    if let number = value as? NSNumber, !isBool(value) {
      if let minimum = schema["minimum"] as? Double, number.doubleValue < minimum {
        errors.append("\(path): too small")
      }
      if let maximum = schema["maximum"] as? Double, number.doubleValue > maximum {
        errors.append("\(path): too large")
      }
    }
    return errors
  }

  private func checkList(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard let elements = value as? [Any] else { return [] }
    var errors: [String] = []
    if let minimum = schema["minItems"] as? Int, elements.count < minimum { errors.append("\(path): too few") }
    if let maximum = schema["maxItems"] as? Int, elements.count > maximum { errors.append("\(path): too many") }
    if schema["uniqueItems"] as? Bool == true, let texts = elements as? [String], Set(texts).count < texts.count {
      errors.append("\(path): one element twice")
    }
    guard let items = schema["items"] as? [String: Any] else { return errors }
    for (index, element) in elements.enumerated() { errors += check(element, items, "\(path)[\(index)]") }
    return errors
  }

  private func checkObject(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard let members = value as? [String: Any] else { return [] }
    let known = schema["properties"] as? [String: Any] ?? [:]
    var errors: [String] = []
    for key in schema["required"] as? [String] ?? [] where members[key] == nil { errors.append("\(path): no \(key)") }
    for (key, member) in members.sorted(by: { $0.key < $1.key }) {
      if let property = known[key] as? [String: Any] {
        errors += check(member, property, "\(path).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        errors.append("\(path): unknown \(key)")
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        errors += check(member, others, "\(path).\(key)")
      }
    }
    return errors
  }
}
