"""Ways to break the page, each with the check that must notice it: what, the check, and changes of files."""

mutants = [
    (
        "a button without a name",
        "names_roles_and_references",
        [
            (
                "index.html",
                '<path d="M8 4.5V8l2.5 1.5"/></svg><span>History</span>',
                "<path/></svg>",
            )
        ],
    ),
    ("pale text", "contrast", [("base.css", "--muted: #5c6368", "--muted: #9aa0a4")]),
    (
        "a reference to nothing",
        "names_roles_and_references",
        [("index.html", 'aria-labelledby="sql-title"', 'aria-labelledby="title-of-sql"')],
    ),
    (
        "findings without reserved space",
        "no_layout_shift",
        [("query.css", "height: 96px; contain: strict;", ""), ("query.css", "height: 84px;", "")],
    ),
    (
        "a wide panel",
        "no_sideways_scrolling",
        [("query.css", ".ask { padding-top: 16px; }", ".ask { padding-top: 16px; min-width: 500px; }")],
    ),
    (
        "links that forget the list",
        "a_link_opens_the_same_state",
        [("fragment.js", "const suffix = list && list !== 'cards'", "const suffix = list === 'none'")],
    ),
    ("undo that stays", "undo_and_redo", [("history.js", "this.#position += distance;", "")]),
    ("a fix at the wrong place", "a_fix_by_one_click", [("edits.js", "position = end;", "position = start;")]),
    ("names as markup", "hostile_files", [("rows.js", "cell.textContent = text;", "cell.innerHTML = text;")]),
    (
        "a file that is not kept",
        "offline_reload",
        [
            (
                "offline.js",
                "files.map((file)",
                "files.filter((file) => !file.endsWith('.css') && file !== 'page.js').map((file)",
            )
        ],
    ),
    ("a policy with a hole", "the_policy_forbids_the_rest", [("index.html", "connect-src 'self'", "connect-src *")]),
    (
        "views that are not linked",
        "tree_text_and_words_are_linked",
        [("ranges.js", "element.classList.add('lit')", "element")],
    ),
    ("damage in silence", "damage_is_told", [("files.js", "if (!damage.count) return text;", "return text;")]),
    (
        "a bar that forgets parentheses",
        "a_bar_adds_its_term",
        [("edits.js", "`(${trimmed}) ${added}`", "`${trimmed} ${added}`")],
    ),
    (
        "rows that are never taken away",
        "typing_letter_by_letter",
        [("rows.js", "this.#rows[index].element.remove();", "")],
    ),
    (
        "a tree without keyboard",
        "keyboard_reaches_everything",
        [("tree.js", "tabindex: index === 0 ? 0 : -1", "tabindex: -1")],
    ),
]
