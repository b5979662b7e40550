// refused: imports platform/clock.ts; shared may import nothing of ours
export { clock } from "#platform/clock.ts";
