import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { arrowStep } from "./arrow-step.ts";
import type { RenderLink } from "./link.ts";
import styles from "./pills.module.css";
import { useUi } from "./ui-context.ts";
import { useOverflowMarks } from "./use-overflow-marks.ts";

export interface PillLink {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  current: boolean;
  renderLink: RenderLink;
}

export interface PillLinksProps {
  /** Names the navigation for screen readers: "Categories". */
  label: string;
  links: readonly PillLink[];
}

export function PillLinks({ label, links }: PillLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  const { direction } = useUi();
  useOverflowMarks(row, links.find((link) => link.current)?.id);

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(row.current?.querySelectorAll<HTMLElement>("a, button") ?? [])];
    const from = stops.findIndex((stop) => stop === document.activeElement);
    const to = arrowStep(event.key, from, stops.length, direction);
    if (to === null || from === -1) return;
    event.preventDefault();
    stops[to]?.focus();
  };

  return (
    <nav className={styles.frame} aria-label={label}>
      <ul className={styles.row} ref={row} onKeyDown={onKeyDown}>
        {links.map(({ id, label: text, icon, current, renderLink }) => (
          <li key={id}>
            {renderLink({
              className: styles.pill ?? "",
              children: (
                <>
                  {icon}
                  {text}
                </>
              ),
              ...(current ? { "aria-current": "page" as const } : {}),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
