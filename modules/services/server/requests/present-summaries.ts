import type { Query } from "../context.ts";
import type { RequestSummary } from "../../contract/schemas-request.ts";
import type { ApproverSummary } from "../../contract/schemas-service.ts";
import { presentChange } from "../changes/policy.ts";
import { loadPeople, type FindPerson } from "../load-people.ts";
import { selectCurrentSteps, selectOpenDeciders, type DeciderRow, type RequestRow } from "../rows/queries.ts";

/** Maximum approvers named in lists. */
const maxNamed = 3;

export const presentDecider = (row: DeciderRow, find: FindPerson): ApproverSummary => ({
  person: find(row.personId),
  why: row.why,
  insteadOf: row.insteadOf === null ? null : { person: find(row.insteadOf), until: row.insteadUntil },
});

/** A person may have several seats. */
const distinct = (rows: readonly DeciderRow[]): DeciderRow[] =>
  rows.filter((row, index) => rows.findIndex(({ personId }) => personId === row.personId) === index);

/** Presents requests in lists for `viewerId`, in the given order. */
export async function presentSummaries(
  { db, context: { files }, viewerId }: Query,
  requests: readonly RequestRow[],
): Promise<RequestSummary[]> {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const open = Map.groupBy(await selectOpenDeciders(db, [ids]), (row) => row.requestId);
  const steps = new Map((await selectCurrentSteps(db, [ids])).map((row) => [row.request_id, row.key]));
  const approversOf = (id: string): DeciderRow[] => distinct(open.get(id) ?? []);
  const find = await loadPeople(db, files, viewerId, [
    ...requests.map((request) => request.requester_id),
    ...ids.flatMap((id) => approversOf(id).slice(0, maxNamed)).flatMap((row) => [row.personId, row.insteadOf]),
  ]);
  return requests.map((request) => {
    const { id, code, icon, definition } = request;
    const step = definition.flow.steps.find(({ key }) => key === steps.get(id));
    const deciders = approversOf(id);
    return {
      id,
      service: { code, nameEn: definition.nameEn, nameAr: definition.nameAr, icon },
      state: request.state,
      requester: find(request.requester_id),
      step: step === undefined ? null : { key: step.key, nameEn: step.nameEn, nameAr: step.nameAr },
      deciders: deciders.slice(0, maxNamed).map((row) => presentDecider(row, find)),
      deciderCount: deciders.length,
      expectedBy: request.expected_by,
      approval: null,
      change: request.change === null ? null : presentChange(request.change),
      createdAt: request.created_at,
      submittedAt: request.submitted_at,
      endedAt: request.ended_at,
      version: request.version,
    };
  });
}
