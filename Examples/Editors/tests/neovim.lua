-- nvim --headless --clean -n --cmd 'let g:do_filetype_lua = 1' -c 'luafile tests/neovim.lua'
-- with SETUP naming the configuration and 'filterq' on the PATH. (Only Neovim 0.7 needs g:do_filetype_lua.)
-- Opens the samples as a user would and sends each kind of request. Exits with 0, or with 1 and the failure.
local function fail(message)
  io.stderr:write('neovim: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function await(what, condition)
  if not vim.wait(15000, condition, 50) then fail(what .. ': nothing within 15 seconds') end
end

-- Before 0.11, the configuration for later versions runs with stubs for the two functions that it calls.
if not vim.lsp.enable then
  local configs = {}
  vim.lsp.config = function(name, config) configs[name] = vim.tbl_extend('error', config, { name = name }) end
  vim.lsp.enable = function(name)
    vim.api.nvim_create_autocmd('FileType', {
      pattern = configs[name].filetypes,
      callback = function(event)
        vim.lsp.buf_attach_client(event.buf, vim.lsp.start_client(configs[name]))
      end,
    })
  end
end

-- Opens a file and returns its buffer with the client of the server.
local function open(name, filetype)
  vim.cmd('edit ' .. name)
  local buffer = vim.api.nvim_get_current_buf()
  if vim.bo.filetype ~= filetype then fail('the file type of ' .. name .. ' is ' .. vim.inspect(vim.bo.filetype)) end
  local clients = vim.lsp.get_clients or vim.lsp.get_active_clients
  local client
  await('attaching the server to ' .. name, function()
    for _, each in pairs(clients()) do
      if each.name == 'filterq' and vim.lsp.buf_is_attached(buffer, each.id) then client = each end
    end
    return client ~= nil
  end)
  return buffer, client
end

-- Sends a request about a buffer and returns its result.
local function request(buffer, client, method, params)
  params.textDocument = vim.lsp.util.make_text_document_params(buffer)
  local answers, problem = vim.lsp.buf_request_sync(buffer, method, params, 15000)
  local answer = (answers or {})[client.id] or {}
  if problem or answer.err or answer.error or answer.result == nil then
    fail(method .. ' got no answer: ' .. vim.inspect(problem or answer))
  end
  return answer.result
end

-- The queries of a sample in another language are served: its one error, a hover, a completion and formatting.
local function embedded(name, filetype)
  local buffer, client = open(name, filetype)
  await('diagnostics of ' .. name, function() return #vim.diagnostic.get(buffer) > 0 end)
  local line = vim.fn.search('f:modren') - 1
  local column = vim.fn.getline(line + 1):find('modren') - 1
  for _, diagnostic in ipairs(vim.diagnostic.get(buffer, { severity = { min = vim.diagnostic.severity.WARN } })) do
    if diagnostic.lnum ~= line or diagnostic.col ~= column or diagnostic.code ~= 'unknown-value' then
      fail('an unexpected diagnostic in ' .. name .. ': ' .. vim.inspect(diagnostic))
    end
  end
  local hover = request(buffer, client, 'textDocument/hover', { position = { line = line, character = column - 2 } })
  if hover.range.start.character ~= column - 2 then fail('the hover in ' .. name .. ' is at ' .. vim.inspect(hover.range)) end
  local list = request(buffer, client, 'textDocument/completion', { position = { line = line, character = column + 3 } })
  local labels = vim.tbl_map(function(item) return item.label end, list.items or list)
  if not vim.tbl_contains(labels, 'modern') then fail('completion in ' .. name .. ' offers ' .. vim.inspect(labels)) end

  vim.cmd('%s/f:modren/F:modern   c:r/')
  local before = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
  local edits = request(buffer, client, 'textDocument/formatting', { options = { tabSize = 2, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits, buffer, client.offset_encoding)
  for number, text in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local wanted = before[number]:gsub('F:modern   c:r', 'f:modern c:r')
    if text ~= wanted then fail('formatting of ' .. name .. ' gave ' .. text) end
  end
  await('the diagnostic disappearing from ' .. name, function()
    return #vim.diagnostic.get(buffer, { severity = { min = vim.diagnostic.severity.WARN } }) == 0
  end)
end

local function run()
  vim.cmd('filetype plugin on')
  dofile(vim.env.SETUP)
  local buffer, client = open('sample.filterq', 'filterquery')

  -- The one error of the sample is reported at its line, and nothing else is.
  await('diagnostics', function() return #vim.diagnostic.get(buffer) > 0 end)
  local erroneous = vim.fn.search('modren$') - 1
  for _, diagnostic in ipairs(vim.diagnostic.get(buffer, { severity = { min = vim.diagnostic.severity.WARN } })) do
    if diagnostic.lnum ~= erroneous or diagnostic.code ~= 'unknown-value' then
      fail('an unexpected diagnostic: ' .. vim.inspect(diagnostic))
    end
  end

  local function ask(method, params) return request(buffer, client, method, params) end

  -- A lens above a query says what it finds; another one is shown after an edit.
  local function lenses() return vim.tbl_filter(function(lens) return lens.command ~= nil end, vim.lsp.codelens.get(buffer)) end
  await('lenses', function() return #lenses() > 0 end)
  if not vim.lsp.commands['filterq.show'] then fail('the command of lenses has no handler') end

  -- Hovering over the field 't' of the first query.
  local first = vim.fn.search('^t:elf') - 1
  local hover = ask('textDocument/hover', { position = { line = first, character = 0 } })
  if #vim.lsp.util.convert_input_to_markdown_lines(hover.contents) == 0 then fail('hover says nothing') end

  -- Tokens are rows of five numbers.
  local tokens = ask('textDocument/semanticTokens/full', {}).data
  if #tokens == 0 or #tokens % 5 ~= 0 then fail('semantic tokens are ' .. vim.inspect(tokens)) end

  -- Two queries are typed after the last one: the first is completed, the second formatted.
  vim.api.nvim_buf_set_lines(buffer, -1, -1, false, { 'f:mod', 't:elf   c:g' })
  local last = vim.api.nvim_buf_line_count(buffer)
  local list = ask('textDocument/completion', { position = { line = last - 2, character = 5 } })
  local labels = vim.tbl_map(function(item) return item.label end, list.items or list)
  if not vim.tbl_contains(labels, 'modern') then fail("completion of 'f:mod' offers " .. vim.inspect(labels)) end

  local edits = ask('textDocument/formatting', { options = { tabSize = 2, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits, buffer, client.offset_encoding)
  if vim.fn.getline('$') ~= 't:elf c:g' then fail('formatting gave ' .. vim.fn.getline('$')) end

  -- After the error is corrected and the incomplete query completed, the diagnostics disappear.
  vim.cmd('%s/\\(modren\\|mod\\)$/modern/')
  await('the diagnostic disappearing', function()
    return #vim.diagnostic.get(buffer, { severity = { min = vim.diagnostic.severity.WARN } }) == 0
  end)

  embedded('sample.md', 'markdown')
  open('../saved-queries.filterq-test', 'filterquery')
  embedded('sample.yaml', 'yaml')
end

local ok, err = pcall(run)
if not ok then fail(err) end
vim.cmd('qall!')
