import { endpoint } from "#client/api.ts";
import { followingRoutes } from "#modules/community/contract/routes-following.ts";

export const followTopic = endpoint(followingRoutes.followTopic);
export const followCategory = endpoint(followingRoutes.followCategory);
export const bookmarkTopic = endpoint(followingRoutes.bookmarkTopic);
export const removeBookmark = endpoint(followingRoutes.removeBookmark);
