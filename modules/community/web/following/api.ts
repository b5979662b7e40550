import { endpoint } from "#client/api.ts";
import type { followingRoutes } from "#modules/community/contract/routes-following.ts";

type Routes = typeof followingRoutes;

export const followTopic = endpoint<Routes["followTopic"]>("PUT", "/topics/{id}/following");
export const followCategory = endpoint<Routes["followCategory"]>("PUT", "/categories/{id}/following");
export const bookmarkTopic = endpoint<Routes["bookmarkTopic"]>("PUT", "/topics/{id}/bookmark");
export const removeBookmark = endpoint<Routes["removeBookmark"]>("DELETE", "/topics/{id}/bookmark");
