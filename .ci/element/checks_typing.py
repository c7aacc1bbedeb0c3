"""Typing: colours, ghost text, the menu, findings and their fixes, by keyboard and by pointer."""


def check_colors_follow_the_text(bench):
    with bench.field() as field:
        field.type("-t:elf (tpye:x")
        assert "".join(text for text, _ in field.colors) == field.value
        names = dict(field.colors)
        assert "negated" in names["-"] and "property" in names["t"] and "warning" in names["tpye"], names
        assert "error" in names["("], names
        field.press("Control+a", "Backspace")
        assert field.colors == [] and field.value == ""
        field.set("<img src=x onerror=alert(1)> 😀 e\u0301 \ud83d")
        assert "".join(text for text, _ in field.colors) == field.value
        assert field.inside("(root) => root.querySelectorAll('img').length") == 0


def check_the_copy_lies_on_the_letters(bench):
    """The width of the copy is that of the input's own text, so that colours and caret are in place."""
    texts = ["t:goblin (c:rg or pow>=3)", "fi ffl AVAVA To. -->=<=", "o:\"😀 👩‍👩‍👧 é e\u0301 漢字\"", "x" * 300, "  a   b  "]
    with bench.field() as field:
        for text in texts:
            field.set(text)
            own, copy = field.inside("""(root) => {
                const input = root.querySelector('input'), bare = document.createElement('span');
                const style = getComputedStyle(input);
                for (const name of ['fontFamily', 'fontSize', 'fontWeight', 'fontKerning', 'fontVariantLigatures', 'letterSpacing'])
                    bare.style[name] = style[name];
                bare.style.whiteSpace = 'pre';
                bare.style.position = 'absolute';
                bare.textContent = input.value;
                root.append(bare);
                const own = bare.getBoundingClientRect().width;
                bare.remove();
                const spans = [...root.querySelectorAll('.line > span:not(.ghost)')];
                return [own, spans.at(-1).getBoundingClientRect().right - spans[0].getBoundingClientRect().left];
            }""")
            assert abs(own - copy) < 1, f"{copy} px over {own} px of {text[:30]}"
        field.set("x" * 300)
        field.focus()
        field.press("End")
        field.settle()
        scrolled, moved = field.inside("""(root) => [root.querySelector('input').scrollLeft,
            -new DOMMatrix(getComputedStyle(root.querySelector('.line')).transform).e]""")
        assert scrolled > 100 and abs(scrolled - moved) < 1, f"scrolled {scrolled} px, the copy {moved} px"


def check_ghost_text(bench):
    with bench.field() as field:
        field.type("t:gob")
        assert field.ghost == "lin", field.ghost
        field.press("Tab")
        assert (field.value, field.caret, field.ghost) == ("t:goblin", 8, ""), field.value
        field.press("Control+z")
        assert field.value == "t:gob"
        field.press("Control+a", "Backspace")
        field.type("t:gob")
        field.press("ArrowLeft")
        field.settle()
        assert field.ghost == "" and field.menu is None, "the caret has left the end"
        field.press("ArrowRight")
        field.settle()
        assert field.ghost == "lin", "the caret is at the end again"
        field.press("ArrowRight")
        assert field.value == "t:goblin"


def check_the_menu_by_keyboard(bench):
    with bench.field() as field:
        field.type("t:")
        labels = field.menu
        assert labels and len(labels) > 10 and field.active == labels[0], labels
        field.press("ArrowDown", "ArrowDown")
        assert field.active == labels[2]
        field.press("ArrowUp", "ArrowUp", "ArrowUp")
        assert field.active == labels[-1], "the menu goes round"
        field.press("Home")
        assert field.active == labels[0] and field.caret == 2
        field.press("PageDown")
        assert labels.index(field.active) > 3
        is_seen = field.inside("""(root) => {
            const box = root.querySelector('[aria-selected=true]').getBoundingClientRect();
            const list = root.querySelector('[role=listbox]').getBoundingClientRect();
            return box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
        }""")
        assert is_seen, "the active option is out of sight"
        field.press("End", "Enter")
        assert field.value == "t:" + labels[-1] and field.menu is None and field.events[-1] != "change"
        field.press("Escape")
        assert field.value == ""
        field.press("Control+z")
        assert field.value == "t:" + labels[-1], "clearing can be undone"
        field.type(" po")
        assert field.menu
        field.press("Escape")
        assert field.menu is None and field.value.endswith(" po")
        field.press("ArrowDown")
        assert field.menu
        field.press("Escape", "Control+ ")
        assert field.menu
        field.press("Tab")
        assert field.focused == "go" and field.menu is None, field.focused


def check_the_menu_by_pointer(bench):
    with bench.field() as field:
        field.type("t:gob")
        field.press("Backspace")
        field.page.locator("#query [role=option]").nth(0).click()
        assert field.value.startswith("t:go") and field.menu is None and field.focused == "combobox"
        field.type(" po")
        assert field.menu
        field.page.mouse.click(5, 5)
        field.settle()
        assert field.menu is None and field.focused != "combobox"


def check_incomplete_items_ask_again(bench):
    with bench.field() as field:
        field.type("rarit")
        field.press("Enter")
        assert field.value.startswith("rarity") and field.menu, f"{field.value}: {field.menu}"


def check_fixes_by_keyboard(bench):
    for key in ["Alt+Enter", "Control+."]:
        with bench.field() as field:
            field.type("tpye:elf c:g ")
            field.press(key)
            assert "did you mean 'type'" in field.card, field.card
            assert field.focused.startswith("Change to"), field.focused
            bench.screenshot(field, "fixes")
            field.press("ArrowRight", "ArrowLeft", "Escape")
            assert field.card is None and field.focused == "combobox"
            field.press(key, "Enter")
            assert field.value == "type:elf c:g " and field.card is None and field.focused == "combobox"
            field.press("Control+z")
            assert field.value == "tpye:elf c:g "


def check_fixes_by_pointer(bench):
    with bench.field() as field:
        field.type("😀 tpye:elf c:g ")
        field.page.mouse.click(*field.place(4))
        field.settle()
        assert "did you mean" in field.card
        field.page.locator("#query .fix").first.click()
        assert field.value == "😀 type:elf c:g " and field.focused == "combobox"


def check_the_pointer_rests(bench):
    with bench.field() as field:
        field.type("tpye:elf pow>3 ")
        field.point(10)
        field.settle(600)
        assert "power" in field.card.lower(), field.card
        bench.screenshot(field, "hover")
        field.point(1)
        field.settle(600)
        assert "unknown field" in field.card
        field.page.mouse.move(5, 500)
        field.settle(500)
        assert field.card is None
        field.point(1)
        field.settle(600)
        field.type("x")
        assert field.card is None, "typing hides the card"


def check_an_input_method(bench):
    """Text that is being composed is shown by the input itself, and completed only when it is done."""
    with bench.field() as field:
        field.type("o:")
        field.press("Escape")
        session = field.context.new_cdp_session(field.page)
        for text in ["に", "にほ", "日本"]:
            session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
            assert field.value == "o:" + text and field.menu is None
            assert not field.inside("(root) => root.querySelector('.field').classList.contains('painted')")
        session.send("Input.insertText", {"text": "日本"})
        field.settle()
        assert field.value == "o:日本" and "".join(text for text, _ in field.colors) == "o:日本"
        assert field.inside("(root) => root.querySelector('.field').classList.contains('painted')")


def check_a_keyboard_on_a_touch_screen(bench):
    """It composes every word, which is completed all the same."""
    with bench.field(width=360, has_touch=True, is_mobile=True) as field:
        field.page.tap("#query")
        session = field.context.new_cdp_session(field.page)
        for text in ["g", "go", "gob"]:
            session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        assert field.menu and "".join(text for text, _ in field.colors) == "gob"
        label = field.menu[0]
        field.page.locator("#query [role=option]").first.tap()
        assert label in field.value and field.focused == "combobox", field.value
        session.send("Input.insertText", {"text": "x"})
        assert field.value.endswith("x") and "".join(text for text, _ in field.colors) == field.value


def check_several_lines_are_pasted_as_one(bench):
    with bench.field() as field:
        field.type("x ")
        field.inside("""(root) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', 't:elf\\r\\n  c:g\\n');
            root.querySelector('input').dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
        }""")
        assert field.value == "x t:elf c:g" and "".join(text for text, _ in field.colors) == field.value, field.value
        field.press("Control+z")
        assert field.value == "x ", field.value
        field.set("a\n b")
        assert field.value == "a b", field.value


def check_edits_and_marks_of_the_page(bench):
    with bench.field() as field:
        field.type("t:elf c:g")
        field.page.evaluate("query.edit([{ start: 0, end: 5, text: 't:orc' }, { start: 9, end: 9, text: 'u' }])")
        assert field.value == "t:orc c:gu"
        field.press("Control+z")
        assert field.value == "t:elf c:g"
        field.page.evaluate("query.mark = { start: 6, end: 9 }")
        assert [text for text, names in field.colors if "marked" in names] == ["c", ":", "g"]
        field.page.evaluate("query.mark = null")
        assert not [text for text, names in field.colors if "marked" in names]


def check_a_toolkit_that_fails(bench):
    with bench.field() as field:
        field.type("t:e")
        field.page.evaluate("""() => {
            const fail = () => { throw new Error('stopped'); };
            query.toolkit = { analyze: fail, complete: fail, hover: fail };
        }""")
        assert "filterq-error" in field.events
        field.type("lf")
        assert field.value == "t:elf" and field.menu is None
        field.page.evaluate("query.toolkit = new Toolkit()")
        assert field.colors
