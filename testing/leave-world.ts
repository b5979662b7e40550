import type { Database } from "#platform/database/database.ts";
import { leavePolicy } from "./leave-cases.ts";

// Leave of the people of a test, inserted directly into the tables: for tests that do not cover its screens.

type Json = Record<string, unknown>;

type GivenPolicy = {
  from?: string;
  to?: string | null;
  /** Ids; everyone without any. */
  people?: readonly string[];
  roles?: readonly string[];
  /** Rules that differ from those of `leavePolicy`. */
  rules?: Json;
};

type GivenUse = {
  /** Dates, each a whole day. */
  dates: readonly string[];
  part?: 0.5 | 1;
  /** Whether it is only asked for. */
  isWaiting?: boolean;
};

export type LeaveWorld = {
  /** Creates a leave type that takes from a balance; returns its id. */
  type(nameEn?: string, fields?: { takes_balance?: boolean; isActive?: boolean }): Promise<string>;
  /** Creates a policy, by default of 24 days a calendar year from 2000 on for everyone; returns its id. */
  policy(typeId: string, given?: GivenPolicy): Promise<string>;
  /** Enters the dates of employment of a person. */
  employ(personId: string, hireDate: string | null, endDate?: string | null): Promise<void>;
  /** Enters leave; returns the ids of the use and of its request, if it is only asked for. */
  use(personId: string, typeId: string, given: GivenUse): Promise<{ id: string; request: string | null }>;
};

export function leaveWorldOf({ primary }: Pick<Database, "primary">): LeaveWorld {
  let count = 0;
  const created = { created_at: "2025-01-01T00:00:00Z" };
  const { id: _id, from: _from, to: _to, ...usual } = leavePolicy();

  async function ask(personId: string): Promise<string> {
    const version = await primary.selectFrom("service_version").selectAll().limit(1).executeTakeFirstOrThrow();
    const row = { service_id: version.service_id, service_number: version.number, requester_id: personId };
    const sent = { state: "waiting", submitted_at: created.created_at, ...created } as const;
    const made = primary.insertInto("request").values({ ...row, ...sent });
    return (await made.returning("id").executeTakeFirstOrThrow()).id;
  }

  async function enter(personId: string, dates: readonly string[]): Promise<string> {
    const span = { from_date: dates[0] ?? "", to_date: dates.at(-1) ?? "" };
    const made = primary.insertInto("absence").values({ person_id: personId, kind: "leave", ...span, ...created });
    return (await made.returning("id").executeTakeFirstOrThrow()).id;
  }

  return {
    async type(nameEn = `Leave ${(count += 1)}`, { takes_balance = true, isActive = true } = {}) {
      const lookup = {
        category: "leaveType" as const,
        name_en: nameEn,
        name_ar: `${nameEn} ع`,
        is_active: isActive,
        ...created,
      };
      const { id } = await primary.insertInto("lookup").values(lookup).returning("id").executeTakeFirstOrThrow();
      const kind = { color: "teal", books_days: true, takes_balance, counts: "workDays" } as const;
      await primary
        .insertInto("leave_type")
        .values({ id, ...kind, half_days: true, needs_reason: false, needs_attachment: false })
        .execute();
      return id;
    },
    async policy(typeId, { from = "2000-01-01", to = null, people = [], roles = [], rules = {} } = {}) {
      const name = `Policy ${(count += 1)}`;
      const { id } = await primary
        .insertInto("leave_policy")
        .values({
          type_id: typeId,
          name_en: name,
          name_ar: name,
          from_date: from,
          to_date: to,
          everyone: people.length + roles.length === 0,
          rules: JSON.stringify({ ...usual, ...rules }),
          ...created,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      for (const person_id of people)
        await primary.insertInto("leave_policy_person").values({ leave_policy_id: id, person_id }).execute();
      for (const role_id of roles)
        await primary.insertInto("leave_policy_role").values({ leave_policy_id: id, role_id }).execute();
      return id;
    },
    async employ(personId, hireDate, endDate = null) {
      const dates = { hire_date: hireDate, left_on: endDate };
      await primary.updateTable("person").set(dates).where("id", "=", personId).execute();
    },
    async use(personId, typeId, { dates, part = 1, isWaiting = false }) {
      const request = isWaiting ? await ask(personId) : null;
      const absence = isWaiting ? null : await enter(personId, dates);
      const { id } = await primary
        .insertInto("leave_use")
        .values({ person_id: personId, type_id: typeId, request_id: request, absence_id: absence })
        .returning("id")
        .executeTakeFirstOrThrow();
      const days = dates.map((date) => ({ leave_use_id: id, date, part }));
      await primary.insertInto("leave_use_day").values(days).execute();
      return { id, request };
    },
  };
}
