// refused: has a limit of time of its own
import { expect, test } from "vitest";

const soon = { timeout: 1_000 };
test("something comes soon", () => expect.poll(() => 1, soon).toBe(1));
