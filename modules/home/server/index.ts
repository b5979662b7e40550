import type { BoundRoute } from "#platform/http/handler.ts";
import { bindHome } from "./http.ts";

export { homeData } from "./personal-data.ts";
export { homeErasure } from "./erasure.ts";

export const createHome = (): { routes: BoundRoute[] } => ({ routes: bindHome() });
