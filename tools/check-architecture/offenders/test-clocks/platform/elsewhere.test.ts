// refused: waits for a time
import { expect, test } from "vitest";

const program = "await new Promise((done) => setTimeout(done, 60_000));";
test("another process waits", () => expect(program).toBeDefined());
