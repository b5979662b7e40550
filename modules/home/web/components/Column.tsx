import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { CatchBoundary, type ErrorComponentProps } from "@tanstack/react-router";
import { Suspense, type ComponentType, useEffect, useRef, useState, type RefObject } from "react";
import { useTranslations } from "use-intl";
import { isMissingCode } from "#client/missing-code.ts";
import { ApiProblem } from "#client/problems.ts";
import type { WidgetName } from "#modules/home/contract/widgets.ts";
import { WidgetCard } from "#ui/WidgetCard.tsx";
import { layoutOf } from "../widget-layout.ts";
import styles from "./Column.module.css";

/** What was near once is there at once when home is opened again: the way back leads to where one was. */
const met = new Set<WidgetName>();

/**
 * Whether a widget that may wait is no more than half a screen below what is seen, or was before. `place` is where it will
 * stand.
 */
function useNear(name: WidgetName, mayWait: boolean): { place: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(!mayWait || met.has(name));
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        met.add(name);
        setIsNear(true);
      },
      { rootMargin: "0px 0px 50% 0px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, name]);
  return { place, isNear };
}

/** In place of a widget that could not be shown at all; nothing where the reader may not see what it shows. */
function WidgetFailure({ name, error, reset }: ErrorComponentProps & { name: WidgetName }) {
  const t = useTranslations("home");
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  useEffect(resetQueries, [resetQueries]);
  if (error instanceof ApiProblem && error.status === 403) return null;
  return (
    <WidgetCard
      title={t(`widgets.${name}`)}
      isLoading={false}
      failure={t("widgetFailed")}
      isRetrying={false}
      onRetry={isMissingCode(error) ? () => location.reload() : reset}
      labels={{ loading: t("loading"), retry: t("retry") }}
    >
      {null}
    </WidgetCard>
  );
}

export interface ColumnProps {
  widgets: readonly { name: WidgetName }[];
  slots: Readonly<Record<WidgetName, ComponentType>>;
}

/** How much room those take whose code is on its way, in rem; the others come below what is seen first, or not at all. */
const roomOf: Partial<Record<WidgetName, number>> = { checkIn: 19, featured: 18.75, announcements: 17, latest: 40 };

/** What mostly stands below, and is asked for only once it is near. */
const patient: readonly WidgetName[] = ["birthdays", "joiners", "promotions", "links"];

function Widget({ name, slot: Slot }: { name: WidgetName; slot: ComponentType }) {
  const room = roomOf[name];
  const { place, isNear } = useNear(name, patient.includes(name));
  return (
    <div
      ref={place}
      className={styles.widget}
      data-widget={name}
      data-layout={layoutOf[name]}
      data-far={isNear ? undefined : ""}
    >
      {isNear && (
        <CatchBoundary getResetKey={() => name} errorComponent={(props) => <WidgetFailure name={name} {...props} />}>
          <Suspense
            fallback={room && <div className={styles.toCome} style={{ blockSize: `${room}rem` }} data-of={name} />}
          >
            <Slot />
          </Suspense>
        </CatchBoundary>
      )}
    </div>
  );
}

/** Widgets one after the other. One that has nothing to say takes no room, and one that fails leaves the others alone. */
export function Column({ widgets, slots }: ColumnProps) {
  return (
    <div className={styles.column}>
      {widgets.map(({ name }) => (
        <Widget key={name} name={name} slot={slots[name]} />
      ))}
    </div>
  );
}
