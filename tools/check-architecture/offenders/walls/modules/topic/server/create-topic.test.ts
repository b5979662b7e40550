import { personContract } from "#modules/person/contract/schemas.ts";
import { insertTopic } from "./store.ts";
export { insertTopic, personContract };
