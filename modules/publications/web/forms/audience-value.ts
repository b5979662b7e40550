import type { Audience } from "#modules/publications/contract/schemas-audience.ts";
import type { Verdict } from "#shared/validators.ts";

/** For whom something is, as a form holds it: what was chosen stays while "everyone" is looked at. */
export type AudienceValue = { isEverybody: boolean; departments: string[]; roles: string[] };

export const everybody: AudienceValue = { isEverybody: true, departments: [], roles: [] };

export const audienceValueOf = (audience: Audience | null): AudienceValue =>
  audience === null
    ? everybody
    : {
        isEverybody: false,
        departments: audience.departments.map(({ id }) => id),
        roles: audience.roles.map(({ id }) => id),
      };

export const audienceBodyOf = ({ isEverybody, departments, roles }: AudienceValue) =>
  isEverybody ? null : { departments, roles };

/** Somebody must be meant. */
export const someAudience = ({ isEverybody, departments, roles }: AudienceValue): Verdict =>
  isEverybody || departments.length + roles.length > 0 ? null : { key: "fieldRequired" };
