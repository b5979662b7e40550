import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from "react";
import { useAnnounce } from "../Announcer.tsx";
import { Button } from "../Button.tsx";
import { classNames } from "../class-names.ts";
import { FieldError } from "../Field.tsx";
import { UploadIcon } from "../icons.ts";
import { IconTile } from "../IconTile.tsx";
import { boxClass, rowClass, stackClass, textClass } from "../primitives.ts";
import { useUi } from "../ui-context.ts";
import { filesIn, hasFiles } from "./dropped-files.ts";
import styles from "./UploadField.module.css";
import { UploadRow, type UploadRowContent } from "./UploadRow.tsx";
import { usePageDrops } from "./use-page-drops.ts";

export interface UploadFieldProps {
  label: string;
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** Uploading and uploaded files, in order. */
  rows: readonly UploadRowContent[];
  onAdd: (files: readonly File[]) => void;
  onRetry: (id: string) => void;
  /** Also called for a file that is still uploading. */
  onRemove: (id: string) => void;
  /** Types and extensions for the picker, as in `accept` of a file input. */
  accept: string;
  multiple: boolean;
  /** The maximum is reached; adding is disabled. */
  isFull: boolean;
  words: {
    choose: string;
    /** Shown on devices with drag and drop. */
    drop: string;
    /** Accepted types and sizes. */
    limits: string;
    files: string;
  };
  /** The latest event, announced when it changes. */
  news: string | null;
  error?: string | undefined;
}

/** Renders a field for chosen, dropped or pasted files with the progress of each. */
export function UploadField({ label, optional, hint, error, words, ...props }: UploadFieldProps) {
  const { rows, onAdd, onRetry, onRemove, accept, multiple, isFull, news } = props;
  const id = useId();
  const ui = useUi();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [over, setOver] = useState(false);
  const announce = useAnnounce();
  useEffect(() => {
    if (news !== null) announce(news);
  }, [announce, news]);
  usePageDrops(onAdd);

  const take = (files: readonly File[]): void => {
    if (files.length > 0) onAdd(files);
  };
  const onDrop = (event: DragEvent): void => {
    setOver(false);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    take(filesIn(event.dataTransfer));
  };
  const onPaste = (event: ClipboardEvent): void => {
    const files = filesIn(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  };

  /** Removes a file and focuses the next one, or the button if none is left. */
  function remove(row: UploadRowContent): void {
    const index = rows.indexOf(row);
    onRemove(row.id);
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll<HTMLButtonElement>("[data-remove]") ?? [];
      (left[Math.min(index, left.length - 1)] ?? chooser.current)?.focus();
    });
  }

  const described = [error && `${id}-error`, hint && `${id}-hint`, `${id}-limits`].filter(Boolean);
  return (
    <div
      className={stackClass(2, "fits", "shrinks")}
      role="group"
      aria-labelledby={`${id}-label`}
      data-wrong={error === undefined ? undefined : ""}
      onPaste={onPaste}
    >
      <div className={textClass("sm", "ink", "medium")} id={`${id}-label`}>
        {label}
        {optional && (
          <span className={classNames(textClass("muted", "normal"), styles.optional)}>{ui.words.optional}</span>
        )}
      </div>
      {hint && (
        <div className={textClass("xs", "muted")} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {!isFull && (
        <div
          className={classNames(
            rowClass(4, "align-center"),
            styles.zone,
            over && styles.over,
            error !== undefined && styles.wrong,
          )}
          onDragOver={(event) => {
            if (!hasFiles(event.dataTransfer)) return;
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
          }}
          onDrop={onDrop}
        >
          <IconTile icon={<UploadIcon />} />
          <div className={boxClass("grows")}>
            <p className={classNames(textClass("flush", "ink", "medium"), styles.drop)}>{words.drop}</p>
            <p className={textClass("flush", "xs", "muted")} id={`${id}-limits`}>
              {words.limits}
            </p>
          </div>
          <Button ref={chooser} onClick={() => input.current?.click()} aria-describedby={described.join(" ")}>
            {words.choose}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={words.choose}
            accept={accept}
            multiple={multiple}
            onChange={({ currentTarget }) => {
              take([...(currentTarget.files ?? [])]);
              // Allows choosing the same file again.
              currentTarget.value = "";
            }}
          />
        </div>
      )}
      {rows.length > 0 && (
        <ul className={stackClass(2, "fits", "list")} ref={list} aria-label={words.files}>
          {rows.map((row) => (
            <UploadRow key={row.id} row={row} onRetry={() => onRetry(row.id)} onRemove={() => remove(row)} />
          ))}
        </ul>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
