import { person } from "#modules/person/server/index.ts";
export const topic = person;
