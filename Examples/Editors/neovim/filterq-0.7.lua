-- Neovim 0.7 to 0.10. Copy to ~/.config/nvim/plugin/filterq.lua.
local group = vim.api.nvim_create_augroup('filterq', {})

vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  group = group,
  pattern = { '*.filterq', '*.filterq-test' },
  callback = function() vim.bo.filetype = 'filterquery' end,
})

-- Asks for lenses again when the server says so, as after items were read.
local capabilities = vim.lsp.protocol.make_client_capabilities()
capabilities.workspace.codeLens = { refreshSupport = true }

-- One server for all buffers. It is started with the first one, and again if it has ended. In languages other than
-- 'filterquery', the queries in them are served.
local id
vim.api.nvim_create_autocmd('FileType', {
  group = group,
  pattern = { 'filterquery', 'markdown', 'yaml', 'json', 'jsonc', 'swift' },
  callback = function(event)
    if event.match == 'filterquery' then
      vim.bo.commentstring = '# %s'
    end
    -- File types such as Markdown have an 'omnifunc' of their own.
    vim.bo.omnifunc = 'v:lua.vim.lsp.omnifunc'
    if not id or not vim.lsp.get_client_by_id(id) then
      id = vim.lsp.start_client({
        name = 'filterq',
        cmd = { 'filterq', 'lsp' },
        root_dir = vim.fn.getcwd(),
        capabilities = capabilities,
        handlers = {
          ['workspace/codeLens/refresh'] = function()
            vim.lsp.codelens.refresh()
            return vim.NIL
          end,
        },
        on_attach = function(_, buffer)
          vim.lsp.codelens.refresh()
          vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave', 'TextChanged' }, {
            group = group,
            buffer = buffer,
            callback = function() vim.lsp.codelens.refresh() end,
          })
        end,
        settings = { filterq = { style = 'tidy' } }, -- all settings: ../README.md
      })
    end
    if id then vim.lsp.buf_attach_client(event.buf, id) end
  end,
})

-- Shows the rows that a query finds, as the code lens above it offers.
vim.lsp.commands['filterq.show'] = function(command, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  client.request('workspace/executeCommand', { command = command.command, arguments = command.arguments }, function(_, text)
    if type(text) ~= 'string' then return end
    vim.cmd('botright new')
    vim.bo.buftype, vim.bo.bufhidden = 'nofile', 'wipe'
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, '\n'))
    vim.bo.modifiable = false
  end, context.bufnr)
end
