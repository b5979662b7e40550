import type { BoundRoute } from "#platform/http/handler.ts";
import { bindLeave } from "./http.ts";

export const createLeave = (): { routes: BoundRoute[] } => ({ routes: bindLeave() });
