import { protectedFields, type Onlooker, type ProtectedField, type Visibility } from "../../contract/privacy.ts";

/** The relation of a reader to a person. */
export type Relation = {
  isSelf: boolean;
  /** Manages the records of people: sees all fields, and the views are logged. */
  isOfficer: boolean;
  /** One of the person's managers, at any level. */
  isManager: boolean;
  isSameDepartment: boolean;
};

/** The protected fields of a person, with their visibility. */
export type Protected = {
  values: { phone: string | null; mobile: string | null; email: string | null; birthDate: string | null };
  visibility: Readonly<Record<ProtectedField, Visibility>>;
};

/** The fields that are visible to a reader. */
export type Shown = {
  phone: string | null;
  mobile: string | null;
  email: string | null;
  birthday: { month: number; day: number } | null;
  /** Visible fields with a value that not all users may see. */
  guarded: ProtectedField[];
};

const reaches: Readonly<Record<Visibility, (viewer: Relation) => boolean>> = {
  everyone: () => true,
  department: ({ isManager, isSameDepartment }) => isManager || isSameDepartment,
  managers: ({ isManager }) => isManager,
  nobody: () => false,
};

/** Returns whether the visibility includes the reader. */
export const maySee = (visibility: Visibility, viewer: Relation): boolean =>
  viewer.isSelf || viewer.isOfficer || reaches[visibility](viewer);

/** Returns month and day of a date, `YYYY-MM-DD`: the year is never shown. */
const dayOfYear = (date: string): { month: number; day: number } => ({
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** Decides which fields of a person are visible; all screens and vCards use it. */
export function showProtected({ values, visibility }: Protected, viewer: Relation): Shown {
  const seen = <Value>(field: ProtectedField, value: Value | null): Value | null =>
    value !== null && maySee(visibility[field], viewer) ? value : null;
  const shown = {
    phone: seen("phone", values.phone),
    mobile: seen("mobile", values.mobile),
    email: seen("email", values.email),
    birthday: seen("birthday", values.birthDate === null ? null : dayOfYear(values.birthDate)),
  };
  return {
    ...shown,
    guarded: protectedFields.filter((field) => shown[field] !== null && visibility[field] !== "everyone"),
  };
}

/** Returns the relation of a reader in the preview. */
export const onlookerRelation = (onlooker: Onlooker): Relation => ({
  isSelf: false,
  isOfficer: false,
  isManager: onlooker === "manager",
  isSameDepartment: onlooker === "department",
});
