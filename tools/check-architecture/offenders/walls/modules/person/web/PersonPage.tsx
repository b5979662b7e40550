// refused: imports modules/topic/web/index.ts; web may import
// refused: imports modules/person/server/read-person.ts; web may import
import { widget } from "#modules/topic/web/index.ts";
export type Person = import("../server/read-person.ts").Person;
export const PersonPage = () => widget;
