import { useEffect, useState, type ReactNode } from "react";
import { digitsOf } from "../dates/use-any-digits.ts";
import { IconButton } from "../IconButton.tsx";
import { ArrowDownIcon, ArrowUpIcon, ZoomInIcon, ZoomOutIcon } from "../icons.ts";
import { boxClass, rowClass } from "../primitives.ts";
import type { PdfLabels } from "./pdf-parts.ts";
import styles from "./PdfReader.module.css";
import { nextZoom, pageNumberIn } from "./zoom-steps.ts";

export interface PdfToolsProps {
  labels: PdfLabels;
  page: number;
  count: number;
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
  actions: ReactNode;
}

/**
 * Which page, and how large. A button that leads no further is not `disabled`: whoever has just pressed it from the
 * keyboard would lose their place.
 */
export function PdfTools({ labels, page, count, zoom, onPage, onZoom, actions }: PdfToolsProps) {
  const larger = nextZoom(zoom, 1);
  const smaller = nextZoom(zoom, -1);
  return (
    <div className={styles.tools} role="group" aria-label={labels.tools}>
      <div className={rowClass(1, "align-center")}>
        {/* Fingers turn pages without them. */}
        <span className={styles.steps}>
          <IconButton
            size="sm"
            label={labels.previous}
            icon={<ArrowUpIcon size={18} />}
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPage(page - 1)}
          />
          <IconButton
            size="sm"
            label={labels.next}
            icon={<ArrowDownIcon size={18} />}
            aria-disabled={page >= count}
            onClick={() => page < count && onPage(page + 1)}
          />
        </span>
        <PageField labels={labels} page={page} count={count} onPage={onPage} />
        <span className={styles.count}>{labels.ofPages(count)}</span>
      </div>
      <div className={rowClass(1, "align-center")}>
        <IconButton
          size="sm"
          label={labels.zoomOut}
          icon={<ZoomOutIcon size={18} />}
          aria-disabled={smaller === null}
          onClick={() => smaller !== null && onZoom(smaller)}
        />
        <button
          type="button"
          className={styles.zoom}
          aria-label={labels.zoom(zoom)}
          title={labels.zoom(zoom)}
          onClick={() => onZoom(1)}
        >
          {labels.percent(zoom)}
        </button>
        <IconButton
          size="sm"
          label={labels.zoomIn}
          icon={<ZoomInIcon size={18} />}
          aria-disabled={larger === null}
          onClick={() => larger !== null && onZoom(larger)}
        />
      </div>
      {actions !== undefined && <div className={boxClass("to-end")}>{actions}</div>}
    </div>
  );
}

function PageField({ labels, page, count, onPage }: Pick<PdfToolsProps, "labels" | "page" | "count" | "onPage">) {
  const [typed, setTyped] = useState<string | null>(null);
  // Whoever scrolls on has left what they typed.
  useEffect(() => setTyped(null), [page]);
  const go = (): void => {
    const wanted = typed === null ? null : pageNumberIn(digitsOf("en-u-nu-latn", typed), count);
    setTyped(null);
    if (wanted !== null) onPage(wanted);
  };
  return (
    <input
      className={styles.field}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      aria-label={labels.pageField}
      value={typed ?? labels.number(page)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={go}
      onKeyDown={(event) => {
        if (event.key === "Enter") go();
        if (event.key === "Escape") setTyped(null);
      }}
    />
  );
}
