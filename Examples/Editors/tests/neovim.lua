-- nvim --headless --clean -n --cmd 'let g:do_filetype_lua = 1' -c 'luafile tests/neovim.lua'
-- with SETUP naming the configuration and 'filterq' on the PATH. (Only Neovim 0.7 needs g:do_filetype_lua.)
-- Opens the sample as a user would and sends each kind of request. Exits with 0, or with 1 and the failure.
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

local function run()
  vim.cmd('filetype plugin on')
  dofile(vim.env.SETUP)
  vim.cmd('edit sample.filterq')
  local buffer = vim.api.nvim_get_current_buf()
  if vim.bo.filetype ~= 'filterquery' then fail('the file type of *.filterq is ' .. vim.inspect(vim.bo.filetype)) end

  local clients = vim.lsp.get_clients or vim.lsp.get_active_clients
  local client
  await('attaching the server', function()
    for _, each in pairs(clients()) do
      if each.name == 'filterq' and vim.lsp.buf_is_attached(buffer, each.id) then client = each end
    end
    return client ~= nil
  end)

  -- The one error of the sample is reported at its line, and nothing else is.
  await('diagnostics', function() return #vim.diagnostic.get(buffer) > 0 end)
  local erroneous = vim.fn.search('modren$') - 1
  for _, diagnostic in ipairs(vim.diagnostic.get(buffer, { severity = { min = vim.diagnostic.severity.WARN } })) do
    if diagnostic.lnum ~= erroneous or diagnostic.code ~= 'unknown-value' then
      fail('an unexpected diagnostic: ' .. vim.inspect(diagnostic))
    end
  end

  local function ask(method, params)
    params.textDocument = vim.lsp.util.make_text_document_params(buffer)
    local answers, err = vim.lsp.buf_request_sync(buffer, method, params, 15000)
    local answer = (answers or {})[client.id] or {}
    if err or answer.err or answer.error or answer.result == nil then
      fail(method .. ' got no answer: ' .. vim.inspect(err or answer))
    end
    return answer.result
  end

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
end

local ok, err = pcall(run)
if not ok then fail(err) end
vim.cmd('qall!')
