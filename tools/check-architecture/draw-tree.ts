import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { page, withDrawing } from "./rules/drawn-tree.ts";
import { readSourceTree } from "./source-tree.ts";

// `npm run draw-tree`: draws the folders of the repository in docs/ARCHITECTURE.md.

const root = join(import.meta.dirname, "../..");
const { files, read } = await readSourceTree(root);
await writeFile(join(root, page), withDrawing(read(page), files));
