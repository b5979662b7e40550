import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { followingRoutes } from "../../contract/routes-following.ts";
import { readCategoryFollowing, setBookmark, setFollowing } from "./set-following.ts";

export const bindFollowing = (): BoundRoute[] =>
  bindRoutes(followingRoutes, {
    followTopic: async ({ tx, actor, params, body, facts }) => ({
      data: await setFollowing(tx, actor, { kind: "topic", id: params.id }, body.level, facts.id),
    }),
    readCategoryFollowing: async ({ db, actor, params }) => ({
      data: await readCategoryFollowing(db, actor, params.id),
    }),
    followCategory: async ({ tx, actor, params, body, facts }) => ({
      data: await setFollowing(tx, actor, { kind: "category", id: params.id }, body.level, facts.id),
    }),
    bookmarkTopic: ({ tx, actor, params, facts }) => setBookmark(tx, actor, params.id, true, facts.id),
    removeBookmark: ({ tx, actor, params, facts }) => setBookmark(tx, actor, params.id, false, facts.id),
  });
