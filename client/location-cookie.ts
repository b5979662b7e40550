// The specification, sections 1, 8 and 9: the device's position is kept in a cookie for a day. The purpose is not stated.

const cookieName = "userLocation";
const lifetimeMs = 24 * 60 * 60 * 1000;

/** The parts of the browser that are used; absent where a browser lacks them or the page is not secure. */
export type LocationPorts = {
  cookieStore?: Pick<CookieStore, "get" | "set"> | undefined;
  geolocation?: Pick<Geolocation, "getCurrentPosition"> | undefined;
  now: () => number;
  warn: (message: string, reason?: unknown) => void;
};

/**
 * Asks for the position and stores `{lat, lng}` unless the cookie is there. Every failure is a warning in the console and
 * nothing else.
 */
export async function keepUserLocation({ cookieStore, geolocation, now, warn }: LocationPorts): Promise<void> {
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

/** The same with the parts of this browser; never blocks and never fails. */
export function keepUserLocationHere(): void {
  const { cookieStore } = window;
  const { geolocation } = navigator;
  void keepUserLocation({ cookieStore, geolocation, now: Date.now, warn: console.warn });
}
