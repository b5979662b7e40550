import { defineConfig } from "vitest/config";
import { LongestFirst } from "./testing/sequencer.ts";

const nowhere = [
  "**/node_modules/**",
  "dist/**",
  "data/**",
  ".cache/**",
  "tools/*/offenders/**",
  "tools/*/template/**",
];

/** Not importable by Node: TSX, style sheets, and a test that mocks a module. */
const transformed = [
  "{apps/web,kit,ui,modules/*/web}/**/*.test.{ts,tsx}",
  "modules/attendance/server/engine/rules.conflicts.test.ts",
];

/** Importing the server, or launching a browser, takes longer than most tests: once per worker instead of once per file. */
const shared = { isolate: false };

/** Node imports TypeScript itself, as it does when the server runs: a tenth off the whole. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    // Tests wait a quarter of their time for processes, timers and screens: on the two cores of the smallest machine a third
    // worker uses what the others leave, which takes a sixth off the whole.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Limits end what will never come, on the slowest machine; no test sets one of its own (`npm run check:architecture`).
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 600_000,
    hookTimeout: 180_000,
    environment: "node",
    pool: "forks",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          globalSetup: ["testing/global-setup.ts"],
          setupFiles: ["testing/record-statements.ts", "testing/setup.ts"],
          ...shared,
          ...native,
          include: ["**/*.test.ts"],
          exclude: [...nowhere, ...transformed, "e2e/**", "{drills,tools}/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          setupFiles: ["testing/setup.ts"],
          ...shared,
          include: transformed,
          exclude: nowhere,
        },
      },
      {
        extends: true,
        test: {
          name: "tools",
          globalSetup: ["testing/global-setup.ts"],
          ...native,
          include: ["{drills,tools}/**/*.test.ts"],
          exclude: nowhere,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          globalSetup: ["testing/global-setup.ts", "e2e/global-setup.ts"],
          ...shared,
          ...native,
          include: ["e2e/**/*.test.ts"],
          exclude: nowhere,
        },
      },
    ],
  },
});
