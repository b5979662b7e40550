import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { CatchBoundary, type ErrorComponentProps } from "@tanstack/react-router";
import { Suspense, type ComponentType, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { isMissingCode } from "#client/missing-code.ts";
import { ApiProblem } from "#client/problems.ts";
import type { WidgetName } from "#modules/home/contract/widgets.ts";
import { WidgetCard } from "#ui/WidgetCard.tsx";
import { layoutOf } from "../plan-widgets.ts";
import styles from "./Column.module.css";

/** Widgets shown once are rendered at once when home is opened again, so that the scroll position can be restored. */
const seen = new Set<WidgetName>();

/**
 * Returns whether a deferred widget is at most half a screen below the viewport, or was before. `place` is the ref of
 * its element.
 */
function useNear(name: WidgetName, mayWait: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(!mayWait || seen.has(name));
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.add(name);
        setIsNear(true);
      },
      { rootMargin: "0px 0px 50% 0px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, name]);
  return { place, isNear };
}

/** Replaces a failed widget; renders nothing if the user may not see its data. */
function WidgetFailure({ name, error, reset }: ErrorComponentProps & { name: WidgetName }) {
  const t = useTranslations("home");
  const retry = useTranslations("kit.failure")("retry");
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
      labels={{ loading: t("loading"), retry }}
    >
      {null}
    </WidgetCard>
  );
}

export interface ColumnProps {
  widgets: readonly { name: WidgetName }[];
  slots: Readonly<Record<WidgetName, ComponentType>>;
}

/**
 * Heights in rem of widgets that are not rendered yet; other widgets are below the first screen, or may be absent.
 */
const roomOf: Partial<Record<WidgetName, number>> = {
  checkIn: 19,
  featured: 18.75,
  announcements: 17,
  latest: 40,
  categories: 30,
};

/** Widgets usually below the first screen, rendered only when near the viewport. */
const deferred: readonly WidgetName[] = ["categories", "birthdays", "joiners", "promotions", "links"];

type WidgetProps = { name: WidgetName; slot: ComponentType; mayWait: boolean };

function Widget({ name, slot: Slot, mayWait }: WidgetProps) {
  const { place, isNear } = useNear(name, mayWait);
  const room = roomOf[name];
  const toCome = room && <div className={styles.toCome} style={{ blockSize: `${room}rem` }} data-of={name} />;
  return (
    <div
      ref={place}
      className={styles.widget}
      data-widget={name}
      data-layout={layoutOf[name]}
      data-far={isNear ? undefined : ""}
    >
      {isNear ? (
        <CatchBoundary getResetKey={() => name} errorComponent={(props) => <WidgetFailure name={name} {...props} />}>
          <Suspense fallback={toCome}>
            <Slot />
          </Suspense>
        </CatchBoundary>
      ) : (
        toCome
      )}
    </div>
  );
}

/** A column of widgets. An empty one takes no space, and a failing one does not affect the rest. */
export function Column({ widgets, slots }: ColumnProps) {
  return (
    <div className={styles.column}>
      {widgets.map(({ name }, index) => (
        <Widget key={name} name={name} slot={slots[name]} mayWait={index > 1 && deferred.includes(name)} />
      ))}
    </div>
  );
}
