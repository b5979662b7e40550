import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { statement } from "#platform/database/statement.ts";
import type { Timesheet, timesheetQuery } from "../../contract/schemas-closing.ts";
import type { AttendanceContext } from "../context.ts";
import { lastOfMonth } from "../days/policy.ts";
import { loadPeople } from "../load-people.ts";
import { listDays } from "./list-days.ts";

const managerOf = statement<{ manager_id: string | null }, [id: string]>(
  "select manager_id from person where id = $1",
).value("manager_id", null);

/** Returns a month of a person to print, for those who may read its days. */
export async function readTimesheet(
  db: Reader,
  context: AttendanceContext,
  actor: Actor,
  { month, user = actor.personId }: z.output<typeof timesheetQuery>,
): Promise<Timesheet> {
  const { data, totals, locked } = await listDays(db, context, actor, {
    from: `${month}-01`,
    to: lastOfMonth(month),
    user,
  });
  const managerId = await managerOf(db, user);
  const people = await loadPeople({ db, context, viewerId: actor.personId }, [user, managerId]);
  const person = people.get(user);
  if (person === undefined) throw refuse("not_found");
  return {
    month,
    person,
    manager: people.get(managerId ?? "") ?? null,
    days: data,
    totals,
    isLocked: locked.includes(month),
  };
}
