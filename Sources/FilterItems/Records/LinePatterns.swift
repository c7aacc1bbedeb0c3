package import DataStreams
import FilterRegex

/// The patterns of a vocabulary by which lines of text are read.
package enum LinePatterns {
  /// The layout of lines that patterns read; nil if one of them is wrong.
  package static func layout(_ patterns: [String]) -> TextLayout? {
    var compiled: [CapturePattern] = []
    for pattern in patterns {
      do throws(CapturePatternError) { compiled.append(try CapturePattern(plain(pattern))) } catch { return nil }
    }
    let rules = compiled
    return .rule(
      LineRule(patterns) { line, writer in
        let line = line.last == 0x0D ? UnsafeBufferPointer(rebasing: line.dropLast()) : line
        for rule in rules {
          guard let ranges = rule.match(line) else { continue }
          for (name, range) in zip(rule.names, ranges) {
            guard let range else { continue }
            var name = name
            name.withUTF8 { writer.add($0, text: UnsafeBufferPointer(rebasing: line[range])) }
          }
          return true
        }
        return false
      })
  }

  /// The fault of the first pattern that cannot be used, with the pattern; nil if all can be.
  package static func fault(of patterns: [String]) -> String? {
    for pattern in patterns {
      do throws(CapturePatternError) { _ = try CapturePattern(plain(pattern)) } catch {
        return "'\(pattern)': \(error.message)"
      }
    }
    return nil
  }

  /// A pattern without the slashes around it.
  private static func plain(_ pattern: String) -> String {
    let slash = UInt8(ascii: "/")
    guard pattern.utf8.count > 1, pattern.utf8.first == slash, pattern.utf8.last == slash else { return pattern }
    return String(pattern.dropFirst().dropLast())
  }
}

extension TextLayout {
  /// Reads what a prepared file has of a layout.
  init?(prepared texts: [String]) {
    let layout =
      texts.first == TextLayout.nameOfRules ? LinePatterns.layout(Array(texts.dropFirst())) : TextLayout(texts)
    guard let layout else { return nil }
    self = layout
  }
}
