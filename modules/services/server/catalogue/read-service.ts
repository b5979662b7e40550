import type { Reader } from "#platform/database/database.ts";
import { fieldProblem } from "#platform/http/problem.ts";
import { refuse } from "#platform/http/refuse.ts";
import { now } from "#platform/clock/clock.ts";
import { readCalendar, type ActorQuery, type Calendar, type ServicesContext } from "../context.ts";
import type { Answers } from "../../contract/form/definition.ts";
import type {
  AttendanceServices,
  PlannedStep,
  Service,
  ServiceSummary,
  Trial,
} from "../../contract/schemas-service.ts";
import { measureSteps } from "../duration/compute-durations.ts";
import { sumOf } from "../duration/policy.ts";
import { addWorkingHours } from "../duration/compute-working-time.ts";
import { planEffect } from "../effects/plan-effect.ts";
import { isExceeded, readAllowance, readAllowances } from "../effects/read-allowance.ts";
import { peopleOf, planSteps, presentCandidate } from "../flow/plan-steps.ts";
import { stepsFor } from "../flow/policy.ts";
import { loadPeople } from "../load-people.ts";
import { checkAnswers } from "./check-answers.ts";
import { loadLookups, presentLookups } from "./load-lookups.ts";
import { readOffered, selectOffered, type ServiceRow } from "./queries.ts";

const presentSummary = (row: Omit<ServiceRow, "draft_id">): ServiceSummary => {
  const { nameEn, nameAr, summaryEn, summaryAr, expectedDuration } = row.definition;
  const { code, category, icon } = row;
  return {
    code,
    category,
    icon,
    nameEn,
    nameAr,
    summaryEn,
    summaryAr,
    expectedDuration,
    isFavourite: row.is_favourite,
  };
};

/** Returns the services that a person may request, in order. */
export async function listServices({ db, context, actor: { personId } }: ActorQuery): Promise<ServiceSummary[]> {
  const { today } = await readCalendar(db, context);
  return (await selectOffered(db, [personId, today])).map(presentSummary);
}

/** Returns the balances of a person in services with grants, and the first service that corrects days. */
export async function readAttendanceServices({
  db,
  context,
  actor: { personId },
}: ActorQuery): Promise<AttendanceServices> {
  const { today } = await readCalendar(db, context);
  const rows = await selectOffered(db, [personId, today]);
  const left = await readAllowances(db, context, personId, rows, today);
  return {
    allowances: rows.flatMap(({ id, code, icon, definition: { nameEn, nameAr } }) => {
      const allowance = left.get(id);
      return allowance === undefined ? [] : [{ service: { code, nameEn, nameAr, icon }, allowance }];
    }),
    correction: rows.find(({ effect }) => effect === "attendanceCorrection")?.code ?? null,
  };
}

/** Returns a service that a person may request; throws `not_found`. */
export async function requireService(
  db: Reader,
  personId: string,
  code: string,
  { today }: Pick<Calendar, "today">,
): Promise<ServiceRow> {
  const row = await readOffered(db, personId, today, code);
  if (row === null) throw refuse("not_found");
  return row;
}

type ServiceRequest = { row: ServiceRow; personId: string; answers: Answers; calendar: Calendar };

async function presentSteps(
  db: Reader,
  context: ServicesContext,
  { row, personId, answers, calendar }: ServiceRequest,
): Promise<PlannedStep[]> {
  const planned = await planSteps(db, personId, stepsFor(row.definition, answers), calendar.today);
  const find = await loadPeople(db, context.files, personId, peopleOf(planned));
  return planned.map(({ step: { key, nameEn, nameAr, mode }, candidates }) => ({
    key,
    nameEn,
    nameAr,
    mode,
    deciders: candidates.map((candidate) => presentCandidate(candidate, find)),
  }));
}

async function expectationOf(db: Reader, { row, answers, calendar }: ServiceRequest) {
  const steps = stepsFor(row.definition, answers);
  return sumOf(await measureSteps(db, row, { steps, all: steps.length }, calendar));
}

/** Returns a service with all facts needed before requesting it. */
export async function readService({ db, context, actor: { personId } }: ActorQuery, code: string): Promise<Service> {
  const calendar = await readCalendar(db, context);
  const row = await requireService(db, personId, code, calendar);
  const { needsEn, needsAr, form } = row.definition;
  const request = { row, personId, answers: {}, calendar };
  const owner = { personId, serviceId: row.id, code, grants: row.grants };
  return {
    ...presentSummary(row),
    needsEn: needsEn === undefined || needsEn === "" ? null : needsEn,
    needsAr: needsAr === undefined || needsAr === "" ? null : needsAr,
    effect: row.effect,
    serviceVersion: row.number,
    form,
    lookups: presentLookups(await loadLookups(db, code, form, {})),
    steps: await presentSteps(db, context, request),
    expectation: await expectationOf(db, request),
    allowance: await readAllowance(db, context, owner, { uses: [], today: calendar.today, besides: null }),
    draftId: row.draft_id,
  };
}

/** Returns the result of sending the answers now. Problems are named by field key. */
export async function tryService(
  { db, context, actor }: ActorQuery,
  { code, answers: given }: { code: string; answers: Answers },
): Promise<Trial> {
  const { personId, locale } = actor;
  const calendar = await readCalendar(db, context);
  const row = await requireService(db, personId, code, calendar);
  const { form } = row.definition;
  const { answers, problems } = await checkAnswers(db, { code, form, requesterId: personId }, given);
  const planned = await planEffect(db, context, row.effect, { id: null, code, form, requesterId: personId, answers });
  const request = { row, personId, answers, calendar };
  const { uses, leave } = planned;
  const owner = { personId, serviceId: row.id, code, grants: row.grants };
  const allowance = await readAllowance(db, context, owner, { uses, today: calendar.today, besides: null, leave });
  const { ninetiethHours } = await expectationOf(db, request);
  return {
    problems: [...problems, ...planned.problems].map(fieldProblem(locale)),
    isLocked: planned.isLocked,
    isExceeded: isExceeded(allowance, leave),
    steps: await presentSteps(db, context, request),
    allowance,
    leave: leave === null ? null : { days: [...leave.days], balance: leave.verdict?.balance ?? null },
    coverage: planned.coverage,
    expectedBy: addWorkingHours(now(), ninetiethHours, calendar).toISOString(),
  };
}
