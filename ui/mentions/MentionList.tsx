import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from "react";
import { useAnnounce } from "../Announcer.tsx";
import { Avatar } from "../Avatar.tsx";
import { watchWindow } from "../beside.ts";
import { classNames } from "../class-names.ts";
import { BuildingIcon } from "../icons.ts";
import { boxClass, rowClass, stackClass, textClass } from "../primitives.ts";
import { useUi } from "../ui-context.ts";
import type { MentionChoice, MentionLabels } from "./mention-choice.ts";
import styles from "./MentionList.module.css";
import type { MentionListState } from "./use-mention-list.ts";

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

export interface MentionListProps {
  id: string;
  state: MentionListState;
  labels: MentionLabels;
  /** Position of the @ in the window. */
  anchor: () => DOMRect | null;
  onChoose: (choice: MentionChoice) => void;
}

const frameClass = classNames(boxClass("floating"), styles.frame);
const gap = 6;
const edge = 8;

/** Next to the @ and inside the window; above it if there is more space. */
function placeBeside(anchor: DOMRect, width: number, isRtl: boolean): CSSProperties {
  const fromStart = isRtl ? window.innerWidth - anchor.right : anchor.left;
  const inline = Math.max(edge, Math.min(fromStart, window.innerWidth - width - edge));
  const below = window.innerHeight - anchor.bottom;
  return below < 220 && anchor.top > below
    ? { insetInlineStart: inline, insetBlockEnd: window.innerHeight - anchor.top + gap }
    : { insetInlineStart: inline, insetBlockStart: anchor.bottom + gap };
}

/** Renders the names that match an @. The focus stays in the text. */
export function MentionList({ id, state, labels, anchor, onChoose }: MentionListProps) {
  const { direction } = useUi();
  const announce = useAnnounce();
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const { choices, status, active } = state;

  useLayoutEffect(() => {
    const update = (): void => {
      const at = anchor();
      const width = list.current?.offsetWidth ?? 0;
      if (at !== null) setPlace(placeBeside(at, width, direction === "rtl"));
    };
    update();
    return watchWindow(update);
  }, [anchor, direction, choices.length]);

  useEffect(() => {
    if (status === "found") announce(labels.found(choices.length));
    else if (status === "nobody") announce(labels.nobody);
  }, [status, choices, announce, labels]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const note = status === "failed" ? labels.failed : status === "nobody" ? labels.nobody : labels.searching;
  return (
    <div ref={list} className={frameClass} style={place ?? { visibility: "hidden" }}>
      <div id={id} role="listbox" aria-label={labels.list} className={styles.list}>
        {choices.map((choice, index) => (
          <div
            key={`${choice.kind} ${choice.id}`}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            className={classNames(rowClass(3, "align-center"), styles.choice, index === active && styles.active)}
            // Keeps the focus, and with it a phone's keyboard, in the text.
            onPointerDown={(event) => event.preventDefault()}
            onMouseMove={() => state.setActive(index)}
            onClick={() => onChoose(choice)}
          >
            {choice.kind === "person" ? (
              <Avatar id={choice.id} name={choice.label} photo={choice.photo} size="sm" />
            ) : (
              <span className={styles.department}>
                <BuildingIcon size={18} />
              </span>
            )}
            <span className={stackClass(0, "shrinks", "tight")}>
              <bdi className={textClass("truncate", "ink", "sm", "medium", "text-start")}>{choice.label}</bdi>
              {choice.detail !== undefined && (
                <bdi className={textClass("truncate", "muted", "xs", "text-start")}>{choice.detail}</bdi>
              )}
            </span>
          </div>
        ))}
      </div>
      {choices.length === 0 && <p className={classNames(textClass("flush", "sm", "muted"), styles.note)}>{note}</p>}
    </div>
  );
}
