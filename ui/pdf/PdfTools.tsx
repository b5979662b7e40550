import { useEffect, useState, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { digitsOf } from "../dates/use-any-digits.ts";
import { IconButton } from "../IconButton.tsx";
import { ArrowDownIcon, ArrowUpIcon, ZoomInIcon, ZoomOutIcon } from "../icons.ts";
import { boxClass, rowClass, textClass } from "../primitives.ts";
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

export function PdfTools({ labels, page, count, zoom, onPage, onZoom, actions }: PdfToolsProps) {
  return (
    <div
      className={classNames(rowClass([2, 4], "wrap", "align-center"), styles.tools)}
      role="group"
      aria-label={labels.tools}
    >
      <div className={rowClass(1, "align-center")}>
        {/* Not needed for touch, which scrolls through pages. */}
        <span className={classNames(rowClass(1), styles.steps)}>
          <Tool
            label={labels.previous}
            icon={<ArrowUpIcon size={18} />}
            to={page > 1 ? page - 1 : null}
            onGo={onPage}
          />
          <Tool
            label={labels.next}
            icon={<ArrowDownIcon size={18} />}
            to={page < count ? page + 1 : null}
            onGo={onPage}
          />
        </span>
        <PageField labels={labels} page={page} count={count} onPage={onPage} />
        <span className={classNames(textClass("sm", "muted", "nowrap"), styles.count)}>{labels.ofPages(count)}</span>
      </div>
      <div className={rowClass(1, "align-center")}>
        <Tool label={labels.zoomOut} icon={<ZoomOutIcon size={18} />} to={nextZoom(zoom, -1)} onGo={onZoom} />
        <button
          type="button"
          className={classNames(textClass("sm", "plain"), styles.zoom)}
          aria-label={labels.zoom(zoom)}
          title={labels.zoom(zoom)}
          onClick={() => onZoom(1)}
        >
          {labels.percent(zoom)}
        </button>
        <Tool label={labels.zoomIn} icon={<ZoomInIcon size={18} />} to={nextZoom(zoom, 1)} onGo={onZoom} />
      </div>
      {actions !== undefined && <div className={boxClass("to-end")}>{actions}</div>}
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  /** Null at the end. */
  to: number | null;
  onGo: (to: number) => void;
}

/** Uses `aria-disabled` at the end, because `disabled` would lose the keyboard focus. */
function Tool({ to, onGo, ...look }: ToolProps) {
  return <IconButton size="sm" {...look} aria-disabled={to === null} onClick={() => to !== null && onGo(to)} />;
}

function PageField({ labels, page, count, onPage }: Pick<PdfToolsProps, "labels" | "page" | "count" | "onPage">) {
  const [typed, setTyped] = useState<string | null>(null);
  // Scrolling to another page discards the typed number.
  useEffect(() => setTyped(null), [page]);
  const go = (): void => {
    const wanted = typed === null ? null : pageNumberIn(digitsOf("en-u-nu-latn", typed), count);
    setTyped(null);
    if (wanted !== null) onPage(wanted);
  };
  return (
    <input
      className={classNames(textClass("ink", "text-center"), styles.field)}
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
