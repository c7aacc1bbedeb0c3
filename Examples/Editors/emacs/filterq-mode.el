;;; filterq-mode.el --- Documents of filter queries  -*- lexical-binding: t -*-

;; Package-Requires: ((emacs "27.1"))

;;; Commentary:

;; A mode for *.filterq, with the server by eglot or lsp-mode, whichever is installed:
;;
;;   (require 'filterq-mode)
;;   (add-hook 'filterq-mode-hook #'eglot-ensure)   ; or #'lsp

;;; Code:

(defgroup filterq nil "Documents of filter queries." :group 'languages)

(defcustom filterq-settings '(:style "tidy")
  "The settings of the server; see ../README.md for all of them."
  :type 'plist)

(defvar filterq-mode-syntax-table
  (let ((table (make-syntax-table)))
    ;; An apostrophe inside a word is an ordinary character, so font-lock handles quotes.
    (dolist (mark '(?\" ?\' ?/ ?: ?= ?< ?> ?! ?-))
      (modify-syntax-entry mark "." table))
    (modify-syntax-entry ?_ "_" table)
    (modify-syntax-entry ?\n ">" table)
    table))

(defconst filterq-font-lock-keywords
  (let* ((start "\\(?:^\\|[[:space:](:=<>~,|[!-]\\)")
         (term "\\(?:^\\|[[:space:](!&|-]\\)")
         (name (concat "[@$#]?[[:alpha:]_][[:alnum:]_@$#-]*\\(?:\\.[[:alnum:]_@$#-]+\\)*"))
         (quoted "\"\\(?:\\\\.\\|[^\"\\\n]\\)*\"")
         (operator "[ \t]*\\(?:[:=<>~]\\|![=~]\\)")
         (member "\\(?:not[ \t]+\\)?in")
         (filter (concat "\\(?:" name "\\|" quoted "\\|`[^`\n]*`\\)"
                         "\\(?:" operator "\\|[ \t]+" member "[ \t]*[[(@]\\)")))
    `((,(concat term "\\(" quoted "\\|`[^`\n]*`\\|\\*\\)" operator) 1 font-lock-variable-name-face)
      (,(concat start "\\(" quoted "\\)") 1 font-lock-string-face)
      (,(concat start "\\('\\(?:\\\\.\\|[^'\\\n]\\)*'\\)") 1 font-lock-string-face)
      ;; A pattern begins after an operator or another value, or is any text after `=~'.
      ("\\(?:[:=<>~,|(]\\|[=!]~[ \t]+\\)\\(/\\(?:\\\\.\\|[^/\\\n]\\)+/\\)" 1 font-lock-constant-face)
      ("[=!]~[ \t]*\\([^][:space:]/\"'()]\\(?:\\\\.\\|([^()[:space:]]*)\\|[^[:space:]()\\]\\)*\\)"
       1 font-lock-constant-face)
      ("\\(?:^\\|[[:space:](),|[]\\)\\(or\\|and\\)\\(?:$\\|[[:space:](),|/]\\|]\\)" 1 font-lock-keyword-face)
      ("&&\\|||" . font-lock-keyword-face)
      (,(concat "\\(?:^\\|[[:space:](]\\)\\(not\\)[ \t]*\\(?:(\\|[ \t]" filter "\\)")
       1 font-lock-negation-char-face)
      (,(concat "\\(?:^\\|[[:space:](]\\)\\(!\\)\\(?:(\\|" filter "\\)") 1 font-lock-negation-char-face)
      (filterq-match-upper-not 1 font-lock-negation-char-face)
      (,(concat term "\\(" name "\\)[ \t]+\\(" member "\\)[ \t]*[[(@]")
       (1 font-lock-variable-name-face) (2 font-lock-keyword-face))
      (,(concat term "\\(has\\|no\\):\\(" name "\\)") (1 font-lock-builtin-face) (2 font-lock-variable-name-face))
      (,(concat term "\\(" name "\\)" operator) 1 font-lock-variable-name-face)
      ;; A range, in brackets with `TO'.
      ("[^.]\\(\\.\\.\\)\\(?:[^.]\\|$\\)" 1 font-lock-keyword-face)
      (filterq-match-range-word 1 font-lock-keyword-face)
      ("[:=]\\(null\\)\\_>" 1 font-lock-constant-face)
      ("\\(?:^\\|[[:space:](,|]\\)\\(-\\)" 1 font-lock-negation-char-face))))

(defun filterq-match-upper-not (limit)
  "Match an upper-case NOT before LIMIT that no operator follows."
  (let ((case-fold-search nil))
    (re-search-forward "\\(?:^\\|[[:space:](]\\)\\(NOT\\)\\(?:[ \t]*$\\|[ \t]*(\\|[ \t]+[^:=<>~ \t]\\)" limit t)))

(defun filterq-match-range-word (limit)
  "Match the TO of a range in brackets before LIMIT."
  (let ((case-fold-search nil))
    (re-search-forward "[[{][^][(){}\n]*[ \t]\\(TO\\)[ \t][^][(){}\n]*[])}]" limit t)))

;;;###autoload
(define-derived-mode filterq-mode prog-mode "FilterQ"
  "Major mode for documents of filter queries.
A line is a query. A line that starts with white space continues
the query above; `#' at the start of a line or after white space begins
a comment."
  (setq-local comment-start "# "
              comment-start-skip "#+ *"
              comment-style 'plain ; a comment starts in the first column
              syntax-propertize-function (syntax-propertize-rules ("\\(?:^\\|[[:space:]]\\)\\(#\\)" (1 "<")))
              font-lock-defaults '(filterq-font-lock-keywords nil t))
  ;; A new line is a new query, unless it is indented on purpose.
  (electric-indent-local-mode -1))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.filterq\\(?:-test\\)?\\'" . filterq-mode))

;; Eglot, part of Emacs from version 29.
(put 'filterq-mode 'eglot-language-id "filterquery")
(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               `(filterq-mode . ,(lambda (&rest _)
                                   `("filterq" "lsp" :initializationOptions (:filterq ,filterq-settings))))))

;; Lsp-mode.
(defvar lsp-language-id-configuration)
(declare-function lsp-register-client "lsp-mode")
(declare-function make-lsp-client "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")
(declare-function lsp-activate-on "lsp-mode")
(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(filterq-mode . "filterquery"))
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection '("filterq" "lsp"))
                    :activation-fn (lsp-activate-on "filterquery")
                    :initialization-options (lambda () `(:filterq ,filterq-settings))
                    :server-id 'filterq)))

(provide 'filterq-mode)
;;; filterq-mode.el ends here
