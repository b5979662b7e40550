// Specification, sections 1, 8 and 9: the device's position is kept in a cookie for a day. No purpose is stated.

const cookieName = "userLocation";
const lifetimeMs = 24 * 60 * 60 * 1000;

/** Browser APIs; undefined if the browser lacks them or the page is not secure. */
export type LocationPorts = {
  cookieStore?: Pick<CookieStore, "get" | "set"> | undefined;
  geolocation?: Pick<Geolocation, "getCurrentPosition"> | undefined;
  now: () => number;
  warn: (message: string, reason?: unknown) => void;
};

/** Requests the position and stores `{lat, lng}` unless the cookie exists. Failures are only logged as warnings. */
export async function storeUserLocation({ cookieStore, geolocation, now, warn }: LocationPorts): Promise<void> {
  if (cookieStore === undefined || geolocation === undefined) {
    warn("The position is not stored: this browser has no cookie store or no position lookup.");
    return;
  }
  try {
    if ((await cookieStore.get(cookieName)) !== null) return;
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      geolocation.getCurrentPosition(resolve, reject, { maximumAge: 600_000, timeout: 30_000 }),
    );
    await cookieStore.set({
      name: cookieName,
      value: JSON.stringify({ lat: coords.latitude, lng: coords.longitude }),
      path: "/",
      sameSite: "lax",
      expires: now() + lifetimeMs,
    });
  } catch (reason) {
    warn("The position is not stored.", reason);
  }
}

/** Runs `storeUserLocation` with this browser's APIs; never blocks and never throws. */
export function storeOwnLocation(): void {
  const { cookieStore } = window;
  const { geolocation } = navigator;
  void storeUserLocation({ cookieStore, geolocation, now: Date.now, warn: console.warn });
}
