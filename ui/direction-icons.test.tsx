import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SignInIcon, SignOutIcon } from "./direction-icons.tsx";

/** The x of the shaft's two ends and of the door's frame; the drawing is turned round as a whole. */
function measure(drawing: string) {
  expect(drawing).toMatch(/<svg[^>]*class="[^"]*mirrored/);
  const [start, length] = (/M(\d+) 12h(\d+)/.exec(drawing) ?? []).slice(1).map(Number);
  const [door, width] = (/M(\d+) 8v-2a2 2 0 0 [01] -?2 -2h(-?\d+)/.exec(drawing) ?? []).slice(1).map(Number);
  if (start === undefined || length === undefined || door === undefined || width === undefined)
    throw new Error(drawing);
  return { tail: start, head: start + length, door: door + width };
}

test("the arrow of a check-in points into the door and that of a check-out away from it, in both directions", () => {
  const enter = measure(renderToStaticMarkup(<SignInIcon />));
  expect(Math.abs(enter.head - enter.door)).toBeLessThan(Math.abs(enter.tail - enter.door));
  const leave = measure(renderToStaticMarkup(<SignOutIcon />));
  expect(Math.abs(leave.head - leave.door)).toBeGreaterThan(Math.abs(leave.tail - leave.door));
});
