import type { ReactElement } from "react";
import { Button } from "./Button.tsx";
import { classNames } from "./class-names.ts";
import { BackIcon, ForwardIcon } from "./direction-icons.tsx";
import type { LinkSlot } from "./link.ts";
import { rowClass } from "./primitives.ts";
import styles from "./Pages.module.css";

const buttonLook = { variant: "quiet", size: "sm" } as const;

export interface PagesProps {
  page: { next: string | null; previous: string | null };
  labels: { label: string; next: string; previous: string };
  /** Renders the link to the page with a cursor. */
  renderLink: (cursor: string, slot: LinkSlot) => ReactElement;
}

export function Pages({ page: { next, previous }, labels, renderLink }: PagesProps) {
  if (next === null && previous === null) return null;
  return (
    <nav className={classNames(rowClass(3, "wrap", "justify-center"), styles.pages)} aria-label={labels.label}>
      {previous !== null && (
        <Button {...buttonLook} icon={<BackIcon size={18} />} renderLink={(slot) => renderLink(previous, slot)}>
          {labels.previous}
        </Button>
      )}
      {next !== null && (
        <Button {...buttonLook} iconAfter={<ForwardIcon size={18} />} renderLink={(slot) => renderLink(next, slot)}>
          {labels.next}
        </Button>
      )}
    </nav>
  );
}
