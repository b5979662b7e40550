import { protectedFields, type Onlooker, type ProtectedField, type Visibility } from "../../contract/privacy.ts";

/** What somebody who looks is to the person they look at. */
export type Relation = {
  isSelf: boolean;
  /** Keeps the records of people: sees everything, and that they saw it is kept. */
  isKeeper: boolean;
  /** Stands in the chain of the person's managers. */
  isManager: boolean;
  isSameDepartment: boolean;
};

/** What is protected of a person, and to whom they let each of it be seen. */
export type Protected = {
  values: { phone: string | null; mobile: string | null; email: string | null; birthDate: string | null };
  visibility: Readonly<Record<ProtectedField, Visibility>>;
};

/** What a viewer gets of it. */
export type Shown = {
  phone: string | null;
  mobile: string | null;
  email: string | null;
  birthday: { month: number; day: number } | null;
  /** What of this is there, is shown, and would not be shown to everybody. */
  guarded: ProtectedField[];
};

const reaches: Readonly<Record<Visibility, (viewer: Relation) => boolean>> = {
  everyone: () => true,
  department: ({ isManager, isSameDepartment }) => isManager || isSameDepartment,
  managers: ({ isManager }) => isManager,
  nobody: () => false,
};

/** Whether a viewer may see what is shown so widely. */
export const maySee = (visibility: Visibility, viewer: Relation): boolean =>
  viewer.isSelf || viewer.isKeeper || reaches[visibility](viewer);

/** Month and day of a date, `YYYY-MM-DD`: the year leaves for nobody. */
const dayOfYear = (date: string): { month: number; day: number } => ({
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** The one place where it is decided what a viewer sees of a person: screens, vCards and everything else go through it. */
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

/** Whom each onlooker of a preview stands for. */
export const onlookerRelation = (onlooker: Onlooker): Relation => ({
  isSelf: false,
  isKeeper: false,
  isManager: onlooker === "manager",
  isSameDepartment: onlooker === "department",
});
