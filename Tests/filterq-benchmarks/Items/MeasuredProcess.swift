import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that ran to its end, with the time and memory it took.
struct MeasuredProcess {
  /// Seconds from its start to its end.
  let seconds: Double
  /// Seconds of processor time, of all its threads.
  let processorSeconds: Double
  /// The peak memory in megabytes, if the system reports it.
  let megabytes: Double
  /// Its standard output, without white space at either end.
  let output: String

  /// Runs a program, which is looked up in the path; nil if it cannot be run or fails.
  init?(_ words: [String]) {
    let path = FileManager.default.temporaryDirectory.appending(path: "filterq-benchmark-\(UUID().uuidString)").path
    defer { unlink(path) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    let clock = ContinuousClock()
    let start = clock.now
    var process = pid_t()
    guard posix_spawnp(&process, words[0], &actions, nil, arguments, variables) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    var highest = 0.0
    while true {
      let ended = wait4(process, &status, WNOHANG, &usage)
      if ended == process { break }
      guard ended == 0 else { return nil }
      // The system's final report includes the memory of this program.
      highest = max(highest, Self.megabytes(of: process))
      usleep(3_000)
    }
    guard status == 0 else { return nil }
    seconds = (clock.now - start).milliseconds / 1_000
    processorSeconds =
      Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    megabytes = highest
    output = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  /// The peak memory so far of a running program; 0 if the system does not report it.
  private static func megabytes(of process: pid_t) -> Double {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return 0 }
    return kilobytes / 1e3
  }
}
