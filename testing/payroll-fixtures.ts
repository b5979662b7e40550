import type { Transaction } from "#platform/database/database.ts";
import type { Cast } from "./cast.ts";
import { onlyWith, type OwnershipCase } from "./ownership-answers.ts";

type Entity = { id: string };
type Make = (path: string, body: object) => Promise<Entity>;

/** A mapping of columns. */
const payrollMapping = () => ({
  nameEn: crypto.randomUUID(),
  nameAr: crypto.randomUUID(),
  language: "en",
  personColumns: [{ key: "number" }],
  dayColumns: null,
});

export const mappingOf = (make: Make): Promise<Entity> => make("/payroll/mappings", payrollMapping());

/** Inserts a version that is ready, with one file, of a month that is not locked. */
export async function keepVersion(tx: Transaction): Promise<Entity> {
  const columns = JSON.stringify([{ key: "number", heading: "No." }]);
  const at = "2020-02-01T00:00:00Z";
  const mapping = { name_en: "Kept", name_ar: "محفوظ", language: "en", person_columns: columns } as const;
  const { id } = await tx
    .insertInto("payroll_mapping")
    .values({ ...mapping, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const version = await tx
    .insertInto("payroll_version")
    .values({
      mapping_id: id,
      mapping_version: 1,
      month: "2020-01-01",
      number: 1,
      locked_at: at,
      created_at: at,
      language: "en",
      person_columns: columns,
      state: "ready",
      total: 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const file = { version_id: version.id, section: "people", format: "csv" } as const;
  await tx
    .insertInto("payroll_file")
    .values({ ...file, byte_size: 5, sha256: "0".repeat(64), rows: 0 })
    .execute();
  await tx
    .insertInto("payroll_piece")
    .values({ ...file, ordinal: 1, content: Buffer.from("No.\r\n") })
    .execute();
  return version;
}

/** Fills in the file of a path. */
export const withFile = (path: string): string => path.replace("{section}", "people").replace("{format}", "csv");

/** In this cast the administrator only manages attendance. */
export function payrollCases(cast: Cast): Record<string, OwnershipCase> {
  const expected = (status: number) => onlyWith(status, ["Alia"]);
  const mapping = (status: number, body?: object): OwnershipCase => ({
    make: () => mappingOf((path, given) => cast.make("Alia", path, given)),
    ...(body === undefined ? {} : { body }),
    expected: expected(status),
  });
  const version: OwnershipCase = { make: () => cast.server.write(keepVersion), expected: expected(200) };
  return {
    "GET /payroll/mappings/{id}": mapping(200),
    "PATCH /payroll/mappings/{id}": mapping(200, { version: 1, language: "ar" }),
    "DELETE /payroll/mappings/{id}": mapping(204),
    "POST /payroll/versions/{id}/retry": version,
    "GET /payroll/versions/{id}/files/{section}/{format}": version,
  };
}
