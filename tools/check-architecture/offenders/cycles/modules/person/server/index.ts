// refused: imports itself by modules/person/server/index.ts -> modules/person/server/person.ts -> modules/topic/server/index.ts -> modules/person/server/index.ts
// refused: depends on itself by person/server -> topic/server -> person/server
export { person } from "./person.ts";
