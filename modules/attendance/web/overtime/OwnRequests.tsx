import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { pagesOf } from "#client/query.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { useRefresh } from "#kit/use-refresh.ts";
import type { OwnOvertimeRequest } from "#modules/attendance/contract/schemas-overtime-request.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { listOwnRequests, withdrawRequest } from "./api.ts";
import { AskForOvertime } from "./AskForOvertime.tsx";
import { RequestFacts, RequestState } from "./RequestFacts.tsx";
import styles from "./OvertimeWork.module.css";

const isOvertime = (path: string): boolean => path.startsWith("/attendance/overtime");

/** Requests of the user, and the form to ask; nothing for people whose policies do not want it. */
export function OwnRequests() {
  const t = useTranslations("attendanceOvertime.requests");
  const query = useInfiniteQuery(pagesOf(listOwnRequests, { query: {} }));
  const refresh = useRefresh(isOvertime);
  const [isAsking, setIsAsking] = useState(false);
  const [withdrawn, setWithdrawn] = useState<OwnOvertimeRequest | null>(null);
  const formats = useFormats();
  const { data } = query;
  const requests = data?.pages.flatMap((page) => page.data) ?? [];
  const asks = data?.pages[0]?.asks === true;
  if (requests.length === 0 && !asks) return null;
  return (
    <div className={boxClass("above-5")}>
      <Card
        flush={requests.length > 0}
        title={t("title")}
        actions={
          asks && (
            <Button size="sm" variant="strong" onClick={() => setIsAsking(true)}>
              {t("ask")}
            </Button>
          )
        }
      >
        {requests.length === 0 ? (
          <p className={textClass("flush", "sm", "muted")}>{t("askText")}</p>
        ) : (
          <ul className={boxClass("list", "above-4")}>
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} onWithdraw={() => setWithdrawn(request)} />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <Button variant="quiet" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("showMore")}
          </Button>
        )}
      </Card>
      {isAsking && <AskForOvertime onClose={() => setIsAsking(false)} onAsked={() => void refresh()} />}
      {withdrawn !== null && (
        <ConfirmAction
          title={t("withdraw")}
          confirmLabel={t("withdraw")}
          tone="danger"
          run={() => withdrawRequest({ params: { id: withdrawn.id } })}
          message={t("withdrawn")}
          refresh={refresh}
          onClose={() => setWithdrawn(null)}
        >
          {t("withdrawText", { date: isolated(formats.date(withdrawn.date, "full")) })}
        </ConfirmAction>
      )}
    </div>
  );
}

function RequestRow({ request, onWithdraw }: { request: OwnOvertimeRequest; onWithdraw: () => void }) {
  const t = useTranslations("attendanceOvertime.requests");
  const formats = useFormats();
  const date = formats.date(request.date, "full");
  return (
    <ListRow className={styles.own} data-row={`overtimeRequest ${request.id}`}>
      <div className={stackClass(1, "shrinks", "grows")}>
        <span className={textClass("ink", "medium")}>{date}</span>
        <RequestFacts request={request} />
      </div>
      <div className={rowClass(3, "wrap", "align-start", "between")}>
        <RequestState request={request} />
        {request.can.withdraw && (
          <Button size="sm" variant="quiet" aria-label={t("withdrawOf", { date: isolated(date) })} onClick={onWithdraw}>
            {t("withdraw")}
          </Button>
        )}
      </div>
    </ListRow>
  );
}
