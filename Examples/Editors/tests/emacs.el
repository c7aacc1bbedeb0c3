;;; emacs.el --- Runs the configuration for Emacs headless  -*- lexical-binding: t -*-

;; CLIENT=eglot (or lsp-mode) emacs --batch -l tests/emacs.el, with 'filterq' on the PATH.
;; Opens a copy of the sample as a user would and sends each kind of request. Exits with 0, with 1 and the failure, or with
;; 77 if the client is not installed.

;;; Code:

(require 'cl-lib)
(require 'flymake)
(require 'package)
(package-initialize)

(defconst client (intern (or (getenv "CLIENT") "eglot")))
(defconst folder (expand-file-name ".." (file-name-directory load-file-name)))

(unless (require client nil t) (kill-emacs 77))
(add-to-list 'load-path (expand-file-name "emacs" folder))
(require 'filterq-mode)

;; Prompts are not allowed, and files of the user are neither read nor written.
(setq make-backup-files nil
      create-lockfiles nil
      lsp-session-file (expand-file-name (make-temp-name "lsp-session") temporary-file-directory)
      lsp-auto-guess-root t
      lsp-restart 'ignore
      lsp-enable-snippet nil
      lsp-enable-file-watchers nil
      lsp-diagnostics-provider :flymake)

(defmacro await (what condition)
  "Wait for CONDITION, which is described by WHAT."
  `(let ((end (+ (float-time) 15)))
     (while (not ,condition)
       (when (> (float-time) end) (error "%s: nothing within 15 seconds" ,what))
       (accept-process-output nil 0.05))))

(defun with-eglot () "Whether the client is eglot." (eq client 'eglot))

(defun attached ()
  "Whether the server serves the buffer."
  (if (with-eglot)
      (bound-and-true-p eglot--managed-mode)
    (cl-some (lambda (workspace) (eq (lsp--workspace-status workspace) 'initialized)) (lsp-workspaces))))

(defun diagnostics ()
  "The errors and warnings of the buffer."
  (cl-remove-if (lambda (diagnostic) (memq (flymake-diagnostic-type diagnostic) '(:note eglot-note)))
                (flymake-diagnostics)))

(defun ask (method parameters)
  "Send METHOD with PARAMETERS; return the answer."
  (or (if (with-eglot)
          (jsonrpc-request (eglot--current-server-or-lose) (intern (concat ":" method)) parameters)
        (lsp-request method parameters))
      (error "%s got no answer" method)))

(defun check-faces ()
  "Check the faces in the sample of lists: of the first group of each pattern."
  (with-temp-buffer
    (insert-file-contents (expand-file-name "lists.filterq" folder))
    (filterq-mode)
    (font-lock-ensure)
    (dolist (expected
             '(("^\\(level\\):" . font-lock-variable-name-face) ("error \\(or\\) warn" . font-lock-keyword-face)
               ("(\\(error\\)" . nil) ("\\(\"GET\"\\)" . font-lock-string-face)
               ("\\(status\\) in" . font-lock-variable-name-face) ("status \\(in\\) (" . font-lock-keyword-face)
               ("level \\(not in\\) " . font-lock-keyword-face) ("400\\(\\.\\.\\)499" . font-lock-keyword-face)
               ("500 \\(TO\\) 599" . font-lock-keyword-face) ("^\\(took\\) >" . font-lock-variable-name-face)
               ("\\(&&\\)" . font-lock-keyword-face) ("^\\(NOT\\)" . font-lock-negation-char-face)
               ("\\(not\\) method" . font-lock-negation-char-face) ("\\(!\\)status" . font-lock-negation-char-face)
               ("\\(!\\)(" . font-lock-negation-char-face) ("\\(message\\)~" . font-lock-variable-name-face)
               ("=~\\(\"\\^\\)" . font-lock-string-face) ("!~\\(/bot/\\)" . font-lock-constant-face)
               ("^\\(has\\):" . font-lock-builtin-face) (":\\(null\\)" . font-lock-constant-face)
               ("\\(\"Unit\\) Price" . font-lock-variable-name-face)
               ("^\\(\\*\\):" . font-lock-variable-name-face) ("\\(`First\\)" . font-lock-variable-name-face)))
      (goto-char (point-min))
      (re-search-forward (car expected))
      (let ((face (get-text-property (match-beginning 1) 'face)))
        (unless (eq face (cdr expected)) (error "The face of %S is %s" (match-string 0) face))))))

(defun run ()
  "Open the sample, and ask."
  (check-faces)
  (let ((sample (expand-file-name "sample.filterq" (make-temp-file "filterq" t))))
    (copy-file (expand-file-name "sample.filterq" folder) sample)
    (find-file sample))
  (unless (eq major-mode 'filterq-mode) (error "The mode of *.filterq is %s" major-mode))
  (font-lock-ensure)
  (unless (eq (get-text-property 4 'face) 'font-lock-comment-face) (error "The first line is no comment"))

  (if (with-eglot)
      (apply #'eglot--connect (eglot--guess-contact))
    (lsp-workspace-folders-add default-directory)
    (lsp))
  (await "attaching the server" (attached))
  (unless flymake-mode (flymake-mode 1))
  (flymake-start)

  ;; The one error of the sample is reported at its line, and nothing else is.
  (await "diagnostics" (diagnostics))
  (goto-char (point-min))
  (re-search-forward "modren$")
  (dolist (diagnostic (diagnostics))
    (unless (= (line-number-at-pos (flymake-diagnostic-beg diagnostic)) (line-number-at-pos))
      (error "An unexpected diagnostic: %s" (flymake-diagnostic-text diagnostic))))

  ;; Hovering over the field 't' of the first query, and the tokens of all.
  (goto-char (point-min))
  (re-search-forward "^t:elf")
  (goto-char (match-beginning 0))
  (let* ((place (if (with-eglot) (eglot--TextDocumentPositionParams) (lsp--text-document-position-params)))
         (document (list :textDocument (plist-get place :textDocument))))
    (ask "textDocument/hover" place)
    (ask "textDocument/semanticTokens/full" document))

  ;; Two queries are typed after the last one: the first is completed, the second formatted.
  (goto-char (point-max))
  (insert "f:mod\nt:elf   c:g\n")
  (forward-line -2)
  (end-of-line)
  (let* ((completion (run-hook-with-args-until-success 'completion-at-point-functions))
         (table (or (nth 2 completion) (error "Nothing completes at the end of 'f:mod'")))
         (text (buffer-substring-no-properties (nth 0 completion) (nth 1 completion)))
         (candidates (all-completions text table (plist-get (nthcdr 3 completion) :predicate))))
    (unless (member "modern" (mapcar #'string-trim candidates)) (error "Completion of 'f:mod' offers %S" candidates)))

  (if (with-eglot) (eglot-format-buffer) (lsp-format-buffer))
  (goto-char (point-max))
  (forward-line -1)
  (unless (looking-at-p "t:elf c:g$") (error "Formatting gave %s" (thing-at-point 'line)))

  ;; After the error is corrected, the diagnostic disappears.
  (goto-char (point-min))
  (while (re-search-forward "f:mod\\(ren\\)?$" nil t) (replace-match "f:modern"))
  (when (with-eglot) (eglot--signal-textDocument/didChange)) ; lsp-mode has sent the change already
  (await "the diagnostic disappearing" (not (diagnostics)))
  (set-buffer-modified-p nil))

(condition-case err
    (run)
  (error
   (message "emacs, %s: %s" client (error-message-string err))
   (kill-emacs 1)))
(kill-emacs 0)

;;; emacs.el ends here
