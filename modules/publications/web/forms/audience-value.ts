import type { Audience } from "#modules/publications/contract/schemas-audience.ts";
import type { Verdict } from "#shared/validators.ts";

/** The audience in a form: chosen departments and roles are kept while "everyone" is selected. */
export type AudienceValue = { isEverybody: boolean; departments: string[]; roles: string[] };

export const allUsers: AudienceValue = { isEverybody: true, departments: [], roles: [] };

export const audienceValueOf = (audience: Audience | null): AudienceValue =>
  audience === null
    ? allUsers
    : {
        isEverybody: false,
        departments: audience.departments.map(({ id }) => id),
        roles: audience.roles.map(({ id }) => id),
      };

export const audienceBodyOf = ({ isEverybody, departments, roles }: AudienceValue) =>
  isEverybody ? null : { departments, roles };

/** Requires at least one department or role, unless "everyone" is selected. */
export const someAudience = ({ isEverybody, departments, roles }: AudienceValue): Verdict =>
  isEverybody || departments.length + roles.length > 0 ? null : { key: "fieldRequired" };
