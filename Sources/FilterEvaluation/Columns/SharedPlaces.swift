import FilterSemantics

/// Places of words by the array they stand in. Many items share an array, such as the formats a card is legal in; so the places
/// of its words need not be looked for again.
struct SharedPlaces {
  /// Of fewer words each is looked for faster.
  static let least = 4

  private struct Kept {
    // Held, so that no other array comes to lie at its address.
    let values: [String]
    let address: UnsafeRawPointer?
    let places: [Int]
  }

  private var kept: [Kept?] = []

  private static let size = 256

  private static func address(of values: [String]) -> UnsafeRawPointer? {
    values.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }

  private static func slot(of address: UnsafeRawPointer?) -> Int {
    let bits = UInt64(UInt(bitPattern: address))
    return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) &>> 56)
  }

  /// The places of an array that was kept; nil for another.
  func places(of values: [String]) -> [Int]? {
    if kept.isEmpty { return nil }
    let address = SharedPlaces.address(of: values)
    guard let found = kept[SharedPlaces.slot(of: address)], found.address == address,
      found.values.count == values.count
    else { return nil }
    return found.places
  }

  /// Keeps the places of an array, instead of another that came before.
  mutating func keep(_ values: [String], _ places: [Int]) {
    if kept.isEmpty { kept = Array(repeating: nil, count: SharedPlaces.size) }
    let address = SharedPlaces.address(of: values)
    kept[SharedPlaces.slot(of: address)] = Kept(values: values, address: address, places: places)
  }
}
