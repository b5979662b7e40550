import { useRef, type DragEvent, type KeyboardEvent } from "react";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { classNames } from "../class-names.ts";
import { Fact, Facts } from "../Facts.tsx";
import { DocumentIcon, DownloadIcon, UploadIcon } from "../icons.ts";
import { TextArea } from "../TextArea.tsx";
import { rowClass, stackClass, textClass } from "../primitives.ts";
import { filesIn, hasFiles } from "../upload/dropped-files.ts";
import { usePageDrops } from "../upload/use-page-drops.ts";
import styles from "./TableSource.module.css";

export interface TableSourceProps {
  /** The table's columns: heading in the file, and meaning. */
  columns: readonly { name: string; meaning: string }[];
  csv: string;
  /** The name of the table's file; null if pasted. */
  file: string | null;
  error?: string | undefined;
  words: {
    title: string;
    template: string;
    choose: string;
    drop: string;
    text: string;
    textHint: string;
    /** Label of the button that removes the file; contains its name. */
    remove: string;
  };
  onFiles: (files: readonly File[]) => void;
  onText: (csv: string) => void;
  onRemove: () => void;
  onTemplate: () => void;
  /** Ctrl/⌘+Enter was pressed. */
  onSubmit: () => void;
}

/** Renders the source of an imported table: a chosen or dropped file, or pasted text, with the expected columns. */
export function TableSource({ columns, csv, file, error, words, onFiles, onText, ...on }: TableSourceProps) {
  const input = useRef<HTMLInputElement>(null);
  usePageDrops(onFiles);
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    onFiles(filesIn(event.dataTransfer));
  };
  const submitByKeyboard = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) on.onSubmit();
  };
  return (
    <Card
      title={words.title}
      actions={
        <Button size="sm" variant="quiet" icon={<DownloadIcon size={18} />} onClick={on.onTemplate}>
          {words.template}
        </Button>
      }
    >
      <div className={stackClass(5, "fits")} onDrop={drop} onDragOver={(event) => event.preventDefault()}>
        <Facts layout="columns" className={styles.columns}>
          {columns.map(({ name, meaning }) => (
            <Fact key={name} name={<bdi dir="ltr">{name}</bdi>}>
              {meaning}
            </Fact>
          ))}
        </Facts>
        <div className={classNames(rowClass([2, 3], "wrap", "align-center"), styles.file)}>
          <Button icon={<UploadIcon size={18} />} onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
          <span className={textClass("sm", "muted")}>{words.drop}</span>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,text/csv"
            aria-label={words.choose}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              // Allows choosing the same file again.
              event.target.value = "";
            }}
          />
        </div>
        {file === null ? (
          <div className={styles.text} onKeyDown={submitByKeyboard}>
            <TextArea
              label={words.text}
              hint={words.textHint}
              dir="ltr"
              spellCheck={false}
              minRows={4}
              value={csv}
              onChange={(event) => onText(event.target.value)}
              error={error}
            />
          </div>
        ) : (
          <p className={rowClass([2, 3], "wrap", "align-center", "flush", "anywhere")}>
            <DocumentIcon size={20} />
            <bdi>{file}</bdi>
            <Button size="sm" variant="quiet" onClick={on.onRemove}>
              {words.remove}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
}
