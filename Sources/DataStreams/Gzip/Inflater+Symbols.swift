extension Inflater {
  /// Why a run of `decodeFast` ended.
  private enum Exit {
    /// The window is full, or the input buffer is nearly empty.
    case pause
    case endOfBlock
    case damage
  }

  /// The number of input bytes that one iteration of the fast loop may read. Only the end of a file has fewer.
  private static let lookahead = 16

  /// Decodes symbols until the window is full or the block ends. Returns whether the block ended.
  package func decode() throws(PackedFileError) -> Bool {
    while position < limit {
      if try source.provide(Self.lookahead) {
        switch decodeFast() {
        case .endOfBlock: return true
        case .damage: throw source.damage()
        case .pause: continue
        }
      }
      if try decodeOne() { return true }
    }
    return false
  }

  /// Decodes symbols while there is enough input and room in the window. Refills to at least 56 bits: enough for two
  /// literals and a length, or for a distance.
  private func decodeFast() -> Exit {
    let input = UnsafeRawPointer(source.bytes)
    let lastInput = source.end - Self.lookahead
    var next = source.position
    let literals = UnsafePointer(self.literals.entries)
    let distances = UnsafePointer(self.distances.entries)
    let literalMask = UInt64(1 << self.literals.width - 1)
    let distanceMask = UInt64(1 << self.distances.width - 1)
    let window = self.window
    let (limit, floor) = (self.limit, self.floor)
    var out = position
    var bits = self.bits
    var count = UInt64(bitCount)
    var exit = Exit.pause
    loop: while next <= lastInput, out < limit {
      bits |= UInt64(littleEndian: input.loadUnaligned(fromByteOffset: next, as: UInt64.self)) &<< count
      next &+= Int((63 &- count) &>> 3)
      count |= 56
      var entry = literals[Int(bits & literalMask)]
      if entry & DecodingTable.literal != 0 {
        bits &>>= UInt64(entry & 0xFF)
        count &-= UInt64(entry & 0xFF)
        window[out] = UInt8(truncatingIfNeeded: entry &>> 16)
        out &+= 1
        entry = literals[Int(bits & literalMask)]
        if entry & DecodingTable.literal != 0 {
          bits &>>= UInt64(entry & 0xFF)
          count &-= UInt64(entry & 0xFF)
          window[out] = UInt8(truncatingIfNeeded: entry &>> 16)
          out &+= 1
          entry = literals[Int(bits & literalMask)]
          if entry & DecodingTable.literal != 0 {
            bits &>>= UInt64(entry & 0xFF)
            count &-= UInt64(entry & 0xFF)
            window[out] = UInt8(truncatingIfNeeded: entry &>> 16)
            out &+= 1
            continue loop
          }
        }
      }
      if entry & DecodingTable.special != 0 {
        if entry & DecodingTable.link != 0 {
          bits &>>= UInt64(entry & 0xFF)
          count &-= UInt64(entry & 0xFF)
          entry = literals[Int(entry &>> 16) &+ Int(bits & (1 &<< UInt64(entry &>> 8 & 15) &- 1))]
        }
        if entry & (DecodingTable.literal | DecodingTable.special) != 0 {
          bits &>>= UInt64(entry & 0xFF)
          count &-= UInt64(entry & 0xFF)
          if entry & DecodingTable.literal != 0 {
            window[out] = UInt8(truncatingIfNeeded: entry &>> 16)
            out &+= 1
            continue loop
          }
          exit = entry & DecodingTable.end != 0 ? .endOfBlock : .damage
          break loop
        }
      }
      let length = Int(entry &>> 16) &+ Self.extra(of: entry, bits: bits)
      bits &>>= UInt64(entry & 0xFF)
      count &-= UInt64(entry & 0xFF)

      // At most 42 of the 56 bits are used; a distance may take 28.
      if count < 28 {
        bits |= UInt64(littleEndian: input.loadUnaligned(fromByteOffset: next, as: UInt64.self)) &<< count
        next &+= Int((63 &- count) &>> 3)
        count |= 56
      }
      entry = distances[Int(bits & distanceMask)]
      if entry & DecodingTable.special != 0 {
        if entry & DecodingTable.link != 0 {
          bits &>>= UInt64(entry & 0xFF)
          count &-= UInt64(entry & 0xFF)
          entry = distances[Int(entry &>> 16) &+ Int(bits & (1 &<< UInt64(entry &>> 8 & 15) &- 1))]
        }
        if entry & DecodingTable.special != 0 {
          exit = .damage
          break loop
        }
      }
      let distance = Int(entry &>> 16) &+ Self.extra(of: entry, bits: bits)
      bits &>>= UInt64(entry & 0xFF)
      count &-= UInt64(entry & 0xFF)
      if distance > out &- floor {
        exit = .damage
        break loop
      }
      Self.copy(to: window + out, distance: distance, length: length)
      out &+= length
    }
    source.position = next
    position = out
    self.bits = bits & (1 &<< count &- 1)
    bitCount = Int(count)
    return exit
  }

  /// The extra bits after the code of a length or distance.
  @inline(__always) private static func extra(of entry: UInt32, bits: UInt64) -> Int {
    Int((bits & (1 &<< UInt64(entry & 0xFF) &- 1)) &>> UInt64(entry &>> 8 & 15))
  }

  /// Repeats earlier bytes. May write up to 16 bytes more than `length`.
  @inline(__always) private static func copy(to target: UnsafeMutablePointer<UInt8>, distance: Int, length: Int) {
    let to = UnsafeMutableRawPointer(target)
    let from = UnsafeRawPointer(target - distance)
    var done = 0
    if distance >= 8 {
      repeat {
        to.storeBytes(
          of: from.loadUnaligned(fromByteOffset: done, as: UInt64.self), toByteOffset: done, as: UInt64.self)
        done &+= 8
      } while done < length
    } else if distance == 1 {
      let word = UInt64(target[-1]) &* 0x0101_0101_0101_0101
      repeat {
        to.storeBytes(of: word, toByteOffset: done, as: UInt64.self)
        done &+= 8
      } while done < length
    } else {
      repeat {
        target[done] = target[done &- distance]
        done &+= 1
      } while done < length
    }
  }

  /// Decodes one symbol near the end of the file, where bits may run out. Returns whether it ended the block.
  private func decodeOne() throws(PackedFileError) -> Bool {
    try fill(49)
    var entry = try symbol(literals)
    if entry & DecodingTable.literal != 0 {
      window[position] = UInt8(truncatingIfNeeded: entry >> 16)
      position += 1
      return false
    }
    if entry & DecodingTable.end != 0, entry & DecodingTable.special != 0 { return true }
    let length = try value(entry)
    entry = try symbol(distances)
    let distance = try value(entry)
    guard distance <= position - floor else { throw source.damage() }
    Self.copy(to: window + position, distance: distance, length: length)
    position += length
    return false
  }

  /// The entry of the next symbol. Consumes its bits, except for those of a length or distance.
  private func symbol(_ table: DecodingTable) throws(PackedFileError) -> UInt32 {
    var entry = table.entries[Int(bits & (1 << UInt64(table.width) - 1))]
    if entry & DecodingTable.literal == 0, entry & DecodingTable.link != 0, entry & DecodingTable.special != 0 {
      try use(Int(entry & 0xFF))
      entry = table.entries[Int(entry >> 16) + Int(bits & (1 << UInt64(entry >> 8 & 15) - 1))]
    }
    if entry & (DecodingTable.literal | DecodingTable.special) != 0 {
      guard entry & (DecodingTable.literal | DecodingTable.end) != 0 else { throw source.damage() }
      try use(Int(entry & 0xFF))
    }
    return entry
  }

  /// The value of a length or distance. Consumes its bits.
  private func value(_ entry: UInt32) throws(PackedFileError) -> Int {
    let value = Int(entry >> 16) + Self.extra(of: entry, bits: bits)
    try use(Int(entry & 0xFF))
    return value
  }

  private func use(_ used: Int) throws(PackedFileError) {
    guard used <= bitCount else { throw source.damage() }
    drop(used)
  }
}
