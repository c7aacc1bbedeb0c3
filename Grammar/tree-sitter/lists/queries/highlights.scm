; The names are those that Helix, Neovim and the tree-sitter command share.

(comment) @comment

(field) @attribute
[(comparison) (range_operator) (minus) (exclamation)] @operator
[(or) (and)] @keyword.operator

(value) @constant
(quoted) @string
(regex) @string.regexp

[(left_parenthesis) (right_parenthesis) (value_opening) (value_closing)] @punctuation.bracket
(value_separator) @punctuation.delimiter
