import { editorAr } from "#modules/community/contract/phrases-editor.ar.ts";
import { writingAr } from "#modules/community/contract/phrases-writing.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { writingPartEn } from "./writing.en.ts";

export const writingPartAr = { editor: editorAr, writing: writingAr } satisfies Translation<typeof writingPartEn>;
