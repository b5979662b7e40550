import { CatchBoundary } from "@tanstack/react-router";
import { Suspense, type ComponentType } from "react";
import type { WidgetName } from "#modules/home/contract/widgets.ts";
import { layoutOf } from "../widget-layout.ts";
import styles from "./Column.module.css";
import { useNear } from "./use-near.ts";
import { WidgetFailure } from "./WidgetFailure.tsx";

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
