import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { addLocation, addZone, assign, hours } from "#testing/attendance-rules.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { ImportOutcome, LocationZoneUser } from "../../contract/schemas-location-zone-user.ts";
import type { Location } from "../../contract/schemas-location.ts";
import type { Zone } from "../../contract/schemas-zone.ts";

const path = "/attendance/location-zone-users";

let attendance: TestAttendance;
let salem: Caller, omar: Caller;
let site: Location, zone: Zone;
beforeAll(async () => {
  attendance = await startAttendance();
  [salem, omar] = [attendance.as("Salem"), attendance.as("Omar")];
  site = await addLocation(salem, { nameEn: "Head office", nameAr: "المقر الرئيسي" });
  zone = await addZone(salem, { nameEn: "Winter hours", nameAr: "دوام الشتاء", endDate: null });
});
afterAll(() => attendance.close());

const send = async (csv: string, more: object = {}, language = "en"): Promise<ImportOutcome> => {
  const answer = await salem.post<ImportOutcome>(`${path}/import`, { csv, ...more }, { "accept-language": language });
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};
const apply = (csv: string) => send(csv, { dryRun: false });
const countRows = async (): Promise<number> =>
  (await attendance.database.primary.selectFrom("location_zone_user").select("id").execute()).length;
const errorsOf = ({ errors }: ImportOutcome) => errors.map(({ row, column, message }) => [row, column, message]);

test("an import is refused to employees, and without a valid table", async () => {
  expect(refusal(await omar.post(`${path}/import`, { csv: "email" }))).toEqual([403, "not_allowed"]);
  expect(refusal(await salem.post(`${path}/import`, {}))).toEqual([400, "fields_invalid", "csv: fieldRequired"]);
  expect(refusal(await salem.post(`${path}/import`, { csv: "" }))).toEqual([
    400,
    "fields_invalid",
    "csv: fieldRequired",
  ]);
  expect(errorsOf(await send("email,place\na,b"))).toEqual([[1, "zone", "The column “zone” is missing"]]);
  expect(errorsOf(await send("email,location,zone\n"))).toEqual([[2, null, "The table has no rows"]]);
  const unclosed = await send('email,location,zone\n"omar,1,2');
  expect(errorsOf(unclosed)[0]?.[2]).toContain("quotation mark");
  expect(unclosed).toMatchObject({ rows: 0, valid: 0, applied: false });
  expect(await send("\u0001\u{1f600};;;\n,,,")).toMatchObject({ applied: false, errorCount: 3 });
});

test("every invalid row is reported in the reader's language, and valid rows beside it are not saved", async () => {
  const gone = await attendance.hire("Gone");
  const db = attendance.database.primary;
  await db.updateTable("account").set({ status: "disabled" }).where("person_id", "=", gone.id).execute();
  await addZone(salem, { nameEn: "Twice", nameAr: "مكرر" });
  await addZone(salem, { nameEn: "Other", nameAr: "twice" });
  const before = await countRows();
  const outcome = await apply(
    [
      "email,location,zone,from,to",
      "omar@diwan.example,Head office,Winter hours,,",
      "nobody@diwan.example,Nowhere,Never,,",
      "gone@diwan.example,head OFFICE,winter hours,2026-02-30,",
      "reem@diwan.example,Head office,Winter hours,2026-03-02,2026-03-01",
      "reem@diwan.example,Head office,twice,,",
      "OMAR@diwan.example,المقر الرئيسى,دوام الشتاء,,",
      ",,,,",
      "reem@diwan.example,,,,",
    ].join("\n"),
  );
  expect(errorsOf(outcome)).toEqual([
    [3, "email", "No one has the address nobody@diwan.example"],
    [3, "location", "There is no location Nowhere"],
    [3, "zone", "There is no zone Never"],
    [4, "email", "The account of gone@diwan.example is not active"],
    [4, "from", "Write the date as YYYY-MM-DD"],
    [5, "to", "The end is before the start"],
    [6, "zone", "More than one has the name twice: use the number instead"],
    [7, null, "The same as row 2"],
    [9, "location", "Value is required"],
    [9, "zone", "Value is required"],
  ]);
  expect(outcome).toMatchObject({ rows: 7, valid: 1, errorCount: 10, applied: false, effect: null });
  expect(await countRows()).toBe(before);
  const inArabic = await send("البريد,الموقع,النطاق\nx@y.example,المقر الرئيسي,دوام الشتاء", {}, "ar");
  expect(errorsOf(inArabic)).toEqual([[2, "email", "لا موظف بالبريد x@y.example"]]);
});

test("a dry run reports the effect and saves nothing; the import has it, and a second changes nothing", async () => {
  const csv = `\uFEFFالبريد الإلكتروني;الموقع;نطاق الدوام;من;إلى\r
omar@diwan.example;${site.id};دوام الشتاء;٢٠٢٦-٠٣-٠١;\r
"reem@diwan.example";المقر الرئيسي;${zone.id};2026-03-01;\r
reem@diwan.example;Head office;Winter hours;2027-01-01;2027-01-31\r
`;
  const before = await countRows();
  const dry = await send(csv);
  expect(dry).toMatchObject({
    rows: 3,
    valid: 3,
    people: 2,
    groups: [
      {
        location: { id: site.id },
        zone: { id: zone.id, nameEn: "Winter hours" },
        from: "2026-03-01",
        to: null,
        people: 2,
        isNew: true,
      },
      { from: "2027-01-01", to: "2027-01-31", people: 1, isNew: true },
    ],
    errors: [],
    effect: { people: 2, conflicts: [] },
    applied: false,
  });
  expect(await countRows()).toBe(before);
  expect(await apply(csv)).toEqual({ ...dry, applied: true });
  expect(await countRows()).toBe(before + 2);
  const again = await apply(csv);
  expect(again).toMatchObject({ groups: [{ isNew: false }, { isNew: false }], effect: { people: 0 }, applied: true });
  const joined = await apply(
    `email\tlocation\tzone\tfrom\nfaisal@diwan.example\tHead office\tWinter hours\t2026-03-01`,
  );
  expect(joined).toMatchObject({ groups: [{ isNew: false, people: 1 }], effect: { people: 1 }, applied: true });
  expect(await countRows()).toBe(before + 2);
  const { data } = await salem.get<LocationZoneUser[]>(`${path}?zone=${zone.id}&on=2026-05-01`);
  expect(data).toMatchObject([{ userCount: 3, from: "2026-03-01", to: null }]);
  const written = await attendance.database.primary
    .selectFrom("audit")
    .select("action")
    .where("subject_kind", "=", "locationZoneUser")
    .orderBy("id")
    .execute();
  expect(written.map(({ action }) => action)).toEqual([
    "locationZoneUser.created",
    "locationZoneUser.created",
    "locationZoneUser.updated",
  ]);
});

test("conflicts in the table and with existing assignments are reported by row and refuse it as a whole", async () => {
  // Without an end: people hired now have work days in the future at any date of the test run.
  const always = { endDate: null };
  const early = await addZone(salem, { ...always, nameEn: "Early", days: hours("08:00", "12:00", ["friday"]) });
  await addZone(salem, { ...always, nameEn: "Late", days: hours("11:00", "15:00", ["friday"]) });
  const [first] = [await attendance.hire("First"), await attendance.hire("Second")];
  await assign(salem, { location: site.id, zone: early.id, users: [first.id] });
  const before = await countRows();
  const table = [
    "email,location,zone",
    `first@diwan.example,${site.id},Late`,
    `second@diwan.example,${site.id},Early`,
    `second@diwan.example,${site.id},Late`,
  ].join("\n");
  for (const outcome of [await send(table), await apply(table)]) {
    expect(outcome.errors.map(({ row, column }) => [row, column])).toEqual([
      [2, "zone"],
      [3, "zone"],
      [4, "zone"],
    ]);
    expect(outcome.errors[0]?.message).toMatch(
      /^The hours of Late overlap those of Early for this person, first on 20\d\d-/,
    );
    expect(outcome).toMatchObject({ valid: 0, applied: false, effect: { conflicts: [{ people: 2 }] } });
  }
  expect(await countRows()).toBe(before);
});

test("the same rows imported concurrently are stored once", async () => {
  await attendance.hire("Parallel");
  const before = await countRows();
  const csv = `email,location,zone,from,to\nparallel@diwan.example,${site.id},${zone.id},2027-06-01,2027-06-30\n`;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => salem.post<ImportOutcome>(`${path}/import`, { csv, dryRun: false })),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await countRows()).toBe(before + 1);
});

test("five thousand rows need few statements", async () => {
  const lines = await transaction(attendance.database.primary, async (tx) => {
    const people = await tx
      .insertInto("person")
      .values(Array.from({ length: 5000 }, (_, index) => ({ name_en: `Worker ${index}` })))
      .returning("id")
      .execute();
    const accounts = people.map(({ id }) => ({
      person_id: id,
      email: `worker${id}@diwan.example`,
      status: "active" as const,
      created_at: "2026-01-01T00:00:00Z",
    }));
    for (let at = 0; at < accounts.length; at += 1000) {
      await tx
        .insertInto("account")
        .values(accounts.slice(at, at + 1000))
        .execute();
    }
    return accounts.map(({ email }, index) => `${email},Head office,Winter hours,20${27 + (index % 50)}-01-01,`);
  });
  const query = vi.spyOn(pg.Client.prototype, "query");
  const outcome = await apply(["email,location,zone,from,to", ...lines].join("\n"));
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(outcome).toMatchObject({ rows: 5000, valid: 5000, people: 5000, errorCount: 0, applied: true });
  expect(outcome.groups).toHaveLength(50);
  expect(statements).toBeLessThan(500);
});
