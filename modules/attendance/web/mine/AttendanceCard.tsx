import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ErrorState } from "#ui/ErrorState.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { Unreachable } from "#client/problems.ts";
import { todayQuery } from "../api.ts";
import { Now } from "./Now.tsx";

/** My attendance on the home page, with the way to the rest of it. */
export function AttendanceCard() {
  const t = useTranslations("attendance");
  const problemText = useProblemText();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(todayQuery);
  return (
    <Card
      title={t("title")}
      actions={
        <Button size="sm" variant="quiet" renderLink={(slot) => <Link to="/attendance" {...slot} />}>
          {t("now.more")}
        </Button>
      }
    >
      {data !== undefined ? (
        <Now today={data.data} heardAt={dataUpdatedAt} />
      ) : error === null ? (
        <Skeleton label={t("loading")}>
          <SkeletonBlock height="12.5rem" />
        </Skeleton>
      ) : (
        <ErrorState
          isOffline={error instanceof Unreachable}
          title={t("failed")}
          headingLevel={3}
          retryLabel={t("retry")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {problemText(error)}
        </ErrorState>
      )}
    </Card>
  );
}
