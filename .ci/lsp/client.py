"""A client of a language server on pipes, for the checks in this folder. It sends what it is told and reads what comes."""

import json
import os
import re
import subprocess
import threading
import time


LARGE = 1 << 16
RESULT = re.compile(rb'\{"jsonrpc":"2\.0","id":(\d+),"result":')


class Client:
    """Starts a server, sends messages, and keeps what it says. With `skips_large`, long results are not parsed, which
    takes this interpreter longer than the server takes to write them: they are kept as {"id": …, "length": …}."""

    def __init__(self, command, answers=None, environment=None, skips_large=False):
        self.skips_large = skips_large
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, **(environment or {})})
        self.answers = answers or {}
        self.count = 0
        self.results = {}
        self.received = []
        self.arrived = threading.Condition()
        self.ended = False
        self.errors = b""
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._drain, daemon=True).start()

    def _drain(self):
        for line in self.process.stderr:
            self.errors = (self.errors + line)[-65536:]

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while True:
                line = stream.readline()
                if not line or line == b"\r\n":
                    break
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                break
            body = stream.read(length)
            moment = time.perf_counter()
            large = RESULT.match(body) if self.skips_large and length > LARGE else None
            message = {"id": int(large[1]), "length": length} if large else json.loads(body)
            with self.arrived:
                self.received.append((moment, message))
                if "method" not in message and "id" in message:
                    self.results[message["id"]] = (moment, message)
                self.arrived.notify_all()
            if "method" in message and "id" in message:
                answer = self.answers.get(message["method"])
                self.send({"jsonrpc": "2.0", "id": message["id"], "result": answer})
        with self.arrived:
            self.ended = True
            self.arrived.notify_all()

    def raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps(message, ensure_ascii=False).encode()
        self.raw(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def begin(self, method, params):
        """Sends a request without waiting; answers its number."""
        self.count += 1
        self.send({"jsonrpc": "2.0", "id": self.count, "method": method, "params": params})
        return self.count

    def result(self, number, timeout=30):
        """The answer to a request, and when it came."""
        with self.arrived:
            done = self.arrived.wait_for(lambda: number in self.results or self.ended, timeout)
            if number not in self.results:
                raise TimeoutError(f"no answer to {number} ({'ended' if done else 'timeout'}): {self.errors[-500:]}")
            return self.results[number]

    def request(self, method, params, timeout=30):
        """Sends a request and answers the message it is answered with."""
        return self.result(self.begin(method, params), timeout)[1]

    def wait(self, condition, timeout=30):
        """Waits until a message that was received meets a condition; answers it."""
        found = []

        def look():
            for moment, message in self.received:
                if condition(message):
                    found.append((moment, message))
                    return True
            return self.ended

        with self.arrived:
            self.arrived.wait_for(look, timeout)
        if not found:
            raise TimeoutError("what was waited for did not come")
        return found[0]

    def initialize(self, capabilities=None, options=None, **more):
        answer = self.request("initialize", {
            "processId": os.getpid(), "rootUri": None, "capabilities": capabilities or {},
            "initializationOptions": options or {}, **more})
        self.notify("initialized", {})
        return answer["result"]

    def open(self, uri, text, version=1):
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "filterquery", "version": version, "text": text}})

    def stop(self, timeout=10):
        """Says goodbye as the protocol has it; answers the status of the process."""
        self.request("shutdown", None, timeout)
        self.notify("exit", None)
        return self.process.wait(timeout)


def memory(process_id):
    """The resident memory of a process, in megabytes."""
    with open(f"/proc/{process_id}/status") as status:
        for line in status:
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
