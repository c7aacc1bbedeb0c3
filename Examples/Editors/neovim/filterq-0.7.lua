-- Neovim 0.7 to 0.10. Copy to ~/.config/nvim/plugin/filterq.lua.
local group = vim.api.nvim_create_augroup('filterq', {})

vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  group = group,
  pattern = '*.filterq',
  callback = function() vim.bo.filetype = 'filterquery' end,
})

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
        settings = { filterq = { style = 'tidy' } }, -- all settings: ../README.md
      })
    end
    if id then vim.lsp.buf_attach_client(event.buf, id) end
  end,
})
