import { setClock } from "#platform/clock/clock.ts";

// Loaded before a server (`node --import`): starts its clock at BEGIN_AT.

const moment = process.env["BEGIN_AT"];
if (moment !== undefined && moment !== "") {
  const ahead = Date.parse(moment) - Date.now();
  setClock(() => Date.now() + ahead);
}
