-- Neovim 0.11 or later. Copy to ~/.config/nvim/plugin/filterq.lua.
vim.filetype.add({ extension = { filterq = 'filterquery', ['filterq-test'] = 'filterquery' } })

-- Asks for lenses again when the server says so, as after items were read.
local capabilities = vim.lsp.protocol.make_client_capabilities()
capabilities.workspace.codeLens = { refreshSupport = true }

vim.lsp.config('filterq', {
  cmd = { 'filterq', 'lsp' },
  -- In the other languages, the queries in them are served.
  filetypes = { 'filterquery', 'markdown', 'yaml', 'json', 'jsonc', 'swift' },
  root_markers = { '.git' },
  capabilities = capabilities,
  handlers = {
    ['workspace/codeLens/refresh'] = function()
      vim.lsp.codelens.refresh()
      return vim.NIL
    end,
  },
  settings = { filterq = { style = 'tidy' } }, -- all settings: ../README.md
  -- Completes in all these languages: file types such as Markdown have an 'omnifunc' of their own.
  on_attach = function(client, buffer)
    vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc'
    if vim.lsp.completion then vim.lsp.completion.enable(true, client.id, buffer, { autotrigger = true }) end
    vim.lsp.codelens.refresh()
    vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave', 'TextChanged' }, {
      buffer = buffer,
      callback = function() vim.lsp.codelens.refresh() end,
    })
  end,
})
vim.lsp.enable('filterq')

-- Shows the rows that a query finds, as the code lens above it offers.
vim.lsp.commands['filterq.show'] = function(command, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  client:request('workspace/executeCommand', command, function(_, text)
    if type(text) ~= 'string' then return end
    vim.cmd('botright new')
    vim.bo.buftype, vim.bo.bufhidden = 'nofile', 'wipe'
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, '\n'))
    vim.bo.modifiable = false
  end, context.bufnr)
end

-- A '#' at the start of a line or after white space begins a comment.
vim.api.nvim_create_autocmd('FileType', {
  pattern = 'filterquery',
  callback = function()
    vim.bo.commentstring = '# %s'
    pcall(vim.treesitter.start) -- colors before the server has started, if the parser is installed: ../README.md
  end,
})
