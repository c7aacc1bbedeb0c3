"""A page under test: what it logs, asks for and shifts is recorded, and its parts have short names."""

import time


class Session:
    """One page in a context of its own. `close` fails if the page logged an error or asked for something elsewhere."""

    def __init__(self, browser, address, width=1280, height=800, scheme="light", **options):
        self.address = address
        options.setdefault("service_workers", "block")
        self.context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, **options)
        self.errors = []
        self.foreign = []
        self.page = self.open_page()

    def open_page(self):
        page = self.context.new_page()
        page.set_default_timeout(10_000)
        page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self.asked)
        page.add_init_script("""
            window.shifts = [];
            new PerformanceObserver((list) => window.shifts.push(...list.getEntries()))
                .observe({ type: 'layout-shift', buffered: true });
        """)
        return page

    def asked(self, request):
        if not request.url.startswith((self.address, "data:", "blob:")) or request.method != "GET":
            self.foreign.append(f"{request.method} {request.url}")

    def open(self, fragment=""):
        self.page.goto(self.address + fragment)
        self.wait_until_ready()
        return self

    def wait_until_ready(self, page=None):
        (page or self.page).wait_for_function("() => window.playgroundTimings?.readyAt > 0", timeout=20_000)
        self.settle(page)

    def settle(self, page=None):
        """Waits for what is shown after a pause of the keys, and for the answer of a list in a worker."""
        (page or self.page).wait_for_timeout(150)
        (page or self.page).wait_for_function("() => !document.querySelector('.busy')")

    def close(self):
        self.context.close()
        assert not self.errors, f"the page logged {self.errors[:3]}"
        assert not self.foreign, f"the page asked for {self.foreign[:3]}"

    # Parts of the page

    @property
    def query(self):
        return self.page.evaluate("document.getElementById('query').value")

    @property
    def count(self):
        """The number of items found; None while or if there is no answer."""
        text = self.page.inner_text("#count").replace(",", "")
        return int(text) if text.isdigit() else None

    @property
    def names(self):
        """The first cells of the rows that are shown."""
        return self.page.eval_on_selector_all(
            "#rows tr td:first-child", "cells => cells.map((cell) => cell.textContent)"
        )

    def text(self, selector):
        return self.page.inner_text(selector)

    def set(self, query):
        """Replaces the query by typing."""
        self.page.click("#query")
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(query)
        self.leave()
        self.settle()

    def leave(self):
        """Takes the focus from the query, which closes its menu."""
        self.page.evaluate("document.getElementById('query').blur()")

    def type(self, text, delay=0):
        self.page.keyboard.type(text, delay=delay)

    def focused(self, page=None):
        """The identity of the element with the focus, through shadow roots."""
        return (page or self.page).evaluate("""() => {
            let element = document.activeElement;
            while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
            if (!element || element === document.body) return '';
            const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
            return `${element.localName}#${element.id}.${element.getAttribute('role') ?? ''} ${text}`;
        }""")

    def drop(self, name, content, kind="text/csv"):
        """Drops a file on the page, as a hand would."""
        transfer = self.page.evaluate_handle(
            """([name, bytes, type]) => {
            const transfer = new DataTransfer();
            const raw = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
            transfer.items.add(new File([raw], name, { type }));
            return transfer;
        }""",
            [name, encoded(content), kind],
        )
        self.page.evaluate("window.before = document.getElementById('message').textContent")
        self.page.dispatch_event("body", "dragover", {"dataTransfer": transfer})
        self.page.dispatch_event("body", "drop", {"dataTransfer": transfer})

    def wait_for_message(self, part, timeout=20_000):
        self.page.wait_for_function(
            "(part) => document.getElementById('message').textContent.includes(part)", arg=part, timeout=timeout
        )
        self.settle()

    def wait_until_read(self, name, timeout=20_000):
        """Waits until a file is searchable or refused: until then, the message says that it is read."""
        self.page.wait_for_function(
            """(name) => {
            const text = document.getElementById('message').textContent;
            return text.includes(name) && !text.startsWith('Reading ');
        }""",
            arg=name,
            timeout=timeout,
        )
        self.settle()

    def wait_for(self, condition, what, seconds=10):
        """Waits until a condition holds."""
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, f"{what} after {seconds} s"
            self.page.wait_for_timeout(30)


def encoded(content):
    import base64

    return base64.b64encode(content if isinstance(content, bytes) else content.encode()).decode()


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
