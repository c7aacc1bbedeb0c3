-- nvim --headless --clean -n -c 'luafile tests/tree-sitter.lua'
-- with PARSER naming the compiled grammar of the language NAME, SAMPLE a document and COLORS its highlights. The sample
-- is parsed without an error, and has the colors of its kinds of text. Exits with 0, or with 1 and the failure.
local function fail(message)
  io.stderr:write('neovim: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function check()
  local name = vim.env.NAME
  if vim.treesitter.language and vim.treesitter.language.add then
    vim.treesitter.language.add(name, { path = vim.env.PARSER })
  else
    vim.treesitter.require_language(name, vim.env.PARSER)
  end
  local text = table.concat(vim.fn.readfile(vim.env.SAMPLE), '\n') .. '\n'
  local root = vim.treesitter.get_string_parser(text, name):parse()[1]:root()
  if root:has_error() then fail('the sample has an error: ' .. root:sexpr()) end

  local source = table.concat(vim.fn.readfile(vim.env.COLORS), '\n')
  local parse_query = vim.treesitter.query and vim.treesitter.query.parse or vim.treesitter.parse_query
  local query = parse_query(name, source)
  local seen = {}
  for id in query:iter_captures(root, text, 0, -1) do seen[query.captures[id]] = true end
  for _, color in ipairs(query.captures) do
    if not seen[color] then fail('nothing in the sample is colored as ' .. color) end
  end
end

local done, problem = pcall(check)
if not done then fail(problem) end
vim.cmd('quit')
