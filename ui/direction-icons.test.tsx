import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SignInIcon, SignOutIcon } from "./direction-icons.tsx";

/** Returns the x of the shaft's ends and of the door frame; the drawing is mirrored as a whole. */
function measure(drawing: string) {
  expect(drawing).toMatch(/<svg[^>]*class="[^"]*mirrored/);
  const [start, length] = (/M(\d+) 12h(\d+)/.exec(drawing) ?? []).slice(1).map(Number);
  const [door, width] = (/M(\d+) 8v-2a2 2 0 0 [01] -?2 -2h(-?\d+)/.exec(drawing) ?? []).slice(1).map(Number);
  if (start === undefined || length === undefined || door === undefined || width === undefined)
    throw new Error(drawing);
  return { tail: start, head: start + length, door: door + width };
}

test("the check-in arrow points into the door and the check-out arrow away from it, in both directions", () => {
  const enter = measure(renderToStaticMarkup(<SignInIcon />));
  expect(Math.abs(enter.head - enter.door)).toBeLessThan(Math.abs(enter.tail - enter.door));
  const leave = measure(renderToStaticMarkup(<SignOutIcon />));
  expect(Math.abs(leave.head - leave.door)).toBeGreaterThan(Math.abs(leave.tail - leave.door));
});
