import { expect, test } from "vitest";
import { securityHeaders } from "../http/security-headers.ts";
import { ConfigError, readConfig } from "./config.ts";
import { tilesOrigin } from "./map-tiles.ts";

const read = (url: string) => readConfig({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: "© The survey" }).mapTiles;

test.each([
  "tiles.example/{z}/{x}/{y}.png",
  "https://tiles.example/{z}/{x}.png",
  "https://tiles.example;script-src */{z}/{x}/{y}.png",
  "https://tiles.example/{z}/{x}/{y}.png 'self'",
  "ftp://tiles.example/{z}/{x}/{y}.png",
])("%s is refused at start", (url) => {
  expect(() => read(url)).toThrow(ConfigError);
});

test("without an address maps have no tiles, and pages may load pictures from nowhere else", () => {
  expect(readConfig({}).mapTiles).toBeNull();
  expect(securityHeaders({ scripts: [] }, false)["content-security-policy"]).toContain("img-src 'self' data: blob:;");
});

test("the tile server is the only other origin from which pages may load pictures", () => {
  const tiles = read("https://{s}.tiles.example:8443/base/{z}/{x}/{y}@2x.png?key=1");
  expect(tiles?.attribution).toBe("© The survey");
  const origins = tiles === null ? [] : [tilesOrigin(tiles)];
  expect(origins).toEqual(["https://*.tiles.example:8443"]);
  expect(securityHeaders({ scripts: [] }, false, origins)["content-security-policy"]).toContain(
    "img-src 'self' data: blob: https://*.tiles.example:8443;",
  );
});
