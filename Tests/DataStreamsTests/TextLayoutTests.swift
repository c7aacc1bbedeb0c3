import DataStreams
import Testing
import _FilterTestSupport

/// Logs and other lines of text: the form of a text, and the fields of each record as JSON.
@Suite struct TextLayoutTests {
  /// The records of a text in the form that its first lines have; plain lines without one.
  static func records(
    of text: [UInt8], inPiecesOf size: Int = .max
  ) -> (layout: TextLayout, records: [(json: String, bytes: [UInt8], line: Int, offset: Int)]) {
    let layout = text.withUnsafeBufferPointer { head in
      if case .form(let layout, _) = TextLayout.recognized(head, isWhole: true) { return layout }
      return AlignedColumns(head, isWhole: true).map { .columns($0) } ?? .lines
    }
    var splitter = TextSplitter(layout)
    let writer = FieldWriter()
    var fields = LineFields()
    var records: [(json: String, bytes: [UInt8], line: Int, offset: Int)] = []
    func take(_ record: TextRecord) -> Bool {
      layout.write(record.bytes, line: record.line, to: writer, &fields)
      records.append(
        (String(decoding: writer.bytes, as: UTF8.self), Array(record.bytes), record.line, record.offset))
      return true
    }
    var start = 0
    while start < text.count {
      let end = min(text.count, size == .max ? text.count : start + size)
      text.withUnsafeBufferPointer { _ = splitter.add(UnsafeBufferPointer(rebasing: $0[start..<end]), take: take) }
      start = end
    }
    splitter.finish(take)
    return (layout, records)
  }

  struct Case: Sendable {
    var name: String
    var text: String
    var records: [String]
  }

  static let cases: [Case] = [
    Case(
      name: "access log",
      text: """
        203.0.113.7 - - [20/Nov/2026:03:23:30 +0000] "GET /api/orders?id=7 HTTP/1.1" 200 1532 "https://shop.example/" "Mozilla/5.0 (X11)"
        203.0.113.9 - ann [20/Nov/2026:03:23:31 +0000] "POST /login HTTP/1.1" 401 -
        2001:db8::1 - - [20/Nov/2026:03:23:32 +0000] "\\x16\\x03" 400 150 "-" "-" "10.0.0.1" 0.003
        this line is broken
        shop.example:80 10.0.0.4 - - [20/Nov/2026:03:23:33 +0100] "GET /a b HTTP/2.0" 404 0 "-" "a \\"b\\" c"

        """,
      records: [
        #"{"client":"203.0.113.7","time":"20/Nov/2026:03:23:30 +0000","method":"GET","path":"/api/orders?id=7","protocol":"HTTP/1.1","status":"200","bytes":"1532","referer":"https://shop.example/","user_agent":"Mozilla/5.0 (X11)"}"#,
        #"{"client":"203.0.113.9","user":"ann","time":"20/Nov/2026:03:23:31 +0000","method":"POST","path":"/login","protocol":"HTTP/1.1","status":"401"}"#,
        #"{"client":"2001:db8::1","time":"20/Nov/2026:03:23:32 +0000","request":"\\x16\\x03","status":"400","bytes":"150","rest":"\"10.0.0.1\" 0.003"}"#,
        #"{"message":"this line is broken"}"#,
        #"{"host":"shop.example:80","client":"10.0.0.4","time":"20/Nov/2026:03:23:33 +0100","method":"GET","path":"/a b","protocol":"HTTP/2.0","status":"404","bytes":"0","user_agent":"a \\\"b\\\" c"}"#,
      ]),
    Case(
      name: "nginx error log",
      text: """
        2026/11/20 03:23:30 [error] 12#34: *56 open() "/srv/a" failed (2: No such file), client: 203.0.113.9, server: shop, request: "GET /a HTTP/1.1", host: "shop.example"
        2026/11/20 03:23:31 [notice] 1#1: start worker processes
        """,
      records: [
        #"{"time":"2026/11/20 03:23:30","level":"error","pid":"12","tid":"34","connection":"56","message":"open() \"/srv/a\" failed (2: No such file)","client":"203.0.113.9","server":"shop","request":"GET /a HTTP/1.1","host":"shop.example"}"#,
        #"{"time":"2026/11/20 03:23:31","level":"notice","pid":"1","tid":"1","message":"start worker processes"}"#,
      ]),
    Case(
      name: "log with times",
      text: """
        2026-11-20 03:23:30,123 INFO app.db: connected to db1 in 12 ms
        2026-11-20 03:23:32,789 ERROR app.db: query failed
        Traceback (most recent call last):
          File "app/db.py", line 41, in run

        ValueError: no such table
        2026-11-20 03:23:33,001 WARNING no logger here: just a message

        """,
      records: [
        #"{"time":"2026-11-20 03:23:30,123","level":"INFO","logger":"app.db","message":"connected to db1 in 12 ms"}"#,
        #"{"time":"2026-11-20 03:23:32,789","level":"ERROR","logger":"app.db","message":"query failed\nTraceback (most recent call last):\n  File \"app/db.py\", line 41, in run\n\nValueError: no such table"}"#,
        #"{"time":"2026-11-20 03:23:33,001","level":"WARNING","message":"no logger here: just a message"}"#,
      ]),
    Case(
      name: "log with times",
      text: """
        2026-11-20 03:23:30.210 UTC [123] LOG:  listening on port 5432
        2026-11-20 03:23:35.001 UTC [140] postgres@app ERROR:  relation "order" does not exist
        2026-11-20 03:23:35.001 UTC [140] postgres@app STATEMENT:  select *
        \tfrom "order"
        """,
      records: [
        #"{"time":"2026-11-20 03:23:30.210 UTC","level":"LOG","pid":"123","message":"listening on port 5432"}"#,
        #"{"time":"2026-11-20 03:23:35.001 UTC","level":"ERROR","pid":"140","user":"postgres@app","message":"relation \"order\" does not exist"}"#,
        #"{"time":"2026-11-20 03:23:35.001 UTC","level":"STATEMENT","pid":"140","user":"postgres@app","message":"select *\n\tfrom \"order\""}"#,
      ]),
    Case(
      name: "log with times",
      text: """
        12:C 20 Nov 2026 03:23:30.200 # oO0OoO0 Redis is starting
        12:M 20 Nov 2026 03:23:30.210 * Ready to accept connections
        2026-11-20 03:23:31 - app.http - WARNING - slow
        2026-11-20 03:23:31,456 [main] DEBUG com.foo.Bar - two
        2026-11-20 03:23:32.123 ERROR 77 --- [ main] c.e.Orders : failed
        [2026-11-20T03:23:30Z INFO  app::db] started
        [2026-11-20 03:23:30 +0000] [7] [INFO] Starting
        2026-11-20 03:23:30.123 | INFO     | app.db:run:12 - connected
        2026-11-20 03:23:30 error while reading
        2026-11-20 03:23:30 upgrade libc6:amd64 2.36 2.37
        2026/11/20 03:23:30 listening on :8080
        2026-11-20T03:23:30Z INFO {"user":"ann"}
        2026-11-20T03:23:30Z took=3ms user=bob
        """,
      records: [
        #"{"time":"20 Nov 2026 03:23:30.200","level":"warning","pid":"12","role":"C","message":"oO0OoO0 Redis is starting"}"#,
        #"{"time":"20 Nov 2026 03:23:30.210","level":"notice","pid":"12","role":"M","message":"Ready to accept connections"}"#,
        #"{"time":"2026-11-20 03:23:31","level":"WARNING","logger":"app.http","message":"slow"}"#,
        #"{"time":"2026-11-20 03:23:31,456","level":"DEBUG","logger":"com.foo.Bar","thread":"main","message":"two"}"#,
        #"{"time":"2026-11-20 03:23:32.123","level":"ERROR","logger":"c.e.Orders","pid":"77","thread":"main","message":"failed"}"#,
        #"{"time":"2026-11-20T03:23:30Z","level":"INFO","logger":"app::db","message":"started"}"#,
        #"{"time":"2026-11-20 03:23:30 +0000","level":"INFO","pid":"7","message":"Starting"}"#,
        #"{"time":"2026-11-20 03:23:30.123","level":"INFO","logger":"app.db:run:12","message":"connected"}"#,
        #"{"time":"2026-11-20 03:23:30","message":"error while reading"}"#,
        #"{"time":"2026-11-20 03:23:30","message":"upgrade libc6:amd64 2.36 2.37"}"#,
        #"{"time":"2026/11/20 03:23:30","message":"listening on :8080"}"#,
        #"{"user":"ann","time":"2026-11-20T03:23:30Z","level":"INFO"}"#,
        #"{"took":"3ms","user":"bob","time":"2026-11-20T03:23:30Z"}"#,
      ]),
    Case(
      name: "syslog",
      text: """
        Nov 20 03:23:30 web1 sshd[812]: Accepted publickey for ann
        <13>Nov  9 03:23:31 web1 kernel: eth0: link up
        -- Boot 8fd2 --
        2026-11-20T03:23:31+0000 web1 systemd[1]: Started
          Daily apt.
        """,
      records: [
        #"{"time":"Nov 20 03:23:30","host":"web1","program":"sshd","pid":"812","message":"Accepted publickey for ann"}"#,
        #"{"priority":"13","level":"notice","time":"Nov  9 03:23:31","host":"web1","program":"kernel","message":"eth0: link up"}"#,
        #"{"message":"-- Boot 8fd2 --"}"#,
        #"{"time":"2026-11-20T03:23:31+0000","host":"web1","program":"systemd","pid":"1","message":"Started\n  Daily apt."}"#,
      ]),
    Case(
      name: "syslog (RFC 5424)",
      text: """
        <34>1 2026-10-11T22:14:15.003Z mymachine.example.com su - ID47 - 'su root' failed
        <165>1 2026-10-11T22:14:16.003Z host evntslog 12 ID47 [a@1 iut="3]" b="x"] An event
        """,
      records: [
        #"{"priority":"34","level":"crit","time":"2026-10-11T22:14:15.003Z","host":"mymachine.example.com","program":"su","msgid":"ID47","message":"'su root' failed"}"#,
        #"{"priority":"165","level":"notice","time":"2026-10-11T22:14:16.003Z","host":"host","program":"evntslog","pid":"12","msgid":"ID47","data":"[a@1 iut=\"3]\" b=\"x\"]","message":"An event"}"#,
      ]),
    Case(
      name: "container log",
      text: """
        2026-11-20T03:23:30.1Z stdout F {"level":"info","port":8080}
        2026-11-20T03:23:31.1Z stderr P panic: runtime error
        2026-11-20T03:23:31.1Z stdout F {"time":"x"}
        """,
      records: [
        #"{"level":"info","port":8080,"time":"2026-11-20T03:23:30.1Z","stream":"stdout"}"#,
        #"{"time":"2026-11-20T03:23:31.1Z","stream":"stderr","message":"panic: runtime error"}"#,
        #"{"time":"x","prefix_time":"2026-11-20T03:23:31.1Z","stream":"stdout"}"#,
      ]),
    Case(
      name: "JSON after other text",
      text: """
        Server starting up
        {"level":"info","msg":"started"}
        2026-01-02 svc {"level":"warn"}
        {"level":"bad
        {"level":"error","took":3}
        """,
      records: [
        #"{"message":"Server starting up"}"#, #"{"level":"info","msg":"started"}"#,
        #"{"level":"warn","prefix":"2026-01-02 svc"}"#, #"{"message":"{\"level\":\"bad"}"#,
        #"{"level":"error","took":3}"#,
      ]),
    Case(
      name: "logfmt",
      text: """
        time=2026-11-20T03:23:30Z level=info msg="request done" took=12ms
        level=error msg="said \\"no\\"" user= stray path=/api
        """,
      records: [
        #"{"time":"2026-11-20T03:23:30Z","level":"info","msg":"request done","took":"12ms"}"#,
        #"{"level":"error","msg":"said \"no\"","path":"/api","message":"stray"}"#,
      ]),
    Case(
      name: "log with levels",
      text: "WARNING:root:disk almost full\n[INFO] it starts\nERROR: failed: twice\n  at x\n",
      records: [
        #"{"level":"WARNING","logger":"root","message":"disk almost full"}"#,
        #"{"level":"INFO","message":"it starts"}"#, #"{"level":"ERROR","message":"failed: twice\n  at x"}"#,
      ]),
    Case(
      name: "klog", text: "I1120 03:23:30.123456      12 main.go:34] started\nE1120 03:23:31.1 12 a.go:5] bad\n",
      records: [
        #"{"level":"info","time":"1120 03:23:30.123456","pid":"12","logger":"main.go:34","message":"started"}"#,
        #"{"level":"error","time":"1120 03:23:31.1","pid":"12","logger":"a.go:5","message":"bad"}"#,
      ]),
    Case(
      name: "lines of text", text: "Dear Ann,\n\n  thank \"you\"\tfor all\\\n",
      records: [
        #"{"line":"Dear Ann,","number":1}"#, #"{"line":"","number":2}"#,
        #"{"line":"  thank \"you\"\tfor all\\","number":3}"#,
      ]),
    Case(
      name: "lines of text", text: "<rss>\n<item>\n",
      records: [#"{"line":"<rss>","number":1}"#, #"{"line":"<item>","number":2}"#]),
    Case(
      name: "lines of text", text: "A=1\nB=2", records: [#"{"line":"A=1","number":1}"#, #"{"line":"B=2","number":2}"#]),
  ]

  @Test func everyFormHasItsFields() {
    for one in Self.cases {
      let (layout, records) = Self.records(of: Array(one.text.utf8))
      #expect(layout.name == one.name, "\(one.text)")
      #expect(records.map { $0.json } == one.records, "\(one.name)")
    }
  }

  /// Line breaks of Windows, a byte order mark and small pieces change no record.
  @Test func lineBreaksMarksAndPiecesChangeNothing() {
    for one in Self.cases {
      let plain = Self.records(of: Array(one.text.utf8)).records.map { $0.json }
      let bytes = Array(one.text.utf8)
      for size in [1, 7, 64] {
        let pieces = Self.records(of: bytes, inPiecesOf: size).records
        #expect(pieces.map { $0.json } == plain, "\(one.name), \(size)")
        for piece in pieces { #expect(Array(bytes[piece.offset...].prefix(piece.bytes.count)) == piece.bytes) }
      }
      let windows = Self.records(of: Array(one.text.replacing("\n", with: "\r\n").utf8)).records
      #expect(windows.map { $0.json.replacing("\\r\\n", with: "\\n") } == plain, "\(one.name)")
      #expect(Self.records(of: [0xEF, 0xBB, 0xBF] + bytes).records.map { $0.json } == plain, "\(one.name)")
    }
  }

  @Test func bytesThatAreNoTextAreReplaced() {
    let text = Array("café ".utf8) + [0xE9, 0x20, 0xF0, 0x9F, 0x20, 0x01, 0xE2, 0x82, 0xAC] + Array("\n".utf8)
    #expect(
      Self.records(of: text).records.map { $0.json } == ["{\"line\":\"café \u{FFFD} \u{FFFD} \\u0001€\",\"number\":1}"])
  }

  /// Two lines of one form decide; one line among many others does not.
  @Test func mostLinesMustFit() {
    let log = "2026-11-20 03:23:30 INFO a: b\n"
    let rows: [(String, String)] = [
      (log + log + String(repeating: "other\n", count: 98), "log with times"),
      ("x\n" + String(repeating: log, count: 6) + String(repeating: "y\n", count: 3), "log with times"),
      ("x\n" + String(repeating: log, count: 5) + String(repeating: "y\n", count: 4), "lines of text"),
      (log + String(repeating: "other\n", count: 9), "lines of text"), (log, "log with times"),
      ("one\n", "lines of text"),
    ]
    for (text, name) in rows { #expect(Self.records(of: Array(text.utf8)).layout.name == name, "\(text.prefix(80))") }
  }

  /// A stream is recognised by its first two lines if both fit; more is needed otherwise.
  @Test func twoLinesOfAStreamAreEnough() {
    func recognized(_ text: String) -> TextLayout.Recognition {
      Array(text.utf8).withUnsafeBufferPointer { TextLayout.recognized($0, isWhole: false) }
    }
    let log = "2026-11-20 03:23:30 INFO a: b\n"
    #expect(recognized(log) == .undecided(hasObjects: false))
    if case .form(let layout, true) = recognized(log + log) {
      #expect(layout.name == "log with times")
    } else {
      Issue.record()
    }
    #expect(recognized("x\n" + log) == .undecided(hasObjects: false))
    #expect(recognized("x\n{\"a\":1}\n") == .undecided(hasObjects: true))
    #expect(recognized(String(repeating: "x\n", count: 15)) == .undecided(hasObjects: false))
    #expect(recognized(String(repeating: "x\n", count: 16)) == .none)
    #expect(recognized("{\"a\":1}\n") == .none)
    #expect(recognized("[{\"a\":1},\n") == .none)
  }

  private static let ps = """
    USER         PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND
    root           1  0.6  0.0  42956 13244 ?        SLl  05:09   5:59 /sbin/init --deep a
    ann        31337 12.5 10.1 142956 913244 pts/0   R+   05:10   0:00 python3 x.py

    """

  static let listings: [(text: String, records: [String])] = [
    (
      ps,
      [
        #"{"USER":"root","PID":"1","%CPU":"0.6","%MEM":"0.0","VSZ":"42956","RSS":"13244","TTY":"?","STAT":"SLl","START":"05:09","TIME":"5:59","COMMAND":"/sbin/init --deep a"}"#,
        #"{"USER":"ann","PID":"31337","%CPU":"12.5","%MEM":"10.1","VSZ":"142956","RSS":"913244","TTY":"pts/0","STAT":"R+","START":"05:10","TIME":"0:00","COMMAND":"python3 x.py"}"#,
      ]
    ),
    (
      """
      Filesystem      Size  Used Avail Use% Mounted on
      /dev/vda        252G   31G   64G  33% /
      tmpfs            24G     0   24G   0% /dev/shm
      """,
      [
        #"{"Filesystem":"/dev/vda","Size":"252G","Used":"31G","Avail":"64G","Use%":"33%","Mounted on":"/"}"#,
        #"{"Filesystem":"tmpfs","Size":"24G","Used":"0","Avail":"24G","Use%":"0%","Mounted on":"/dev/shm"}"#,
      ]
    ),
    (
      """
      State    Recv-Q    Send-Q       Local Address:Port        Peer Address:Port    Process
      ESTAB    0         36               10.0.0.5:22          10.0.0.9:50223
      """,
      [
        #"{"State":"ESTAB","Recv-Q":"0","Send-Q":"36","Local Address:Port":"10.0.0.5:22","Peer Address:Port":"10.0.0.9:50223"}"#
      ]
    ),
    (
      """
      NAMESPACE     NAME                READY   STATUS             RESTARTS      AGE
      default       web-7d9c8b6f5       1/1     Running            0             5d
      kube-system   coredns-5d78c9869   1/1     Running            3 (2d ago)    12d
      """,
      [
        #"{"NAMESPACE":"default","NAME":"web-7d9c8b6f5","READY":"1/1","STATUS":"Running","RESTARTS":"0","AGE":"5d"}"#,
        #"{"NAMESPACE":"kube-system","NAME":"coredns-5d78c9869","READY":"1/1","STATUS":"Running","RESTARTS":"3 (2d ago)","AGE":"12d"}"#,
      ]
    ),
    (
      """
      CONTAINER ID   IMAGE        COMMAND                  CREATED       STATUS       PORTS                NAMES
      1a2b3c4d5e6f   nginx:1.27   "/docker-entrypoint.…"   2 hours ago   Up 2 hours   0.0.0.0:80->80/tcp   web
      2a2b3c4d5e6f   redis:7      "docker-entrypoint.s…"   3 days ago    Up 3 days                         cache
      """,
      [
        #"{"CONTAINER ID":"1a2b3c4d5e6f","IMAGE":"nginx:1.27","COMMAND":"\"/docker-entrypoint.…\"","CREATED":"2 hours ago","STATUS":"Up 2 hours","PORTS":"0.0.0.0:80->80/tcp","NAMES":"web"}"#,
        #"{"CONTAINER ID":"2a2b3c4d5e6f","IMAGE":"redis:7","COMMAND":"\"docker-entrypoint.s…\"","CREATED":"3 days ago","STATUS":"Up 3 days","NAMES":"cache"}"#,
      ]
    ),
    (
      """
      NAME        MAJ:MIN RM   SIZE RO TYPE MOUNTPOINTS
      sda           8:0    0   100G  0 disk
      └─sda15       8:15   0   106M  0 part /boot/efi
      """,
      [
        #"{"NAME":"sda","MAJ:MIN":"8:0","RM":"0","SIZE":"100G","RO":"0","TYPE":"disk"}"#,
        #"{"NAME":"└─sda15","MAJ:MIN":"8:15","RM":"0","SIZE":"106M","RO":"0","TYPE":"part","MOUNTPOINTS":"/boot/efi"}"#,
      ]
    ),
    (
      """
                     total        used        free
      Mem:            15Gi       3.1Gi       8.0Gi
      Swap:          2.0Gi          0B       2.0Gi
      """,
      [
        #"{"c1":"Mem:","total":"15Gi","used":"3.1Gi","free":"8.0Gi"}"#,
        #"{"c1":"Swap:","total":"2.0Gi","used":"0B","free":"2.0Gi"}"#,
      ]
    ),
  ]

  @Test func titlesDecideTheColumnsBetweenBlanks() {
    for (text, expected) in Self.listings {
      let (layout, records) = Self.records(of: Array(text.utf8))
      #expect(layout.name == "columns between blanks", "\(text)")
      #expect(records.map { $0.json } == expected, "\(text)")
      #expect(TextLayout(layout.texts) == layout)
    }
  }

  @Test func proseHasNoColumns() {
    for text in [
      "Hello World\nFoo   Bar\n", "Dear  Ann,\nthank  you\n", "one\ntwo\n", "a  b\n", "Total: 5\nCount  7\n",
      "The quick brown\nfox jumps over\n", "  indented text\n  more of it\n",
    ] {
      #expect(Self.records(of: Array(text.utf8)).layout == .lines, "\(text)")
    }
  }

  /// The bytes that are no blanks.
  private static func inked(_ bytes: [UInt8]) -> [UInt8] {
    let blanks: [UInt8] = [0x0A, 0x0D, 0x20, 0x09]
    return bytes.filter { !blanks.contains($0) }
  }

  /// Whatever bytes are changed: nothing traps, each record is valid JSON, and each line is in exactly one of them.
  @Test func damagedTextsLoseNoLine() {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 31))
    let texts = Self.cases.map { Array($0.text.utf8) } + Self.listings.map { Array($0.text.utf8) }
    for _ in 0..<PropertyCases.count(long: 5_000) {
      var text = random.pick(texts) ?? []
      for _ in 0..<(1 + random.below(8)) where !text.isEmpty {
        let index = random.below(text.count)
        switch random.below(4) {
        case 0: text[index] = UInt8(random.below(256))
        case 1: text.remove(at: index)
        case 2: text.insert(random.pick(Array("\n\r\" []{}=:-<\\".utf8)) ?? 0, at: index)
        default: text.removeSubrange(index..<min(text.count, index + random.below(12)))
        }
      }
      let (layout, records) = Self.records(of: text, inPiecesOf: 1 + random.below(40))
      let scratch = JSONScratch()
      for record in records {
        let isValid = Array(record.json.utf8).withUnsafeBufferPointer { bytes in
          var scanner = JSONScanner(bytes, scratch: scratch)
          do throws(JSONError) {
            try scanner.skipValue()
            try scanner.finish()
            return true
          } catch { return false }
        }
        #expect(isValid, "\(record.json)")
      }
      var kept: [UInt8] = Self.inked(layout.header ?? [])
      for record in records { kept += Self.inked(record.bytes) }
      var all: [UInt8] = Self.inked(text)
      if all.starts(with: [0xEF, 0xBB, 0xBF]) { all.removeFirst(3) }
      #expect(kept == all, "\(String(decoding: text, as: UTF8.self).debugDescription)")
    }
  }
}
