import FilterQueryKit
import _FilterTestSupport

/// What libFuzzer calls with each input: the laws of texts, over any bytes. A broken law is a crash.
///
/// The target is part of the package only when `FILTERQ_FUZZ=1` is set, since it has no `main` of its own:
///
/// ```sh
/// .ci/fuzz 300
/// ```
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(bytes: Array(UnsafeBufferPointer(start: bytes, count: count)))
  if let reason = LawsOfText.check(source) { fatalError("\(source.bytes): \(reason)") }
  return 0
}
