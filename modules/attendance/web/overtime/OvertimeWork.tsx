import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { queryOf } from "#client/query.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import type { Attendee } from "#modules/attendance/contract/schemas-parts.ts";
import { decideOvertime, decideRequest, listWaitingOvertime, listWaitingRequests } from "./api.ts";
import { ClaimFacts } from "./ClaimFacts.tsx";
import { RequestFacts } from "./RequestFacts.tsx";
import { WaitingList } from "./WaitingList.tsx";

const waitingClaims = queryOf(listWaitingOvertime, {}, { staleTime: 0 });
const waitingRequests = queryOf(listWaitingRequests, {}, { staleTime: 0 });

/** Overtime that waits for the user's decision: what is asked for, which has a date to be decided by, before claims. */
export function OvertimeWork() {
  const t = useTranslations("attendanceOvertime.work");
  const asked = useTranslations("attendanceOvertime.requests");
  const formats = useFormats();
  const durationText = useDurationText();
  const nameOf = (person: Attendee): string => isolated(formats.name(person));
  const valuesOf = ({ person, minutes, date }: { person: Attendee; minutes: number; date: string }) => ({
    name: () => <bdi>{formats.name(person)}</bdi>,
    duration: isolated(durationText(minutes)),
    date: isolated(formats.date(date, "full")),
  });
  return (
    <>
      <WaitingList
        query={waitingRequests}
        title={asked("work")}
        words={{ loading: asked("loading"), failed: asked("failed"), rest: (count) => asked("rest", { count }) }}
        row="overtimeRequest"
        lineOf={(request) => asked.rich("line", valuesOf(request))}
        factsOf={(request) => <RequestFacts request={request} />}
        titleOf={(decision, { person }) => asked(`${decision}Title`, { name: nameOf(person) })}
        save={({ id }, body) => decideRequest({ params: { id }, body })}
      />
      <WaitingList
        query={waitingClaims}
        title={t("title")}
        words={{ loading: t("loading"), failed: t("failed"), rest: (count) => t("rest", { count }) }}
        row="overtime"
        lineOf={(claim) => t.rich("claims", valuesOf(claim))}
        factsOf={(claim) => <ClaimFacts claim={claim} />}
        titleOf={(decision, { person }) => t(`${decision}Title`, { name: nameOf(person) })}
        save={({ id }, body) => decideOvertime({ params: { id }, body })}
      />
    </>
  );
}
