"""The element on a page: its parts have short names, and what the page logs is recorded."""

import time


class Field:
    def __init__(self, browser, address, width=1000, height=700, scheme="light", **options):
        self.context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, **options)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("console", lambda message: message.type in ("error", "warning") and self.errors.append(message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(address)
        end = time.monotonic() + 20
        while not self.page.evaluate("window.isReady"):  # `wait_for_function` needs eval, which the page forbids.
            assert time.monotonic() < end, f"the page is not ready: {self.errors}"
            self.page.wait_for_timeout(20)

    def close(self):
        self.context.close()
        assert not self.errors, f"the page logged {self.errors[:3]}"

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            self.close()
        else:
            self.context.close()

    # What is done

    def focus(self):
        self.page.evaluate("query.focus()")

    def type(self, text):
        self.focus()
        self.page.keyboard.type(text)

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def set(self, text):
        self.page.evaluate("(text) => { query.value = text; }", text)

    def settle(self, milliseconds=60):
        self.page.wait_for_timeout(milliseconds)

    def point(self, offset):
        """Moves the mouse to a character of the text."""
        self.page.mouse.move(*self.place(offset))

    def place(self, offset):
        return self.inside("""(root, offset) => {
            let rest = offset;
            for (const span of root.querySelectorAll('.line > span:not(.ghost)')) {
                const length = span.textContent.length;
                if (rest < length) {
                    const range = document.createRange();
                    range.setStart(span.firstChild, rest);
                    range.setEnd(span.firstChild, rest + 1);
                    const box = range.getBoundingClientRect();
                    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
                }
                rest -= length;
            }
        }""", offset)

    # What is shown

    def inside(self, function, argument=None):
        """What a function of the shadow root returns."""
        return self.page.evaluate(f"(argument) => ({function})(query.shadowRoot, argument)", argument)

    @property
    def value(self):
        return self.page.evaluate("query.value")

    @property
    def caret(self):
        return self.page.evaluate("query.selectionEnd")

    @property
    def ghost(self):
        return self.inside("(root) => root.querySelector('.ghost').textContent")

    @property
    def colors(self):
        """The coloured copy: pairs of text and class names."""
        spans = "[...root.querySelectorAll('.line > span:not(.ghost)')]"
        return self.inside(f"(root) => {spans}.map((span) => [span.textContent, span.className])")

    @property
    def menu(self):
        """The labels of the open menu; None if it is closed, by what is seen and what a screen reader hears alike."""
        seen, heard, labels = self.inside("""(root) => [
            root.querySelector('.menu').checkVisibility(),
            root.querySelector('input').getAttribute('aria-expanded') === 'true',
            [...root.querySelectorAll('[role=option]')].filter((one) => one.checkVisibility())
                .map((one) => one.querySelector('.label').textContent)]""")
        assert seen == heard, "the menu is shown and not announced, or the reverse"
        return labels if seen else None

    @property
    def active(self):
        """The label of the active option; None without one."""
        heard, seen = self.inside("""(root) => {
            const id = root.querySelector('input').getAttribute('aria-activedescendant');
            const selected = root.querySelectorAll('[role=option][aria-selected=true]');
            if (selected.length > 1) throw new Error('two options are selected');
            return [id && root.getElementById(id).querySelector('.label').textContent,
                selected[0]?.querySelector('.label').textContent ?? null];
        }""")
        assert heard == seen, f"{heard} is announced as active, {seen} is shown"
        return seen

    @property
    def card(self):
        """The text of the card; None if it is closed."""
        return self.inside("""(root) => {
            const card = root.querySelector('.card');
            return card.checkVisibility() ? card.innerText : null;
        }""")

    @property
    def events(self):
        return self.page.evaluate("events.splice(0)")

    @property
    def focused(self):
        return self.page.evaluate("""() => {
            let element = document.activeElement;
            while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
            return element?.getAttribute('role') ?? (element?.id || element?.textContent || element?.localName);
        }""")
