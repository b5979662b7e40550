import { lazy, Suspense } from "react";
import { Skeleton } from "../Skeleton.tsx";
import type { PlaceMapProps } from "./map-parts.ts";

const Map = lazy(async () => ({ default: (await import("./LoadedPlaceMap.tsx")).LoadedPlaceMap }));

/** Renders a map to pick a place on. It needs no network; number fields with the same values must precede it. */
export function PlaceMap(props: PlaceMapProps) {
  return (
    <Suspense fallback={<Skeleton label={props.labels.loading} height="20rem" />}>
      <Map {...props} />
    </Suspense>
  );
}
