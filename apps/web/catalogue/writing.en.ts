import { editorEn } from "#modules/community/contract/phrases-editor.en.ts";
import { writingEn } from "#modules/community/contract/phrases-writing.en.ts";

/** What the pages for writing topics say. */
export const writingPartEn = { editor: editorEn, writing: writingEn };
