/// A small number for each row, in as few bytes as the largest possible one needs.
enum RowCodes: Sendable {
  case bytes([UInt8])
  case pairs([UInt16])
  case words([UInt32])

  /// Stores codes that do not exceed `largest`.
  init(_ codes: [UInt32], upTo largest: Int) {
    if largest <= UInt8.max {
      self = .bytes(codes.map { UInt8(truncatingIfNeeded: $0) })
    } else if largest <= UInt16.max {
      self = .pairs(codes.map { UInt16(truncatingIfNeeded: $0) })
    } else {
      self = .words(codes)
    }
  }

  /// The number of rows.
  var count: Int {
    switch self {
    case .bytes(let codes): codes.count
    case .pairs(let codes): codes.count
    case .words(let codes): codes.count
    }
  }

  /// The code of an existing row.
  subscript(_ row: Int) -> UInt32 {
    switch self {
    case .bytes(let codes): UInt32(codes[row])
    case .pairs(let codes): UInt32(codes[row])
    case .words(let codes): codes[row]
    }
  }

  /// The codes of some rows, in four bytes each.
  func wide(_ rows: Range<Int>) -> [UInt32] {
    switch self {
    case .bytes(let codes): codes[rows].map { UInt32($0) }
    case .pairs(let codes): codes[rows].map { UInt32($0) }
    case .words(let codes): Array(codes[rows])
    }
  }

  /// All codes, in four bytes each.
  var wide: [UInt32] { if case .words(let codes) = self { codes } else { wide(0..<count) } }
}
