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
  (let ((start "\\(?:^\\|[[:space:](:=<>!-]\\)"))
    `((,(concat start "\\(\"\\(?:\\\\.\\|[^\"\\\n]\\)*\"\\)") 1 font-lock-string-face)
      (,(concat start "\\('\\(?:\\\\.\\|[^'\\\n]\\)*'\\)") 1 font-lock-string-face)
      ("[:=<>]\\(/\\(?:\\\\.\\|[^/\\\n]\\)*/\\)" 1 font-lock-constant-face)
      ("\\_<\\(?:or\\|and\\)\\_>" . font-lock-keyword-face)
      ("\\(?:^\\|[[:space:](-]\\)\\([a-z_][a-z0-9_-]*\\(?:\\.[a-z0-9_-]+\\)*\\)\\(?:[:=<>]\\|!=\\)" 1 font-lock-variable-name-face)
      ("\\(?:^\\|[[:space:](]\\)\\(-\\)" 1 font-lock-negation-char-face))))

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
(add-to-list 'auto-mode-alist '("\\.filterq\\'" . filterq-mode))

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
