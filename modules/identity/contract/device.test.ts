import { expect, it } from "vitest";
import { describeDevice } from "./device.ts";

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    { browser: "Chrome", system: "Windows", kind: "computer" },
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0",
    { browser: "Edge", system: "Windows", kind: "computer" },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    { browser: "Safari", system: "iOS", kind: "phone" },
  ],
  [
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36",
    { browser: "Chrome", system: "Android", kind: "phone" },
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
    { browser: "Firefox", system: "macOS", kind: "computer" },
  ],
  ["curl/8.5.0", { browser: null, system: null, kind: "computer" }],
  [null, { browser: null, system: null, kind: "computer" }],
])("the device of %s is described by browser, system and kind", (userAgent, device) => {
  expect(describeDevice(userAgent)).toEqual(device);
});
