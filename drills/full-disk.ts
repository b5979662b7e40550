// `npm run drill:full-disk [-- --write]`: needs the right to mount a file system, as root has it.
import { conduct } from "./conduct.ts";
import { fillDisks } from "./fill-disks.ts";

await conduct("full-disk", (say) => fillDisks(say));
