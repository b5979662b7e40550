import { useMemo } from "react";
import { readCookie } from "#client/cookies.ts";

/** Parses the position of the device within the last day from the cookie `userLocation`; null when it is invalid. */
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

/** The initial centre of a map. It is evidence of nothing. */
export const useKnownPlace = () => useMemo(() => readKnownPlace(readCookie("userLocation")), []);
