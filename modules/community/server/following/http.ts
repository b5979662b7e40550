import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { followingRoutes } from "../../contract/routes-following.ts";
import { readCategoryFollowing, setBookmark, setFollowing } from "./set-following.ts";

export const bindFollowing = (): BoundRoute[] =>
  bindRoutes(followingRoutes, {
    followTopic: async (call) => ({ data: await setFollowing(call, "topic", call.params.id, call.body.level) }),
    readCategoryFollowing: async ({ db, actor, params }) => ({
      data: await readCategoryFollowing(db, actor, params.id),
    }),
    followCategory: async (call) => ({ data: await setFollowing(call, "category", call.params.id, call.body.level) }),
    bookmarkTopic: (call) => setBookmark(call, call.params.id, true),
    removeBookmark: (call) => setBookmark(call, call.params.id, false),
  });
