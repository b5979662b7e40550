import { setClock } from "#platform/clock/clock.ts";

// Loaded before a server (`node --import`): its clock starts at the moment named by BEGIN_AT and goes on from there.

const moment = process.env["BEGIN_AT"];
if (moment !== undefined && moment !== "") {
  const ahead = Date.parse(moment) - Date.now();
  setClock(() => Date.now() + ahead);
}
