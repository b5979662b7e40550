import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { keyOf, queryOf } from "#client/query.ts";
import { Loading } from "#kit/Loading.tsx";
import { useDurationText } from "#kit/use-duration-text.ts";
import type { overtimeDecisions } from "#modules/attendance/contract/kinds.ts";
import type { OvertimeClaim } from "#modules/attendance/contract/schemas-overtime.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { listWaitingOvertime } from "./api.ts";
import { ClaimFacts } from "./ClaimFacts.tsx";
import { DecideOvertime } from "./DecideOvertime.tsx";
import styles from "./OvertimeWork.module.css";

type Decision = (typeof overtimeDecisions)[number];

const waitingQuery = queryOf(listWaitingOvertime, {}, { staleTime: 0 });

/** The claims of overtime that wait for the user's decision. */
export function OvertimeWork() {
  const t = useTranslations("attendanceOvertime.work");
  const queries = useQueryClient();
  const query = useQuery(waitingQuery);
  const [opened, setOpened] = useState<{ decision: Decision; claim: OvertimeClaim } | null>(null);
  const { data } = query;
  function onDecided(): void {
    void queries.invalidateQueries({ queryKey: keyOf(listWaitingOvertime) });
    // The counts of the work list.
    void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith("/work-list") });
  }
  if (data === undefined) {
    return (
      <Card flush>
        <Loading query={query} label={t("loading")} shape={2} failed={t("failed")} />
      </Card>
    );
  }
  const rest = data.count - data.data.length;
  return (
    <>
      <Card flush title={t("title")}>
        <ul className={boxClass("list", "above-4")}>
          {data.data.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} onDecide={(decision) => setOpened({ decision, claim })} />
          ))}
        </ul>
        {rest > 0 && <p className={textClass("flush", "sm", "muted", "text-center")}>{t("rest", { count: rest })}</p>}
      </Card>
      {opened !== null && <DecideOvertime {...opened} onClose={() => setOpened(null)} onDecided={onDecided} />}
    </>
  );
}

function ClaimRow({ claim, onDecide }: { claim: OvertimeClaim; onDecide: (decision: Decision) => void }) {
  const t = useTranslations("attendanceOvertime.work");
  const formats = useFormats();
  const durationText = useDurationText();
  const { person } = claim;
  const name = formats.name(person);
  return (
    <ListRow className={styles.row} data-row={`overtime ${claim.id}`}>
      <Avatar id={person.id} name={name} photo={person.photoUrl} size="sm" />
      <div className={stackClass(2, "shrinks", "grows")}>
        <p className={textClass("flush", "ink", "medium", "anywhere")}>
          {t.rich("claims", {
            name: () => <bdi>{name}</bdi>,
            duration: isolated(durationText(claim.minutes)),
            date: isolated(formats.date(claim.date, "full")),
          })}
        </p>
        <ClaimFacts claim={claim} />
        <div className={rowClass(2, "wrap")}>
          <Button size="sm" variant="soft" onClick={() => onDecide("approve")}>
            {t("approve")}
          </Button>
          <Button size="sm" variant="quietDanger" onClick={() => onDecide("reject")}>
            {t("reject")}
          </Button>
        </div>
      </div>
    </ListRow>
  );
}
