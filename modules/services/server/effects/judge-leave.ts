import type { CountedDay, LeaveType, LeaveVerdict, TakenDay } from "#modules/leave/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { RefusedField } from "#platform/http/refuse.ts";
import type { ServicesContext } from "../context.ts";

/** Leave that a request asks for; `verdict` is null if the person has no balance of its type. */
export type PlannedLeave = {
  type: LeaveType;
  days: readonly CountedDay[];
  taken: readonly TakenDay[];
  verdict: LeaveVerdict | null;
};

/** The engine's refusal as the message of the period. */
function refusalOf({ verdict: { code, short, from } }: LeaveVerdict): RefusedField["message"] | null {
  if (code === "balance_short") return { key: code, values: { days: short } };
  if (code === "waiting") return { key: code, values: { from: from ?? "—" } };
  return code === null ? null : { key: code };
}

type AskedLeave = {
  personId: string;
  type: LeaveType;
  days: readonly TakenDay[];
  besidesRequest: string | null;
  withWaiting: boolean;
};

/** Judges leave: when it is sent, with what else waits; when it is approved, without. */
export async function judgeLeave(
  db: Reader,
  { leave }: ServicesContext,
  asked: AskedLeave,
): Promise<{ problems: RefusedField[]; verdict: LeaveVerdict | null }> {
  const { personId, days, besidesRequest, withWaiting } = asked;
  const at = (message: RefusedField["message"]): RefusedField[] => [{ path: "period", message }];
  if (withWaiting && (await leave.isAsked(db, personId, days, besidesRequest))) {
    return { problems: at({ key: "leaveAsked" }), verdict: null };
  }
  const verdict = await leave.judge(db, asked);
  const refusal = verdict === null ? null : refusalOf(verdict);
  return { problems: refusal === null ? [] : at(refusal), verdict };
}
