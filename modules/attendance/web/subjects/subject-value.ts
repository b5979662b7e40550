import type { SubjectValue } from "#kit/pickers/chosen-subjects.ts";
import { numberText, recordOf, referenceOf, type Given } from "../rules/entity-parameter.ts";

const listed = (value: readonly unknown[]) =>
  value.flatMap((item) => {
    const reference = referenceOf(item);
    return reference === null ? [] : [{ ...reference, people: Number(numberText(recordOf(item)["people"], "0")) }];
  });

/** Returns the people and roles of a rule; null if one of the lists is missing. */
export function subjectsOf({ users, roles }: Given<SubjectValue>): SubjectValue | null {
  if (!Array.isArray(users) || !Array.isArray(roles)) return null;
  return {
    users: listed(users).map(({ people: _, ...user }) => ({ ...user, titleAr: null, titleEn: null, photoUrl: null })),
    roles: listed(roles),
  };
}
