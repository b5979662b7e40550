import type { BoundRoute } from "#platform/http/handler.ts";
import { bindSamples } from "./http.ts";

export type SampleModule = { routes: BoundRoute[] };

export const createSample = (): SampleModule => ({ routes: bindSamples() });
