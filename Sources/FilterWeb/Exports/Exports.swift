// The functions that `filterq.js` calls. Compiled with `-D LISTS` for the module that also searches lists.
import FilterWeb

/// All objects of JavaScript; of one thread, as the module is.
private struct State: ~Copyable {
  #if LISTS
    let module = WebModule(lists: WebLists())
  #else
    let module = WebModule()
  #endif
  /// The last answer: its length in four bytes, and its bytes.
  var answer: UnsafeMutableRawPointer?
}

nonisolated(unsafe) private var state = State()

/// Answers a request of JSON. The answer lives until the next call.
@_expose(wasm, "fq_call") @_cdecl("fq_call")
public func call(_ request: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer? {
  call(request, length, nil, 0)
}

/// Answers a request that comes with bytes.
@_expose(wasm, "fq_call_with") @_cdecl("fq_call_with")
public func call(
  _ request: UnsafePointer<UInt8>?, _ length: UInt32, _ payload: UnsafePointer<UInt8>?, _ payloadLength: UInt32
) -> UnsafeMutableRawPointer? {
  state.answer?.deallocate()
  state.answer = nil
  let bytes = state.module.answer(
    Array(UnsafeBufferPointer(start: request, count: Int(length))),
    payload: Array(UnsafeBufferPointer(start: payload, count: Int(payloadLength))))
  let answer = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 4, alignment: 4)
  answer.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
  bytes.withUnsafeBytes { answer.advanced(by: 4).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
  state.answer = answer
  return answer
}
