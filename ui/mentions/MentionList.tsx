import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from "react";
import { useAnnounce } from "../Announcer.tsx";
import { Avatar } from "../Avatar.tsx";
import { watchWindow } from "../beside.ts";
import { classNames } from "../class-names.ts";
import { BuildingIcon } from "../icons.ts";
import { OptionList } from "../OptionList.tsx";
import { boxClass, textClass } from "../primitives.ts";
import { useUi } from "../ui-context.ts";
import type { MentionChoice, MentionLabels } from "./mention-choice.ts";
import styles from "./MentionList.module.css";
import type { MentionListState } from "./use-mention-list.ts";

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
  const items = choices.map(({ kind, id: choiceId, label, detail, photo }, index) => ({
    id: String(index),
    sign:
      kind === "person" ? (
        <Avatar id={choiceId} name={label} photo={photo} size="sm" />
      ) : (
        <span className={styles.department}>
          <BuildingIcon size={18} />
        </span>
      ),
    title: <bdi className={textClass("ink", "sm", "medium", "nowrap")}>{label}</bdi>,
    detail: detail === undefined ? undefined : <bdi className={textClass("nowrap")}>{detail}</bdi>,
  }));
  return (
    <div ref={list} className={frameClass} style={place ?? { visibility: "hidden" }}>
      <OptionList
        id={id}
        label={labels.list}
        groups={[{ id: "choices", items }]}
        active={items[active]}
        onPoint={(index) => state.setActive(Number(index))}
        onChoose={(item) => {
          const choice = choices[Number(item.id)];
          if (choice !== undefined) onChoose(choice);
        }}
      />
      {choices.length === 0 && <p className={classNames(textClass("flush", "sm", "muted"), styles.note)}>{note}</p>}
    </div>
  );
}
