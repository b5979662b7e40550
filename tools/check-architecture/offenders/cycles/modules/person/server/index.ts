// refused: depends on itself by person/server -> topic/server -> person/server
export { person } from "./person.ts";
