"""A form control like any other: name, value, validity, reset, labels, events."""


def check_the_value_is_sent(bench):
    with bench.field() as field:
        field.type("t:goblin mv<=2 ")
        assert field.page.evaluate("new FormData(form).get('q')") == "t:goblin mv<=2 "
        field.events
        field.press("Enter")
        assert field.events == ["change", "submit t:goblin mv<=2 "]
        field.press("Enter")
        assert field.events == ["change", "submit t:goblin mv<=2 "]
        field.type("x")
        field.events
        field.press("Tab")
        assert field.events == ["change"]
        field.focus()
        field.press("Tab")
        assert field.events == [], "nothing was edited"


def check_errors_make_it_invalid(bench):
    with bench.field() as field:
        field.type("(t:elf")
        assert not field.page.evaluate("form.checkValidity()")
        assert "unclosed" in field.page.evaluate("query.validationMessage")
        assert field.inside("(root) => root.querySelector('input').getAttribute('aria-invalid')") == "true"
        assert "unclosed" in field.inside("""(root) => {
            const id = root.querySelector('input').getAttribute('aria-describedby');
            return root.getElementById(id).textContent;
        }""")
        field.events
        field.press("Escape", "Enter")
        assert "change" in field.events and not [one for one in field.events if one.startswith("submit")]
        field.type(")")
        assert field.page.evaluate("form.checkValidity() && query.validity.valid")
        assert field.inside("(root) => root.querySelector('input').hasAttribute('aria-invalid')") is False


def check_attributes_and_reset(bench):
    with bench.field() as field:
        field.page.evaluate("query.setAttribute('value', 't:elf')")
        assert field.value == "t:elf" and field.colors
        field.type(" c:g")
        field.page.evaluate("query.setAttribute('value', 't:orc')")
        assert field.value == "t:elf c:g", f"what was typed stays, not {field.value}"
        field.page.evaluate("form.reset()")
        assert field.value == "t:orc" and field.page.evaluate("new FormData(form).get('q')") == "t:orc"
        field.page.evaluate("query.value = 'x'; query.value = null")
        assert field.value == ""
        field.page.evaluate("fields.disabled = true")
        assert field.inside("(root) => root.querySelector('input').disabled")
        assert field.page.evaluate("new FormData(form).has('q')") is False
        field.page.evaluate("fields.disabled = false; query.disabled = true")
        assert field.inside("(root) => root.querySelector('input').disabled")
        field.page.evaluate("query.disabled = false; query.placeholder = 'Find'; query.label = 'Cards'")
        shown = field.inside("(root) => [root.querySelector('input').placeholder, root.querySelector('input').ariaLabel]")
        assert shown == ["Find", "Cards"]


def check_a_label_names_and_focuses_it(bench):
    with bench.field() as field:
        assert field.inside("(root) => root.querySelector('input').ariaLabel") == "Query"
        field.page.click("label")
        assert field.focused == "combobox"


def check_the_count_is_told(bench):
    with bench.field() as field:
        said = "(root) => root.querySelector('[role=status]').textContent"
        field.page.evaluate("query.count = 1234")
        assert field.inside("(root) => root.querySelector('.count').innerText") == "1,234 results"
        field.settle(1100)
        assert field.inside(said) == "", "nothing is said while the focus is elsewhere"
        field.type("t:elf ")
        field.page.evaluate("query.setAttribute('count', '3')")
        field.type("c:g ")
        assert field.inside(said) == "", "nothing is said while typing goes on"
        field.settle(1100)
        assert "3 results" in field.inside(said), field.inside(said)
        field.page.evaluate("query.count = null")
        assert field.inside("(root) => root.querySelector('.count').innerText") == ""


def check_a_property_set_early(bench):
    with bench.field() as field:
        found = field.page.evaluate("""() => {
            const other = document.createElement('filterq-input');
            other.value = 't:elf';
            other.toolkit = query.toolkit;
            document.body.append(other);
            const copy = other.shadowRoot.querySelector('.line').textContent;
            other.remove();
            document.body.append(other);
            const again = other.shadowRoot.querySelector('.line').textContent;
            other.remove();
            return [copy, again];
        }""")
        assert found == ["t:elf", "t:elf"], found


def check_a_worker_takes_the_module(bench):
    with bench.field() as field:
        answer = field.page.evaluate("""() => new Promise((resolve, reject) => {
            const worker = new Worker('worker.js', { type: 'module' });
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = reject;
            worker.postMessage({ module: compiledModule(), text: 't:elf' });
        })""")
        assert answer == "Elf cards", answer


def check_it_works_without_a_toolkit(bench):
    with bench.field() as field:
        field.page.evaluate("query.toolkit = null")
        field.type("(t:elf")
        field.press("ArrowDown", "Enter")
        assert field.events[-1] == "submit (t:elf", "without a toolkit nothing is invalid"
