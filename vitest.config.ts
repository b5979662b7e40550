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
    // What tests need without importing it: a change of it reaches all of them.
    forceRerunTriggers: [
      "**/package.json",
      "**/vitest.config.ts",
      "**/database/migrations/**",
      "**/testing/{global-setup,cluster,template}.ts",
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          globalSetup: ["testing/global-setup.ts"],
          setupFiles: ["testing/setup.ts"],
          environment: "node",
          pool: "forks",
          // Importing the server takes longer than most tests of it.
          isolate: false,
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: [...nowhere, "e2e/**", "tools/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "tools",
          globalSetup: ["testing/global-setup.ts"],
          environment: "node",
          pool: "forks",
          include: ["tools/**/*.test.ts"],
          exclude: nowhere,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          globalSetup: ["testing/global-setup.ts", "e2e/global-setup.ts"],
          environment: "node",
          pool: "forks",
          // Loading the server and launching the browser take seconds: once per worker instead of once per file.
          isolate: false,
          include: ["e2e/**/*.test.ts"],
          exclude: nowhere,
        },
      },
    ],
  },
});
