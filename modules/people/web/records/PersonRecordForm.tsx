import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFailure } from "#client/use-failure.ts";
import { Card } from "#ui/Card.tsx";
import { ErrorState } from "#ui/ErrorState.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { departmentsQuery } from "../departments/api.ts";
import { recordQuery } from "./api.ts";
import { RecordFields } from "./RecordFields.tsx";

/** What the organisation keeps of somebody, to be changed by those who may. */
export function PersonRecordForm({ id }: { id: string }) {
  const t = useTranslations("peopleRecords.record");
  const failureOf = useFailure();
  const record = useQuery(recordQuery(id));
  const departments = useQuery(departmentsQuery);
  const error = record.error ?? departments.error;
  const retry = (): void => {
    if (record.error !== null) void record.refetch();
    if (departments.error !== null) void departments.refetch();
  };
  return (
    <Card title={t("title")}>
      {record.data !== undefined && departments.data !== undefined ? (
        <RecordFields key={id} record={record.data.data} departments={departments.data.data} />
      ) : error === null ? (
        <Skeleton label={t("loading")}>
          <SkeletonBlock height="20rem" />
        </Skeleton>
      ) : (
        <ErrorState
          {...failureOf({ error, isFetching: record.isFetching || departments.isFetching, refetch: retry })}
          title={t("failed")}
          headingLevel={3}
        />
      )}
    </Card>
  );
}
