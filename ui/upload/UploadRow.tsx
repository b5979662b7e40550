import { useState } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../IconButton.tsx";
import { CloseIcon, DeleteIcon, DocumentIcon, ErrorIcon, FilmIcon, PhotoIcon, RefreshIcon } from "../icons.ts";
import { boxClass, rowClass, stackClass, textClass } from "../primitives.ts";
import styles from "./UploadRow.module.css";

export interface UploadRowContent {
  id: string;
  name: string;
  kind: "image" | "video" | "document";
  /** Its size or its progress. */
  detail: string;
  /** From 0 to 1 while uploading; null before and after. */
  share: number | null;
  error: string | null;
  /** URL of a preview picture. */
  preview: string | null;
  canRetry: boolean;
  labels: { cancel: string; retry: string; remove: string };
}

const signs = { image: PhotoIcon, video: FilmIcon, document: DocumentIcon };

interface UploadRowProps {
  row: UploadRowContent;
  onRetry: () => void;
  onRemove: () => void;
}

export function UploadRow({ row, onRetry, onRemove }: UploadRowProps) {
  const Sign = signs[row.kind];
  // A file declared as a picture may not be one.
  const [broken, setBroken] = useState<string | null>(null);
  const percent = row.share === null ? null : Math.round(row.share * 100);
  return (
    <li
      className={classNames(rowClass([1, 3], "wrap", "align-center"), styles.row, row.error !== null && styles.failed)}
    >
      <span className={styles.picture} aria-hidden="true">
        {row.preview === null || row.preview === broken ? (
          <Sign size={22} />
        ) : (
          <img src={row.preview} alt="" loading="lazy" onError={() => setBroken(row.preview)} />
        )}
      </span>
      <div className={stackClass(0, "fits", "grows")}>
        {/* Truncated at the end of the name's own direction, aligned with the list. */}
        <span className={rowClass(0, "ink", "sm", "medium")}>
          <bdi className={boxClass("shrinks", "truncate")} dir="auto">
            {row.name}
          </bdi>
        </span>
        <span className={textClass("xs", "muted")}>{row.detail}</span>
        {percent !== null && (
          <div
            className={styles.track}
            role="progressbar"
            aria-label={row.name}
            aria-valuetext={row.detail}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
          </div>
        )}
      </div>
      {row.canRetry && <IconButton label={row.labels.retry} icon={<RefreshIcon size={18} />} onClick={onRetry} />}
      <IconButton
        data-remove
        label={row.share === null ? row.labels.remove : row.labels.cancel}
        icon={row.share === null ? <DeleteIcon size={18} /> : <CloseIcon size={18} />}
        onClick={onRemove}
      />
      {row.error !== null && (
        <p className={classNames(rowClass(1, "align-start", "flush", "xs", "danger"), styles.error)}>
          <ErrorIcon size={14} />
          <span>{row.error}</span>
        </p>
      )}
    </li>
  );
}
