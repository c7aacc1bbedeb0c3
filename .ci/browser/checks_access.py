"""For everybody: keyboard only, names and roles, contrast, references, axe-core's rules."""

import json
from importlib.resources import files


def reached_by_tab(page, limit=140):
    """The identities of what Tab reaches, until it leaves the page or begins again."""
    seen = []
    page.page.evaluate("document.activeElement.blur()")
    for _ in range(limit):
        page.page.keyboard.press("Tab")
        current = page.focused()
        if not current or seen and current == seen[0]:
            break
        seen.append(current)
    return seen


def check_keyboard_reaches_everything(bench):
    page = bench.session("#q=tpye:elf%20and%20mv%3C=3")
    seen = reached_by_tab(page)
    assert len(seen) < 135, "Tab never leaves the page"
    together = "\n".join(seen)
    for part in [
        "#show-history",
        "#share",
        "#tour-next",
        "combobox",
        "select#list",
        "#choose",
        "#paste",
        "#others",
        "tr#",
        "#histogram-field",
        "#why-name",
        "treeitem",
        "#apply-canonical",
        "#dialect",
        "#copy-sql",
        "Change to",
    ]:
        assert part in together, f"Tab does not reach {part}:\n{together}"
    repeated = [one for one in set(seen) if seen.count(one) > 3]
    assert not repeated, f"Tab is trapped at {repeated}"
    page.close()


def check_keyboard_has_no_trap_backwards(bench):
    page = bench.session("#q=tpye:elf")
    page.page.focus("#copy-sql")
    seen = []
    for _ in range(100):
        page.page.keyboard.press("Shift+Tab")
        seen.append(page.focused())
        if "#query" in seen[-1] or not seen[-1] or "skip" in seen[-1].lower():
            break
    assert any("combobox" in one for one in seen) and any("#tour-next" in one for one in seen), seen
    page.close()


def check_dialogs_give_the_focus_back(bench):
    page = bench.session()
    for opener, dialog in [("#show-history", "#history-dialog"), ("#paste", "#paste-dialog")]:
        page.page.focus(opener)
        page.page.keyboard.press("Enter")
        assert page.page.is_visible(dialog)
        page.page.keyboard.press("Escape")
        assert page.page.is_hidden(dialog) and opener.lstrip("#") in page.focused(), page.focused()
    page.close()


def check_the_grammar_is_shown(bench):
    names = json.loads((bench.folder / "diagrams.json").read_text())
    page = bench.session()
    assert page.page.is_visible("#show-grammar") == bool(names), "a button without diagrams, or none for them"
    if names:
        page.page.click("#show-grammar")
        page.page.wait_for_function("() => document.querySelector('#diagrams img').naturalWidth > 50")
        assert page.page.locator("#diagrams figure").count() == len(names)
        page.page.keyboard.press("Escape")
    page.close()


def check_focus_is_visible(bench):
    page = bench.session("#q=tpye:elf")
    for selector in [
        "#share",
        "#tour-next",
        "select#list",
        "#rows tr >> nth=0",
        "#tree [role=treeitem] >> nth=0",
        "#why-name",
        "#findings button >> nth=0",
    ]:
        if not page.page.locator("css:light=" + selector).count():
            continue
        page.page.focus("#copy-sql")
        page.page.locator("css:light=" + selector).focus()
        page.page.keyboard.press("Shift")
        visible = page.page.locator("css:light=" + selector).evaluate("""(element) => {
            const style = getComputedStyle(element);
            const rect = element.querySelector('rect');
            return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
                || rect && parseFloat(getComputedStyle(rect).strokeWidth) >= 2;
        }""")
        assert visible, f"the focus of {selector} is not visible"
    page.close()


own_rules = """() => {
    const problems = [];
    const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-activedescendant', 'for', 'list'];
    const controls = 'button, a[href], input, select, textarea, [tabindex="0"], [role=button], [role=treeitem]';
    const walk = (root) => {
        const ids = new Map();
        for (const element of root.querySelectorAll('*')) {
            const tag = `${element.localName}#${element.id}.${element.className?.baseVal ?? element.className}`;
            if (element.id) {
                if (ids.has(element.id)) problems.push(`two elements with the id ${element.id}`);
                ids.set(element.id, element);
            }
            for (const name of references) {
                const value = element.getAttribute(name);
                for (const id of value?.split(/\\s+/).filter(Boolean) ?? []) {
                    if (!root.getElementById(id)) problems.push(`${tag}: ${name} names ${id}, which is not there`);
                }
            }
            const isShown = element.checkVisibility({ visibilityProperty: true });
            if (isShown && element.matches(controls) && !element.shadowRoot) {
                const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ');
                const labels = [...ids.map((id) => root.getElementById(id)), ...(element.labels ?? [])];
                const content = element.matches('input, select, textarea') ? '' : element.textContent;
                const label = [...labels.map((one) => one?.textContent), element.ariaLabel, element.title, content];
                if (!label.some((text) => text?.trim())) problems.push(`${tag} has no name`);
            }
            if (element.localName === 'img' && !element.hasAttribute('alt')) problems.push(`${tag} has no alt`);
            if (element.shadowRoot) walk(element.shadowRoot);
        }
    };
    walk(document);
    const headings = [...document.querySelectorAll('h1, h2, h3')].filter((one) => one.checkVisibility());
    headings.map((one) => Number(one.localName[1])).forEach((level, index, levels) => {
        if (index && level > levels[index - 1] + 1) problems.push(`heading ${level} after ${levels[index - 1]}`);
    });
    if (!document.documentElement.lang) problems.push('no language');
    if (!document.title) problems.push('no title');
    if (document.querySelectorAll('main').length !== 1) problems.push('not one main');
    return problems;
}"""

contrast = """() => {
    // Any color as sRGB and its opacity, as the browser paints it.
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const parse = (text) => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = text;
        pen.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
    const linear = (v) => v <= 10 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4;
    const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    const problems = [];
    const exempt = ':disabled, .hidden-name, .unseen, noscript, datalist, option, script, style';
    const walk = (root) => {
        for (const element of root.querySelectorAll('*')) {
            if (element.shadowRoot) walk(element.shadowRoot);
            const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
            if (!isText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
            if (element.closest(exempt)) continue;
            const box = element.getBoundingClientRect();
            if (box.width < 2 || box.height < 2) continue;
            const layers = [];
            for (let at = element; at; at = at.parentElement ?? at.getRootNode().host) {
                if (at.localName === 'g' && at.querySelector('rect') && element !== at) {
                    const fill = getComputedStyle(at.querySelector('rect')).fill;
                    if (fill !== 'none' && !element.classList.contains('detail')) layers.push(parse(fill));
                }
                layers.push(parse(getComputedStyle(at).backgroundColor));
            }
            let ground = [255, 255, 255, 1];
            for (const layer of layers.reverse()) ground = over(layer, ground);
            const style = getComputedStyle(element);
            const isShape = element.namespaceURI.endsWith('svg');
            const color = parse(isShape ? style.fill : style.color);
            if (color[3] === 0) continue;
            const [one, two] = [light(over(color, ground)), light(ground)].sort((a, b) => b - a);
            const ratio = (one + 0.05) / (two + 0.05);
            if (ratio < 4.5) {
                const names = `${element.localName}#${element.id}.${element.getAttribute('class')}`;
                problems.push(`${names} “${element.textContent.trim().slice(0, 20)}” ${ratio.toFixed(2)}`);
            }
        }
    };
    walk(document);
    return problems;
}"""


def states(bench):
    """The page in states that show most of its parts, light and dark, wide and narrow."""
    for scheme in ["light", "dark"]:
        for width, height in [(1280, 800), (360, 740)]:
            page = bench.session(
                "#q=tpye:elf%20or%20-(rarity:rare%20mv%3E3)%20or%20dragon", scheme=scheme, width=width, height=height
            )
            page.page.click("#rows tr >> nth=0")
            page.page.click("#query")
            page.page.keyboard.press("End")
            page.type(" ra")
            page.settle()
            yield f"{scheme}, {width} px", page
            page.close()


def check_names_roles_and_references(bench):
    for what, page in states(bench):
        problems = page.page.evaluate(own_rules)
        assert not problems, f"{what}: " + "; ".join(problems[:8])


def check_contrast(bench):
    for what, page in states(bench):
        problems = page.page.evaluate(contrast)
        assert not problems, f"{what}: " + "; ".join(problems[:8])


def check_rules_of_axe(bench):
    try:
        source = files("axe_playwright_python").joinpath("axe.min.js").read_text()
    except (ImportError, OSError):
        print("skipped: axe-core is not installed, so its rules are not checked")
        return
    for what, page in states(bench):
        page.page.evaluate(source)
        found = page.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        problems = [f"{one['id']} ({one['impact']}): {one['nodes'][0]['target']}" for one in found["violations"]]
        assert not problems, f"{what}: " + "; ".join(problems)


def check_reduced_motion(bench):
    page = bench.session(reduced_motion="reduce")
    moving = page.page.evaluate("""() => [...document.querySelectorAll('*')].filter((element) => {
        const style = getComputedStyle(element);
        return parseFloat(style.transitionDuration) > 0 || parseFloat(style.animationDuration) > 0;
    }).map((element) => element.className)""")
    assert not moving, moving
    page.close()
