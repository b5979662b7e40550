import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { ChartPlace } from "#modules/people/contract/schemas-chart.ts";
import { Tree } from "#ui/tree/Tree.tsx";
import { ChartBranch, type ChartView } from "./ChartBranch.tsx";
import styles from "./ChartPage.module.css";

/** The whole organisation, expanded down to the shown person; each search, counted by `lookedFor`, focuses them. */
export function ChartTree({ place, lookedFor }: { place: ChartPlace; lookedFor: number }) {
  const t = useTranslations("peopleChart");
  const frame = useRef<HTMLDivElement>(null);
  const { person, managers } = place;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<ChartPlace | null>(null);
  if (opened !== place) {
    setOpened(place);
    setOpen(new Set([...open, ...managers.map(({ id }) => id), person.id]));
  }
  const found = useRef<string | null>(null);

  // The item may appear later, when its siblings have been loaded.
  useEffect(() => {
    const wanted = `${person.id} ${lookedFor}`;
    const bring = (): boolean => {
      const item = frame.current?.querySelector<HTMLElement>(`[data-id="${person.id}"]`);
      if (item === undefined || item === null || found.current === wanted) return found.current === wanted;
      found.current = wanted;
      if (lookedFor > 0) item.focus({ preventScroll: true });
      item.scrollIntoView({ block: "nearest" });
      return true;
    };
    if (bring() || frame.current === null) return;
    const watch = new MutationObserver(() => bring() && watch.disconnect());
    watch.observe(frame.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [person.id, lookedFor]);

  const view: ChartView = {
    current: person.id,
    path: [...managers, person],
    isOpen: (id) => open.has(id),
    toggle: (id) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setOpen(next);
    },
  };
  return (
    <div className={styles.frame} ref={frame}>
      <Tree label={t("title")} start={person.id}>
        <ChartBranch manager={null} level={1} view={view} />
      </Tree>
    </div>
  );
}
