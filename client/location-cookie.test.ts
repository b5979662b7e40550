import { expect, it, vi } from "vitest";
import { storeUserLocation, type LocationPorts } from "./location-cookie.ts";

const position = { coords: { latitude: 24.7136, longitude: 46.6753 } } as GeolocationPosition;

function ports(present: string | null, more: Partial<LocationPorts> = {}) {
  const get = vi.fn(() =>
    Promise.resolve(present === null ? null : ({ name: "userLocation", value: present } as never)),
  );
  const set = vi.fn((_cookie: unknown) => Promise.resolve());
  const getCurrentPosition = vi.fn((found: PositionCallback) => found(position));
  const warn = vi.fn();
  const cookieStore = { get, set } as unknown as LocationPorts["cookieStore"];
  return {
    get,
    set,
    getCurrentPosition,
    warn,
    ports: { cookieStore, geolocation: { getCurrentPosition }, now: () => 1_000, warn, ...more },
  };
}

it("the position is stored for 24 hours if the cookie is absent", async () => {
  const { ports: given, get, set, warn } = ports(null);
  await storeUserLocation(given);
  expect(get).toHaveBeenCalledWith("userLocation");
  expect(set).toHaveBeenCalledWith({
    name: "userLocation",
    value: '{"lat":24.7136,"lng":46.6753}',
    path: "/",
    sameSite: "lax",
    expires: 1_000 + 24 * 60 * 60 * 1000,
  });
  expect(warn).not.toHaveBeenCalled();
});

it("the position is not requested if the cookie exists", async () => {
  const { ports: given, getCurrentPosition, set } = ports("{}");
  await storeUserLocation(given);
  expect(getCurrentPosition).not.toHaveBeenCalled();
  expect(set).not.toHaveBeenCalled();
});

it.each([
  ["no cookie store", { cookieStore: undefined }],
  ["no position lookup", { geolocation: undefined }],
  [
    "a refusal",
    {
      geolocation: {
        getCurrentPosition: (_: unknown, failed?: PositionErrorCallback | null) => failed?.({ code: 1 } as never),
      },
    },
  ],
  ["a broken cookie store", { cookieStore: { get: () => Promise.reject(new Error("blocked")) } as never }],
])("only a warning is logged in case of %s", async (_, more) => {
  const { ports: given, set, warn } = ports(null, more as Partial<LocationPorts>);
  await expect(storeUserLocation(given)).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  expect(set).not.toHaveBeenCalled();
});
