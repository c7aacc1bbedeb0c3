#if YAML
  import DataStreams
  import FilterText
  import Yams

  /// The documents of a YAML file as JSON: a value for each, one after another.
  ///
  /// Plain words are read by the core schema of YAML 1.2 (chapter 10.3): `yes` is a text, and a number keeps its digits.
  /// A number that JSON cannot write, as `0x1F` or `007`, is a text. The keys of `<<` are taken over. An array or object in
  /// an array stands on its line in YAML, so that places and errors name the lines of the file.
  ///
  /// The file is read as a whole, a document at a time is kept as a tree of about 30 times its size.
  struct YAMLDocuments {
    /// The maximum size of a file, in bytes.
    static let maximumBytes = 16 << 20
    /// The maximum number of values that are named, as in `*name`. They make a tree of 3 to the power of a third of them.
    static let maximumAliases = 1_000
    /// The maximum number of aliases beside keys that are no words: Yams hashes a key with all that its aliases name.
    static let maximumAliasesBesideKeys = 24
    /// The maximum number of times that aliases may make a document larger than its file.
    static let maximumGrowth = 32
    /// The maximum depth of arrays and objects.
    static let maximumDepth = 256

    private let parser: Parser
    /// The number of lines of the file.
    private let lines: Int
    /// The maximum number of bytes of a document, and of members of objects that are looked at.
    private let maximumSize: Int
    private var visits: Int
    private var writer = JSONWriter()
    /// The number of the line that is written.
    private var line = 1

    /// Throws if the text is not UTF-8, or has too many aliases.
    init(_ bytes: [UInt8]) throws(YAMLFailure) {
      if bytes.withUnsafeBufferPointer({ InvalidText.firstIndex(in: $0) }) != nil { throw YAMLFailure("is not UTF-8") }
      var text = String(decoding: bytes, as: UTF8.self)
      let references = YAMLReferences(bytes)
      guard references.aliases <= Self.maximumAliases else {
        throw YAMLFailure("has more than 1,000 aliases")
      }
      guard references.aliases <= Self.maximumAliasesBesideKeys || !references.hasOddKeys else {
        throw YAMLFailure("has more than \(Self.maximumAliasesBesideKeys) aliases beside keys that are no words")
      }
      lines = bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.last == UInt8(ascii: "\n") ? 0 : 1)
      maximumSize = Self.maximumGrowth * bytes.count + 4_096
      visits = maximumSize
      // Yams keeps a pointer into the text, which a short one does not have.
      text += String(repeating: "\n", count: 16)
      parser = try YAMLFailure.of(lines) { try Parser(yaml: text, resolver: .basic, encoding: .utf8) }
    }

    /// The next document as JSON that ends with a line feed; nil after the last one.
    mutating func next() throws(YAMLFailure) -> [UInt8]? {
      guard let root = try YAMLFailure.of(lines, { try parser.nextRoot() }) else { return nil }
      writer = JSONWriter()
      try write(root, at: 0)
      writer.newline()
      line += 1
      return writer.bytes
    }

    private mutating func write(_ node: Node, at depth: Int) throws(YAMLFailure) {
      if depth > Self.maximumDepth { throw YAMLFailure("is nested deeper than \(Self.maximumDepth) levels") }
      if writer.bytes.count > maximumSize {
        throw YAMLFailure("becomes \(Self.maximumGrowth) times as large by its aliases")
      }
      switch node {
      case .scalar(let scalar): writer.json(YAMLScalar(scalar).json)
      case .sequence(let sequence):
        if depth == 0 { advance(to: sequence.mark?.line ?? line) }
        writer.begin(UInt8(ascii: "["))
        for element in sequence {
          if element.scalar == nil { advance(to: element.mark?.line ?? line) }
          try write(element, at: depth + 1)
        }
        writer.end(UInt8(ascii: "]"))
      case .mapping(let mapping):
        if depth == 0 { advance(to: mapping.mark?.line ?? line) }
        writer.begin(UInt8(ascii: "{"))
        for (key, value) in try YAMLMembers(mapping, &visits).all {
          writer.key(key)
          try write(value, at: depth + 1)
        }
        writer.end(UInt8(ascii: "}"))
      case .alias: writer.null()
      }
    }

    /// Ends lines up to a line of the file. A value that an alias names stays on the line of the alias.
    private mutating func advance(to wanted: Int) {
      while line < wanted {
        writer.lineFeed()
        line += 1
      }
    }
  }
#endif
