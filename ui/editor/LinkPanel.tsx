import type { Editor } from "@tiptap/react";
import { useState, type KeyboardEvent } from "react";
import { Button } from "../Button.tsx";
import { classNames } from "../class-names.ts";
import { rowClass } from "../primitives.ts";
import { safeLink } from "../rich-text/safe-address.ts";
import { TextField } from "../TextField.tsx";
import styles from "./tools.module.css";
import type { EditorLabels } from "./labels.ts";

/** Parses a typed address, with or without scheme, or an e-mail address. Returns null if it is not allowed. */
function givenAddress(text: string): string | null {
  const given = text.trim();
  if (given === "" || /\s/u.test(given)) return null;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/iu.test(given)) return safeLink(given);
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/u.test(given)) return safeLink(`mailto:${given}`);
  return /^[^\s/.]+\.[^\s/]/u.test(given) ? safeLink(`https://${given}`) : null;
}

export interface LinkPanelProps {
  editor: Editor;
  labels: EditorLabels;
  onClose: () => void;
}

/** Renders the panel below the toolbar for the address of the selection or of the link at the cursor. */
export function LinkPanel({ editor, labels, onClose }: LinkPanelProps) {
  const before = String(editor.getAttributes("link")["href"] ?? "");
  const [address, setAddress] = useState(before);
  const [isRefused, setIsRefused] = useState(false);

  function close(): void {
    onClose();
    editor.commands.focus();
  }
  function apply(): void {
    const href = givenAddress(address);
    if (href === null) {
      setIsRefused(true);
      return;
    }
    const chain = editor.chain().focus();
    if (before !== "") chain.extendMarkRange("link").setLink({ href }).run();
    else if (editor.state.selection.empty) {
      const text = { type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] };
      chain.insertContent([text, { type: "text", text: " " }]).run();
    } else chain.setLink({ href }).run();
    onClose();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) {
      // Does not submit the surrounding form.
      event.preventDefault();
      event.stopPropagation();
      apply();
    }
  }

  return (
    <div
      className={classNames(rowClass(2, "wrap"), styles.linkPanel)}
      role="group"
      aria-label={labels.link}
      onKeyDown={onKeyDown}
    >
      <TextField
        label={labels.linkAddress}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        autoFocus
        value={address}
        error={isRefused ? labels.linkInvalid : undefined}
        onChange={(event) => {
          setIsRefused(false);
          setAddress(event.target.value);
        }}
      />
      <div className={rowClass(1)}>
        <Button size="sm" variant="soft" onClick={apply}>
          {labels.linkApply}
        </Button>
        {before !== "" && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              editor.chain().focus().extendMarkRange("link").unsetLink().run();
              onClose();
            }}
          >
            {labels.linkRemove}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={close}>
          {labels.linkCancel}
        </Button>
      </div>
    </div>
  );
}
