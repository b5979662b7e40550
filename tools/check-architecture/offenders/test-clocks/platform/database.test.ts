// refused: waits for a time
import { expect, test } from "vitest";

test("the database waits", () => expect("select pg_sleep(1)").toBeDefined());
