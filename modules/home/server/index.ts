import type { BoundRoute } from "#platform/http/handler.ts";
import { bindHome } from "./http.ts";

export { homeData } from "./personal-data.ts";
export { homeErasure } from "./erasure.ts";

/** What home is made of, ready to be served. */
export const createHome = (): { routes: BoundRoute[] } => ({ routes: bindHome() });
