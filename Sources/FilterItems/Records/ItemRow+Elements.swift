import DataStreams

extension ItemRow {
  /// Passes the JSON of each object at a source to `body` until it returns true; whether it did. A single object is a
  /// list of one. Objects in lists on the path count too. The bytes are valid until the next call.
  func containsElement(of source: Int, where body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    guard case .json = form else { return false }
    for place in places[source] {
      let cell = reader[targets[place]]
      switch cell.kind {
      case .object: return body(cell.bytes)
      case .array: return containsObject(of: cell, where: body)
      default: break
      }
      if let (target, rest) = array(at: place) {
        return containsObject(of: reader[target]) { bytes in
          do throws(JSONError) { try rest.read(json: bytes) } catch { return false }
          return rest.containsElement(of: 0, where: body)
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
