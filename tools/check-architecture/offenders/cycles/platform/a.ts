// refused: imports itself by platform/a.ts -> platform/b.ts -> platform/c.ts -> platform/a.ts
export { b } from "./b.ts";
