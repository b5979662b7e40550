// refused: has a limit of time of its own
import { expect, test, vi } from "vitest";

test("something comes within a second", () => vi.waitFor(() => expect(1).toBe(1)));
