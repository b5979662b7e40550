import type { Locale } from "#shared/locale.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ProtectedField, Visibility } from "../contract/privacy.ts";

/** A new person, with at least one name. */
export type NewPerson = {
  nameEn: string | null;
  nameAr: string | null;
  titleEn?: string | null;
  titleAr?: string | null;
  departmentId?: string | null;
  managerId?: string | null;
  phone?: string | null;
  locale: Locale;
  /** Default: Gregorian. */
  calendar?: "gregory" | "islamic-umalqura";
  /** Default: now. */
  joinedAt?: Date;
};

/** The columns that people may change of their own row. */
export type PersonChange = {
  nameEn?: string | null | undefined;
  nameAr?: string | null | undefined;
  phone?: string | null | undefined;
  mobile?: string | null | undefined;
  /** `YYYY-MM-DD`. */
  birthDate?: string | null | undefined;
  placeEn?: string | null | undefined;
  placeAr?: string | null | undefined;
  aboutEn?: string | null | undefined;
  aboutAr?: string | null | undefined;
  languages?: string[] | undefined;
  skills?: string[] | undefined;
  visibility?: { [Field in ProtectedField]?: Visibility | undefined } | undefined;
  locale?: Locale | undefined;
  calendar?: "gregory" | "islamic-umalqura" | undefined;
  digits?: "auto" | "latn" | "arab" | undefined;
  hourCycle?: "h23" | "h12" | undefined;
  theme?: "system" | "light" | "dark" | undefined;
};

/** Returns the id. `at` is the time of joining unless the person has another. */
export async function insertPerson(tx: Transaction, person: NewPerson, at: Date): Promise<string> {
  const { id } = await tx
    .insertInto("person")
    .values({
      name_en: person.nameEn,
      name_ar: person.nameAr,
      title_en: person.titleEn ?? null,
      title_ar: person.titleAr ?? null,
      department_id: person.departmentId ?? null,
      manager_id: person.managerId ?? null,
      phone: person.phone ?? null,
      locale: person.locale,
      ...(person.calendar === undefined ? {} : { calendar: person.calendar }),
      joined_at: person.joinedAt ?? at,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the id. */
export async function insertDepartment(tx: Transaction, names: { nameEn: string; nameAr: string }): Promise<string> {
  const { id } = await tx
    .insertInto("department")
    .values({ name_en: names.nameEn, name_ar: names.nameAr })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const setManager = statement<never, [personId: string, managerId: string | null]>(
  "update person set manager_id = $2 where id = $1",
).run;

/** Changes a person with this version; returns whether it matched. */
export async function updatePerson(
  tx: Transaction,
  personId: string,
  version: number,
  change: PersonChange,
): Promise<boolean> {
  const updated = await tx
    .updateTable("person")
    .set((row) => ({
      name_en: change.nameEn,
      name_ar: change.nameAr,
      phone: change.phone,
      mobile: change.mobile,
      birth_date: change.birthDate,
      place_en: change.placeEn,
      place_ar: change.placeAr,
      about_en: change.aboutEn,
      about_ar: change.aboutAr,
      languages: change.languages,
      skills: change.skills,
      phone_visibility: change.visibility?.phone,
      mobile_visibility: change.visibility?.mobile,
      email_visibility: change.visibility?.email,
      birthday_visibility: change.visibility?.birthday,
      locale: change.locale,
      calendar: change.calendar,
      digits: change.digits,
      hour_cycle: change.hourCycle,
      theme: change.theme,
      version: row("version", "+", 1),
    }))
    .where("id", "=", personId)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

const lockPhoto = statement<{ photo_file_id: string | null }>(
  "select photo_file_id from person where id = $1 for update",
);
const changePhoto = statement<never>(
  "update person set photo_file_id = $2, version = version + 1 where id = $1 and photo_file_id is distinct from $2",
);

/** Sets or removes a photo; returns the previous file, which nothing refers to any more. */
export async function setPhoto(tx: Transaction, personId: string, fileId: string | null): Promise<string | null> {
  const [before] = await lockPhoto(tx, [personId]);
  await changePhoto(tx, [personId, fileId]);
  const replaced = before?.photo_file_id ?? null;
  return replaced === fileId ? null : replaced;
}

/** Deletes people; returns their number. Foreign keys prevent it for authors of anything. */
export const deletePeople = statement<{ id: string }, [ids: readonly string[]]>(
  "delete from person where id = any($1) returning id",
).countChanged;
