import Dispatch
import Foundation

/// Runs code on a thread with a stack of so many bytes, and waits for it.
package func withStack(ofSize size: Int, _ body: () -> Void) {
  withoutActuallyEscaping(body) { body in
    let work = StackWork(body)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work.run()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
  }
}

/// Code that runs once. It is released before the thread is, which may live on for a moment.
private final class StackWork: @unchecked Sendable {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func run() {
    body?()
    body = nil
  }
}
