import DataStreams

extension ItemRow {
  /// Passes the JSON of each object at a source to `body` until it returns true; whether it did. A single object is a
  /// list of one. Objects in lists on the path count too. The bytes are valid until the next call.
  func containsElement(of source: Int, where body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    guard case .json = form else { return false }
    for place in slots.sources[source] {
      let cell = reader[slots.places[place].target]
      switch cell.kind {
      case .object: return body(cell.bytes)
      case .array: return containsObject(of: cell, where: body)
      default: break
      }
      for (target, rest) in slots.places[place].arrays where reader[target].kind == .array {
        return containsObject(of: reader[target]) { bytes in
          do throws(JSONError) { try rest.row.read(json: bytes) } catch { return false }
          return rest.row.containsElement(of: 0, where: body)
        }
      }
    }
    return false
  }

  private func containsObject(of array: JSONCell, where body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var isFound = false
    do throws(JSONError) {
      try array.forEachElement(scratch) { (element: JSONCell) throws(JSONError) -> Bool in
        isFound = element.kind == .object && body(element.bytes)
        return !isFound
      }
    } catch {}
    return isFound
  }
}
