import { bindHome } from "./http.ts";

export { homeData } from "./personal-data.ts";
export { homeErasure } from "./erasure.ts";

export const createHome = () => ({ routes: bindHome() });
