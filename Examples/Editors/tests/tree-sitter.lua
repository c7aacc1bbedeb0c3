-- nvim --headless --clean -n -c 'luafile tests/tree-sitter.lua'
-- with PARSER naming the compiled grammar. The sample is parsed without an error, and has the colors of its kinds of text.
-- Exits with 0, or with 1 and the failure.
local function fail(message)
  io.stderr:write('neovim: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function check()
  if vim.treesitter.language and vim.treesitter.language.add then
    vim.treesitter.language.add('filterquery', { path = vim.env.PARSER })
  else
    vim.treesitter.require_language('filterquery', vim.env.PARSER)
  end
  local text = table.concat(vim.fn.readfile('sample.filterq'), '\n') .. '\n'
  local root = vim.treesitter.get_string_parser(text, 'filterquery'):parse()[1]:root()
  if root:has_error() then fail('the sample has an error: ' .. root:sexpr()) end

  local source = table.concat(vim.fn.readfile('../../Grammar/tree-sitter/queries/highlights.scm'), '\n')
  local query = (vim.treesitter.query and vim.treesitter.query.parse or vim.treesitter.parse_query)('filterquery', source)
  local seen = {}
  for id in query:iter_captures(root, text, 0, -1) do seen[query.captures[id]] = true end
  for _, name in ipairs(query.captures) do
    if not seen[name] then fail('nothing in the sample is colored as ' .. name) end
  end
end

local done, problem = pcall(check)
if not done then fail(problem) end
vim.cmd('quit')
