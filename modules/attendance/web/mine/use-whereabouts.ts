import { useEffect, useState } from "react";
import type { PermittedLocation } from "#modules/attendance/contract/schemas-day.ts";
import { nearestPlace } from "../punching/find-nearest.ts";

type Found = { latitude: number; longitude: number; accuracy: number };

/** For display: a punch reads its own position. */
const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 60_000, timeout: 15_000 };

async function mayAsk(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
}

/**
 * Returns the nearest location to the device, its distance and the accuracy in metres. Null while unknown: permission
 * is never requested here.
 */
export function useWhereabouts(places: readonly PermittedLocation[]) {
  const [found, setFound] = useState<Found | null>(null);
  const isOfUse = places.length > 0;

  useEffect(() => {
    if (!isOfUse) return undefined;
    let isGone = false;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || !(await mayAsk()) || isGone) return;
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) => !isGone && setFound({ latitude, longitude, accuracy }),
        () => !isGone && setFound(null),
        options,
      );
    };
    void look();
    const retryPosition = (): void => void look();
    document.addEventListener("visibilitychange", retryPosition);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", retryPosition);
    };
  }, [isOfUse]);

  const nearest = found === null ? null : nearestPlace(found, places);
  return found === null || nearest === null ? null : { ...nearest, accuracy: found.accuracy };
}
