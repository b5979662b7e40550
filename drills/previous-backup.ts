// `npm run drill:previous-backup [-- --from <revision>] [--write]`
import { parseArgs } from "node:util";
import { conduct } from "./conduct.ts";
import { findRevision, previousRelease } from "./previous-release.ts";
import { restoreOlder } from "./restore-older.ts";

const { values } = parseArgs({ options: { from: { type: "string" }, write: { type: "boolean" } } });
await conduct("previous-backup", async (say) => restoreOlder(await findRevision(values.from ?? previousRelease), say));
