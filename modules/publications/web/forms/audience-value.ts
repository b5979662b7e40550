import type { Audience } from "#modules/publications/contract/schemas-audience.ts";
import type { Verdict } from "#shared/validators.ts";

/** The audience in a form: chosen departments and roles are kept while "everyone" is selected. */
export type AudienceValue = { isForAll: boolean; departments: string[]; roles: string[] };

export const allUsers: AudienceValue = { isForAll: true, departments: [], roles: [] };

export const audienceValueOf = (audience: Audience | null): AudienceValue =>
  audience === null
    ? allUsers
    : {
        isForAll: false,
        departments: audience.departments.map(({ id }) => id),
        roles: audience.roles.map(({ id }) => id),
      };

export const audienceBodyOf = ({ isForAll, departments, roles }: AudienceValue) =>
  isForAll ? null : { departments, roles };

/** Requires at least one department or role, unless "everyone" is selected. */
export const someAudience = ({ isForAll, departments, roles }: AudienceValue): Verdict =>
  isForAll || departments.length + roles.length > 0 ? null : { key: "fieldRequired" };
