import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { draftRoutes } from "../../contract/routes-writing.ts";
import type { FileAccess } from "../context.ts";
import { createDraft, deleteDraft, updateDraft } from "./change-draft.ts";
import { listDrafts, readDraft } from "./read-draft.ts";

const statusOk = 200;

export const bindDrafts = (files: FileAccess): BoundRoute[] =>
  bindRoutes(draftRoutes, {
    listDrafts: ({ db, actor, query }) => listDrafts(db, actor, query),
    readDraft: async ({ db, actor, params }) => ({ data: await readDraft(db, actor, params.id, files) }),
    createDraft: async ({ tx, actor, body, facts }) => {
      const { draft, isNew } = await createDraft(tx, actor, body, files);
      if (!isNew) facts.answerStatus(statusOk);
      return { data: draft };
    },
    updateDraft: async ({ tx, actor, params, body }) => ({
      data: await updateDraft(tx, actor, params.id, body, files),
    }),
    deleteDraft: ({ tx, actor, params, query }) => deleteDraft(tx, actor, params.id, query.version ?? null, files),
  });
