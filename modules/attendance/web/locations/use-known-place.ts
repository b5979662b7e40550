import { useMemo } from "react";
import { readCookie } from "#client/cookies.ts";

/** Parses the device's position within the last day from the cookie `userLocation`; returns null if invalid. */
export function readKnownPlace(cookie: string | null): { latitude: number; longitude: number } | null {
  if (cookie === null) return null;
  try {
    const { lat, lng } = JSON.parse(cookie.startsWith("{") ? cookie : decodeURIComponent(cookie)) as Record<
      string,
      unknown
    >;
    if (typeof lat !== "number" || typeof lng !== "number") return null;
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { latitude: lat, longitude: lng } : null;
  } catch {
    return null;
  }
}

/** Initial centre of a map; not evidence of a position. */
export const useKnownPlace = () => useMemo(() => readKnownPlace(readCookie("userLocation")), []);
