/** Parts that the user agent does not state are null. */
export type Device = { browser: string | null; system: string | null; kind: "phone" | "computer" };

// Order matters: most browsers also name the ones they derive from.
const browsers: [name: string, pattern: RegExp][] = [
  ["Edge", /\bEdgA?\/|\bEdgiOS\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const systems: [name: string, pattern: RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(iPhone|iPod)\b/],
  ["iPadOS", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const nameIn = (list: [string, RegExp][], text: string): string | null =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Parses a user agent. */
export function describeDevice(userAgent: string | null): Device {
  const text = userAgent ?? "";
  const system = nameIn(systems, text);
  const isPhone = system === "Android" || system === "iOS" || system === "iPadOS" || /\bMobile\b/.test(text);
  return { browser: nameIn(browsers, text), system, kind: isPhone ? "phone" : "computer" };
}
