// The one place that may pause.
import { setTimeout as pause } from "node:timers/promises";

export async function until(look: () => boolean) {
  while (!look()) await pause(25);
}
