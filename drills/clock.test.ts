import { expect, test } from "vitest";
import { jumpClock } from "./jump-clock.ts";

test("a node whose clock jumps is taken out of service, and loses and doubles nothing", async () => {
  const { figures, holds } = await jumpClock(1, () => {});
  expect(figures).toMatchObject({ lost: 0, twice: 0, "refused renewals": 0 });
  expect(holds).toBe(true);
});
