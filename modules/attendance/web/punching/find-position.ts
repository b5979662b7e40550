export type PositionProblem = "denied" | "unavailable" | "timeout" | "unsupported";

/** Degrees; accuracy in metres. */
export type FoundPosition = { latitude: number; longitude: number; accuracy: number; at: string };

export type PositionOutcome = { position: FoundPosition } | { problem: PositionProblem };

const problems: Record<number, PositionProblem> = { 1: "denied", 2: "unavailable", 3: "timeout" };
/** Milliseconds; outdoors a satellite fix takes a few seconds. */
const timeoutMs = 15_000;

/** Reads the current position of the device, never a cached one. Never rejects. */
export function findPosition(): Promise<PositionOutcome> {
  if (!("geolocation" in navigator)) return Promise.resolve({ problem: "unsupported" });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
        resolve({ position: { latitude, longitude, accuracy, at: new Date(timestamp).toISOString() } }),
      ({ code }) => resolve({ problem: problems[code] ?? "unavailable" }),
      { enableHighAccuracy: true, maximumAge: 0, timeout: timeoutMs },
    );
  });
}

/**
 * The same, read again if the first position is less accurate than `enough` metres; returns the more accurate one.
 * `onVague` is called with the first.
 */
export async function findExactPosition(
  enough: (position: FoundPosition) => number,
  onVague: (position: FoundPosition) => void,
): Promise<PositionOutcome> {
  const first = await findPosition();
  if (!("position" in first) || first.position.accuracy <= enough(first.position)) return first;
  onVague(first.position);
  const second = await findPosition();
  return "position" in second && second.position.accuracy < first.position.accuracy ? second : first;
}
