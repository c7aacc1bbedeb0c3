//! Starts `filterq lsp` in Zed with the settings under `lsp.filterq`.

use zed_extension_api::{
    self as zed, serde_json::Value, settings::LspSettings, LanguageServerId, Result, Worktree,
};

struct FilterQuery;

impl zed::Extension for FilterQuery {
    fn new() -> Self {
        FilterQuery
    }

    fn language_server_command(
        &mut self,
        _: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<zed::Command> {
        let command = worktree
            .which("filterq")
            .ok_or("filterq is not on the PATH")?;
        Ok(zed::Command {
            command,
            args: vec!["lsp".into()],
            env: worktree.shell_env(),
        })
    }

    fn language_server_workspace_configuration(
        &mut self,
        server: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Option<Value>> {
        Ok(LspSettings::for_worktree(server.as_ref(), worktree)?.settings)
    }
}

zed::register_extension!(FilterQuery);
