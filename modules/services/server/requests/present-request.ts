import type { Reader } from "#platform/database/database.ts";
import { readCalendar, type ActorQuery } from "../context.ts";
import type { FlowStep } from "../../contract/schemas-definition.ts";
import type { Request, RequestStep } from "../../contract/schemas-request.ts";
import { loadLookups, presentLookups } from "../catalogue/load-lookups.ts";
import { readOffered } from "../catalogue/queries.ts";
import { readChangeable } from "../changes/create-change.ts";
import { measureSteps } from "../duration/compute-durations.ts";
import { peopleOf, planSteps, presentCandidate, type PlannedSeats } from "../flow/plan-steps.ts";
import { canRequestAgain, canComment, canEdit, canWithdraw, stepsFor } from "../flow/policy.ts";
import { presentLetter } from "../letters/present-letter.ts";
import { loadPeople, type FindPerson } from "../load-people.ts";
import { loadApprovalFacts } from "./present-approvals.ts";
import { describeFiles } from "./change-files.ts";
import { presentDecider, presentSummaries } from "./present-summaries.ts";
import {
  officersStep,
  selectDeciders,
  selectEvents,
  selectSteps,
  type DeciderRow,
  type EventRow,
  type RequestRow,
  type StepRow,
} from "../rows/queries.ts";

const nameOf = ({ key, nameEn, nameAr }: FlowStep) => ({ key, nameEn, nameAr });

/** Steps of the last round so far, and the steps ahead as of today. */
type Course = { steps: StepRow[]; deciders: DeciderRow[]; ahead: PlannedSeats[]; events: EventRow[] };

async function loadCourse(db: Reader, request: RequestRow, today: string): Promise<Course> {
  const steps = await selectSteps(db, [request.id]);
  const deciders = steps.length === 0 ? [] : await selectDeciders(db, [steps.map(({ id }) => id)]);
  const isOver = request.state !== "waiting" && request.state !== "draft" && request.state !== "returned";
  const waits = request.state === "waiting";
  // Officers come last, and alone if a leave that is changed has begun.
  const isLast = waits && steps.some(({ key }) => key === officersStep.key);
  const left = stepsFor(request.definition, request.answers).filter(
    ({ key }) => !isOver && !isLast && !(waits && steps.some((step) => step.key === key)),
  );
  const ahead = await planSteps(db, request.requester_id, left, today);
  return { steps: waits || isOver ? steps : [], deciders, ahead, events: await selectEvents(db, [request.id]) };
}

/** If a seat has a decision, only its deciders and open approvers are shown. */
const shownDeciders = (rows: readonly DeciderRow[]): DeciderRow[] => {
  const decided = rows.filter(({ decision }) => decision !== null);
  const open = rows.filter(({ isOpen }) => isOpen);
  const shown = decided.length + open.length > 0 ? [...decided, ...open] : [...rows];
  return shown.filter((row, index) => shown.findIndex(({ personId }) => personId === row.personId) === index);
};

function presentStep(request: RequestRow, row: StepRow, course: Course, find: FindPerson): RequestStep {
  const defined = request.definition.flow.steps.find(({ key }) => key === row.key);
  const deciders = course.deciders.filter((decider) => decider.stepId === row.id);
  return {
    key: row.key,
    nameEn: defined?.nameEn ?? row.key,
    nameAr: defined?.nameAr ?? row.key,
    mode: row.mode,
    state: row.ended_at === null ? "current" : "done",
    enteredAt: row.entered_at,
    endedAt: row.ended_at,
    expectation: null,
    deciders: shownDeciders(deciders).map((decider) => ({
      ...presentDecider(decider, find),
      decision: decider.decision,
      decidedAt: decider.decidedAt,
    })),
  };
}

const presentAhead = ({ step, candidates }: PlannedSeats, find: FindPerson): RequestStep => ({
  ...nameOf(step),
  mode: step.mode,
  state: "ahead",
  enteredAt: null,
  endedAt: null,
  expectation: null,
  deciders: candidates.map((candidate) => ({ ...presentCandidate(candidate, find), decision: null, decidedAt: null })),
});

/** Parts of the attendance entry that are left; none if it was not shortened. */
function leftOf({ stretches, ...event }: EventRow) {
  const { from_date: fromDate, from_time: fromTime, to_date: toDate, to_time: toTime } = event;
  if (fromDate === null || fromTime === null || toDate === null || toTime === null) return [];
  const times = { fromTime: fromTime.slice(0, 5), toTime: toTime.slice(0, 5) };
  return (stretches ?? [{ from: fromDate, to: toDate }]).map(({ from, to }) => ({
    fromDate: from,
    toDate: to,
    ...times,
  }));
}

/** Presents a request to a user who may read it. */
export async function presentRequest({ db, context, actor }: ActorQuery, request: RequestRow): Promise<Request> {
  const { personId } = actor;
  const { id, answers, definition, state, code, service_id: serviceId } = request;
  const calendar = await readCalendar(db, context);
  const [summary] = await presentSummaries({ db, context, viewerId: personId }, [request]);
  if (summary === undefined) throw new Error(`Request ${id} was not presented.`);
  const course = await loadCourse(db, request, calendar.today);
  const named = definition.form.fields.flatMap(({ key, type }) => {
    const answer = answers[key];
    return type === "person" && typeof answer === "string" && /^[1-9][0-9]{0,17}$/.test(answer) ? [answer] : [];
  });
  const known = await loadPeople(db, context.files, personId, [
    ...course.deciders.flatMap((row) => [row.personId, row.insteadOf]),
    ...peopleOf(course.ahead),
    ...course.events.flatMap((row) => [row.actor_id, row.instead_of]),
    ...named,
  ]);
  const steps = course.steps.map((row) => presentStep(request, row, course, known));
  const current = stepsFor(definition, answers).filter(({ key }) =>
    steps.some((step) => step.key === key && step.state === "current"),
  );
  const all = stepsFor(definition, answers).length;
  const [expectation] = await measureSteps(db, { id: serviceId, definition }, { steps: current, all }, calendar);
  const isMine = request.requester_id === personId;
  const { letter, canRevoke } = await presentLetter({ db, context, actor }, id);
  const canDecide = !isMine && course.deciders.some((row) => row.isOpen && row.personId === personId);
  const facts = canDecide ? await loadApprovalFacts({ db, context, viewerId: personId }, [request]) : null;
  return {
    ...summary,
    approval: facts?.get(id) ?? null,
    serviceVersion: request.service_number,
    form: definition.form,
    answers,
    lookups: presentLookups(await loadLookups(db, code, definition.form, answers)),
    people: [...new Set(named)].flatMap((person) => known.among(person)),
    files: await describeFiles(db, context, request, personId),
    steps: [
      ...steps.map((step) => (step.state === "current" ? { ...step, expectation: expectation ?? null } : step)),
      ...course.ahead.map((planned) => presentAhead(planned, known)),
    ],
    history: course.events.map((event) => {
      const step = definition.flow.steps.find(({ key }) => key === event.step_key);
      return {
        id: event.id,
        kind: event.kind,
        at: event.at,
        actor: event.actor_id === null ? null : known(event.actor_id),
        insteadOf: event.instead_of === null ? null : known(event.instead_of),
        step: step === undefined ? null : nameOf(step),
        text: event.text,
        left: leftOf(event),
        counted: event.counted ?? [],
      };
    }),
    leave: isMine ? await readChangeable(db, context, request) : null,
    letter,
    can: {
      edit: isMine && canEdit(state),
      submit: isMine && canEdit(state),
      withdraw: isMine && canWithdraw(state),
      delete: isMine && state === "draft",
      decide: canDecide,
      comment: canComment(state),
      askAgain:
        isMine &&
        request.change === null &&
        canRequestAgain(state) &&
        (await readOffered(db, personId, calendar.today, code)) !== null,
      revokeLetter: canRevoke,
    },
  };
}
