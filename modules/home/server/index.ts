import type { BoundRoute } from "#platform/http/handler.ts";
import { bindHome } from "./http.ts";

export { homeData } from "./personal-data.ts";

/** What home is made of, ready to be served. */
export const createHome = (): { routes: BoundRoute[] } => ({ routes: bindHome() });
