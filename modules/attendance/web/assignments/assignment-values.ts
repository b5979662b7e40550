import { noSubjects, subjectIds, type SubjectValue } from "#kit/pickers/chosen-subjects.ts";
import { useTranslations } from "use-intl";
import type { CallInput } from "#client/api.ts";
import { useFormats } from "#client/intl.tsx";
import type { locationZoneUserRoutes } from "#modules/attendance/contract/routes-rules.ts";
import type {
  LocationZoneUser,
  LocationZoneUserInList,
} from "#modules/attendance/contract/schemas-location-zone-user.ts";
import type { Effect, NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import { dateOf, readerOf, referenceOf, writeEntity, type Given } from "../rules/entity-parameter.ts";
import { subjectsOf } from "../subjects/subject-value.ts";

/** The fields of the form, named as in the body, so that refusals match their fields. */
export type AssignmentValues = {
  /** A new form creates one assignment for each. */
  location: readonly NamedReference[];
  zone: NamedReference | null;
  /** Null while the address contains only some of them: then they stay unchanged. */
  users: SubjectValue | null;
  from: string | null;
  to: string | null;
  isActive: boolean;
};

export function valuesOf({
  location,
  zone,
  from,
  to,
  isActive,
  ...subjects
}: Given<LocationZoneUser>): AssignmentValues {
  const place = referenceOf(location);
  return {
    location: place === null ? [] : [place],
    zone: referenceOf(zone),
    users: subjectsOf(subjects),
    from: dateOf(from),
    to: dateOf(to),
    isActive: isActive !== false,
  };
}

export const emptyAssignment = valuesOf(noSubjects);

export const parameterOf = (assignment: LocationZoneUserInList): string => writeEntity(assignment, emptyAssignment);

export const readParameter = readerOf(
  valuesOf,
  ({ location, zone }) => referenceOf(location) !== null && referenceOf(zone) !== null,
);

type Body = CallInput<(typeof locationZoneUserRoutes)["createLocationZoneUser"]>["body"];

/** Returns the request body for the first of the locations. */
export const bodyOf = ({ location, zone, users, ...rest }: AssignmentValues): Body => ({
  ...rest,
  location: location[0]?.id ?? "",
  zone: zone?.id ?? "",
  ...(users === null ? {} : subjectIds(users)),
});

/** Returns one body for each location. */
export function bodiesOf(values: AssignmentValues): Body[] {
  if (values.location.length === 0) throw new Error("An assignment without a location was let through.");
  return values.location.map((location) => bodyOf({ ...values, location: [location] }));
}

const sorted = (dates: readonly (string | null)[]): string[] => dates.filter((date) => date !== null).toSorted();

const ownDaysOrder = ["none", "marked", "refused"] as const;

/** Merges the effects of several assignments of the same people; null for none. */
export function mergeEffects(effects: readonly Effect[]): Effect | null {
  const [first] = effects;
  if (first === undefined) return null;
  return {
    ...first,
    people: Math.max(...effects.map(({ people }) => people)),
    from: sorted(effects.map(({ from }) => from)).at(0) ?? null,
    to: sorted(effects.map(({ to }) => to)).at(-1) ?? null,
    lockedMonths: [...new Set(effects.flatMap(({ lockedMonths }) => lockedMonths))].toSorted(),
    conflicts: effects.flatMap(({ conflicts }) => conflicts),
    warnings: effects.flatMap(({ warnings }) => warnings),
    brokenRules: [
      ...new Map(effects.flatMap(({ brokenRules }) => brokenRules.map((each) => [each.rule.id, each]))).values(),
    ],
    uncheckedPeople: Math.max(...effects.map(({ uncheckedPeople }) => uncheckedPeople)),
    ownDays: ownDaysOrder.findLast((each) => effects.some(({ ownDays }) => ownDays === each)) ?? "none",
  };
}

/** Returns a formatter of an assignment's name, from zone and location, for sentences that isolate it. */
export function useAssignmentName(): (assignment: { location: NamedReference; zone: NamedReference }) => string {
  const t = useTranslations("attendancePlaces.assignments");
  const formats = useFormats();
  return ({ location, zone }) => t("name", { zone: formats.name(zone), location: formats.name(location) });
}
