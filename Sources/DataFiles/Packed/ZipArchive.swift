package import DataStreams

/// The files in a zip archive, by its central directory. A member is read from its place in the archive, unpacked as it
/// comes, and its checksum compared.
///
/// Archives of several parts and encrypted members are refused, and so is a directory of more than 100,000 members or
/// 16 MB.
package struct ZipArchive {
  /// A file in the archive.
  package struct Member: Hashable, Sendable {
    package let name: String
    let method: UInt16
    let flags: UInt16
    let checksum: UInt32
    let packedSize: Int
    let size: Int
    /// The offset of its local header.
    let offset: Int
  }

  /// The files, without folders and those that systems add.
  package let members: [Member]
  /// Whether it is a spreadsheet of Excel.
  package let isSpreadsheet: Bool
  private let file: InputFile

  static let maximumMembers = 100_000
  static let maximumDirectory = 16 << 20

  /// Whether a file begins as an archive does, full or empty.
  package static func isArchive(_ file: InputFile) -> Bool {
    guard file.size != nil else { return false }
    do throws(PackedFileError) {
      let head = try file.bytes(at: 0, count: 4)
      return head == [0x50, 0x4B, 3, 4] || head == [0x50, 0x4B, 5, 6]
    } catch { return false }
  }

  /// Reads the directory of an archive. Throws if it is damaged.
  package init(_ file: InputFile) throws(PackedFileError) {
    self.file = file
    func damage(_ what: String) -> PackedFileError {
      PackedFileError(path: file.path, reason: .program("is a zip file whose \(what)"))
    }
    let size = file.size ?? 0
    // The end of the directory, before a comment of at most 64 KB.
    let length = min(size, 22 + 0xFFFF + 20)
    let tail = try file.bytes(at: size - length, count: length)
    guard tail.count == length,
      let end = tail.indices.reversed().first(where: { index in
        index + 22 <= tail.count && tail.number(4, at: index) == 0x0605_4B50
          && index + 22 + Int(tail.number(2, at: index + 20)) <= tail.count
      })
    else { throw damage("directory is missing; it may be cut off") }
    var count = Int(tail.number(2, at: end + 10))
    var bytes = Int(tail.number(4, at: end + 12))
    var start = Int(tail.number(4, at: end + 16))
    guard tail.number(2, at: end + 4) == 0 || tail.number(2, at: end + 4) == 0xFFFF else {
      throw damage("other parts are missing")
    }
    if end >= 20, tail.number(4, at: end - 20) == 0x0706_4B50 {
      guard let place = Int(exactly: tail.number(8, at: end - 12)), place <= size else {
        throw damage("directory is damaged")
      }
      let record = try file.bytes(at: place, count: 56)
      guard record.count == 56, record.number(4, at: 0) == 0x0606_4B50,
        let all = Int(exactly: record.number(8, at: 32)), let length = Int(exactly: record.number(8, at: 40)),
        let offset = Int(exactly: record.number(8, at: 48))
      else { throw damage("directory is damaged") }
      (count, bytes, start) = (all, length, offset)
    }
    guard count <= Self.maximumMembers, bytes <= Self.maximumDirectory else {
      throw damage("directory has more than 100,000 files or 16 MB")
    }
    guard start >= 0, bytes >= 0, start <= size - bytes else { throw damage("directory is damaged") }
    let directory = try file.bytes(at: start, count: bytes)
    guard directory.count == bytes,
      let found = Self.members(of: directory, count: count, before: start)
    else { throw damage("directory is damaged") }
    let names = Set(found.map { $0.name })
    isSpreadsheet = names.contains("[Content_Types].xml") && names.contains { $0.hasPrefix("xl/") }
    members = found.filter { member in
      !member.name.hasSuffix("/") && !member.name.hasPrefix("__MACOSX/")
        && !member.name.split(separator: "/").contains { $0 == ".DS_Store" }
    }
  }

  /// The members of a directory; nil if it is damaged.
  private static func members(of directory: [UInt8], count: Int, before limit: Int) -> [Member]? {
    var members: [Member] = []
    var place = 0
    for _ in 0..<max(count, 0) {
      guard place + 46 <= directory.count, directory.number(4, at: place) == 0x0201_4B50 else { return nil }
      let lengths = [28, 30, 32].map { Int(directory.number(2, at: place + $0)) }
      let end = place + 46 + lengths.reduce(0, +)
      guard end <= directory.count else { return nil }
      let name = String(decoding: directory[(place + 46)..<(place + 46 + lengths[0])], as: UTF8.self)
      let extra = place + 46 + lengths[0]
      // Sizes that need more than four bytes stand in an extra field, in this order.
      var wide = Self.wideNumbers(directory[extra..<(extra + lengths[1])])
      func number(at offset: Int) -> Int? {
        let value = directory.number(4, at: place + offset)
        if value != 0xFFFF_FFFF { return Int(value) }
        return wide.isEmpty ? nil : Int(exactly: wide.removeFirst())
      }
      guard let size = number(at: 24), let packed = number(at: 20), let offset = number(at: 42),
        offset <= limit, packed <= limit - offset
      else { return nil }
      members.append(
        Member(
          name: name, method: UInt16(directory.number(2, at: place + 10)),
          flags: UInt16(directory.number(2, at: place + 8)), checksum: UInt32(directory.number(4, at: place + 16)),
          packedSize: packed, size: size, offset: offset))
      place = end
    }
    return members
  }

  private static func wideNumbers(_ extra: ArraySlice<UInt8>) -> [UInt64] {
    let bytes = Array(extra)
    var place = 0
    while place + 4 <= bytes.count {
      let length = Int(bytes.number(2, at: place + 2))
      guard place + 4 + length <= bytes.count else { return [] }
      if bytes.number(2, at: place) == 1 {
        return stride(from: place + 4, to: place + 4 + length - 7, by: 8).map { bytes.number(8, at: $0) }
      }
      place += 4 + length
    }
    return []
  }

  /// The bytes of a member, as a gzip file if it is packed. Throws if the member cannot be read.
  package func source(of member: Member) throws(PackedFileError) -> ByteSource {
    let name = "\(file.path):\(member.name)"
    func fail(_ reason: String) -> PackedFileError { PackedFileError(path: name, reason: .program(reason)) }
    if member.flags & 1 != 0 { throw fail("is encrypted; unpack it with: unzip -p") }
    guard member.method == 0 || member.method == 8 else {
      throw fail("is packed by method \(member.method), which is not read here; unpack it with: unzip -p")
    }
    let header = try file.bytes(at: member.offset, count: 30)
    guard header.count == 30, header.number(4, at: 0) == 0x0403_4B50 else {
      throw fail("is damaged in its zip file")
    }
    var place = member.offset + 30 + Int(header.number(2, at: 26)) + Int(header.number(2, at: 28))
    // The header and the trailer of gzip stand around the same bytes.
    let isPacked = member.method == 8
    guard place <= (file.size ?? 0) - member.packedSize, isPacked || member.packedSize == member.size else {
      throw fail("is damaged in its zip file")
    }
    let end = place + member.packedSize
    var checksum = CRC32()
    var pending: [UInt8] = isPacked ? [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] : []
    var isEnded = false
    let file = file
    return ByteSource(
      named: name, size: nil, currentSize: { 0 },
      reading: { buffer throws(PackedFileError) in
        if pending.isEmpty, place < end {
          let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, end - place)])
          let count = try file.read(into: part, at: place)
          if count == 0 { throw fail("became shorter while it was read") }
          place += count
          if !isPacked {
            checksum.add(UnsafeRawBufferPointer(rebasing: part[..<count]).bindMemory(to: UInt8.self))
          }
          return count
        }
        if pending.isEmpty, !isEnded {
          isEnded = true
          if !isPacked {
            if checksum.value != member.checksum { throw fail("is damaged in its zip file") }
            return 0
          }
          for value in [member.checksum, UInt32(truncatingIfNeeded: member.size)] {
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
              pending.append(UInt8(truncatingIfNeeded: value >> shift))
            }
          }
        }
        let count = min(buffer.count, pending.count)
        pending.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        pending.removeFirst(count)
        return count
      })
  }
}

extension [UInt8] {
  /// The number of some bytes, the lowest first.
  fileprivate func number(_ length: Int, at place: Int) -> UInt64 {
    (0..<length).reduce(0) { $0 | UInt64(self[place + $1]) << UInt64(8 * $1) }
  }
}
