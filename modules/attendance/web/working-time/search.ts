import { guardKinds, guardModes } from "#modules/attendance/contract/kinds.ts";
import { present } from "../read-address.ts";
import { readOneOf, readRulesSearch, type RulesSearch } from "../rules/search.ts";

export type WorkingTimeRulesSearch = RulesSearch & {
  kind?: (typeof guardKinds)[number];
  mode?: (typeof guardModes)[number];
};

export const readWorkingTimeRulesSearch = (search: Record<string, unknown>): WorkingTimeRulesSearch => ({
  ...readRulesSearch(search),
  ...present({ kind: readOneOf(guardKinds, search["kind"]), mode: readOneOf(guardModes, search["mode"]) }),
});
