// Starts 'filterq lsp' with the first document that may have queries, and passes the settings to it.
const { window, workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

// Query documents, cells of notebooks, and the languages in which queries are embedded.
const languages = ['filterquery', 'markdown', 'yaml', 'json', 'jsonc', 'swift'];

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration('filterq');
  client = new LanguageClient('filterq', 'Filter Query', { command: settings.get('path'), args: ['lsp'] }, {
    documentSelector: languages.map((language) => ({ language })),
    initializationOptions: { filterq: settings },
    synchronize: { configurationSection: 'filterq' },
    middleware: {
      // The rows of a query, as the code lens above it shows them.
      executeCommand: async (command, args, next) => {
        const result = await next(command, args);
        if (command === 'filterq.show' && typeof result === 'string') {
          const document = await workspace.openTextDocument({ content: result });
          await window.showTextDocument(document, { preview: true });
        }
        return result;
      },
    },
  });
  return client.start();
};

exports.deactivate = () => client?.stop();
