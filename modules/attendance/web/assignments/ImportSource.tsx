import { useRef, useState, type DragEvent, type KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import { useFieldErrorText } from "#client/form-errors.ts";
import { saveAs } from "#client/download.ts";
import { readTableFile } from "#client/read-table-file.ts";
import { isolated } from "#client/isolated.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DocumentIcon, DownloadIcon, UploadIcon } from "#ui/icons.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { filesIn, hasFiles } from "#ui/upload/given-files.ts";
import { usePageDrops } from "#ui/upload/use-page-drops.ts";
import styles from "./ImportAssignmentsPage.module.css";
import { longestTable, templateText } from "./table-text.ts";

/** The table, and the name of the file that it came in; null where it was pasted. */
export type TableSource = { csv: string; file: string | null };
export const emptySource: TableSource = { csv: "", file: null };

export interface ImportSourceProps {
  source: TableSource;
  /** It was asked for, and is not there. */
  isMissing: boolean;
  onChange: (source: TableSource) => void;
  onSubmit: () => void;
}

const columns = ["email", "location", "zone", "from", "to"] as const;

/** Where the table comes from: a file that is chosen or dropped, or text that is pasted; and what has to be in it. */
export function ImportSource({ source, isMissing, onChange, onSubmit }: ImportSourceProps) {
  const t = useTranslations("attendancePlaces.import");
  const errorText = useFieldErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);

  async function take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (file === undefined) return;
    const csv = await readTableFile(file, longestTable);
    setIsTooLarge(csv === null);
    if (csv !== null) onChange({ csv, file: file.name });
  }
  usePageDrops((files) => void take(files));
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    void take(filesIn(event.dataTransfer));
  };
  const checkByKeyboard = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSubmit();
  };
  const missing = isMissing ? errorText({ message: JSON.stringify({ key: "fieldRequired" }) }) : undefined;
  return (
    <Card
      title={t("table")}
      actions={
        <Button
          size="sm"
          variant="quiet"
          icon={<DownloadIcon size={18} />}
          onClick={() => saveAs(new Blob([templateText], { type: "text/csv;charset=utf-8" }), "assignments.csv")}
        >
          {t("template")}
        </Button>
      }
    >
      <div className={styles.source} onDrop={drop} onDragOver={(event) => event.preventDefault()}>
        <dl className={styles.columns}>
          {columns.map((column) => (
            <div key={column}>
              <dt>
                <bdi dir="ltr">{column}</bdi>
              </dt>
              <dd>{t(`columns.${column}`)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.file}>
          <Button icon={<UploadIcon size={18} />} onClick={() => input.current?.click()}>
            {t("choose")}
          </Button>
          <span className={styles.hint}>{t("drop")}</span>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,text/csv"
            aria-label={t("choose")}
            onChange={(event) => {
              void take([...(event.target.files ?? [])]);
              // The same file again is another choice.
              event.target.value = "";
            }}
          />
        </div>
        {source.file === null ? (
          <div className={styles.text} onKeyDown={checkByKeyboard}>
            <TextArea
              label={t("text")}
              hint={t("textHint")}
              dir="ltr"
              spellCheck={false}
              minRows={4}
              value={source.csv}
              onChange={(event) => onChange({ csv: event.target.value, file: null })}
              error={isTooLarge ? t("tooLarge") : missing}
            />
          </div>
        ) : (
          <p className={styles.chosen}>
            <DocumentIcon size={20} />
            <bdi>{source.file}</bdi>
            <Button size="sm" variant="quiet" onClick={() => onChange(emptySource)}>
              {t("remove", { name: isolated(source.file) })}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
}
