import { useRef, type ReactNode } from "react";
import { stepFocus } from "./arrow-step.ts";
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
  label: string;
  links: readonly PillLink[];
}

export function PillLinks({ label, links }: PillLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  const { direction } = useUi();
  useOverflowMarks(row, links.find((link) => link.current)?.id);

  return (
    <nav className={styles.frame} aria-label={label}>
      <ul className={styles.row} ref={row} onKeyDown={(event) => stepFocus(event, direction)}>
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
