/// A phonetic key for English: words that sound alike share a key.
///
/// `knight` and `nit`, `woods` and `wuds`, `cultivate` and `cultivait` share one. The rules are those of Soundex and
/// Metaphone, restricted to replacements of letters by letters, so that a prefix of a word gives a prefix of its key.
enum SoundKey {
  /// Appends the key of a folded word to `key`. Linear; empty for an empty word. Non-ASCII bytes are kept.
  static func append(_ word: some RandomAccessCollection<UInt8>, to key: inout [UInt8]) {
    let bytes = Array(word)
    let count = bytes.count
    let first = key.count
    var at = 0
    func byte(_ offset: Int) -> UInt8 { at + offset < count ? bytes[at + offset] : 0 }
    func put(_ byte: UInt8) {
      // A doubled letter sounds like a single one.
      if key.count == first || key[key.count - 1] != byte { key.append(byte) }
    }
    while at < count {
      let this = byte(0)
      let next = byte(1)
      switch (this, next) {
      case (K, N) where at == 0, (G, N) where at == 0, (W, R) where at == 0: at += 1
      case (P, H):
        put(F)
        at += 2
      case (C, H) where byte(2) != R && at > 0 || at == 0 && byte(2) != R && byte(2) != L:
        put(C)
        at += 2
      case (C, E), (C, I), (C, Y):
        put(S)
        at += 1
      case (C, K):
        put(K)
        at += 2
      case (S, C) where byte(2) == E || byte(2) == I || byte(2) == Y:
        put(S)
        at += 2
      case (C, _), (Q, _):
        put(K)
        at += 1
      case (X, _) where at == 0, (Z, _):
        put(S)
        at += 1
      case (I, G) where byte(2) == H:
        put(I)
        at += 3
      case (G, H) where at > 0: at += 2
      case (O, O), (O, U):
        put(U)
        at += 2
      case (E, E), (E, A), (I, E), (E, I):
        put(I)
        at += 2
      case (A, I), (A, Y):
        put(A)
        at += 2
      case (Y, _) where at > 0:
        put(I)
        at += 1
      case (E, 0) where at > 1: at += 1  // silent at the end
      default:
        put(this)
        at += 1
      }
    }
  }

  // ASCII letters, so that the rules read as words.
  private static let (A, C, E, F, G, H, I, K, L): (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) =
    (0x61, 0x63, 0x65, 0x66, 0x67, 0x68, 0x69, 0x6B, 0x6C)
  private static let (N, O, P, Q, R, S, U, W, X, Y, Z):
    (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) =
      (0x6E, 0x6F, 0x70, 0x71, 0x72, 0x73, 0x75, 0x77, 0x78, 0x79, 0x7A)
}
