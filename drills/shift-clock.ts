// Loaded into a node before its program: shifts the time of the whole process by the milliseconds in the file CLOCK_SHIFT,
// as a machine's clock that is set wrong does. Its monotonic clock, for timers, goes on.
import { readFileSync } from "node:fs";

const file = process.env["CLOCK_SHIFT"];
const RealDate = Date;
let shiftMs = 0;
const look = (): void => {
  try {
    shiftMs = Number(readFileSync(file ?? "", "utf8"));
  } catch {
    // It is being written.
  }
};
look();
setInterval(look, 50).unref();

const shiftedNow = (): number => RealDate.now() + shiftMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [shiftedNow()] : values, newTarget === Date ? target : newTarget),
  apply: () => new RealDate(shiftedNow()).toString(),
  get: (target, key) => (key === "now" ? shiftedNow : Reflect.get(target, key)),
});
