import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { Card } from "#ui/Card.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { departmentsQuery } from "../departments/api.ts";
import { recordQuery } from "./api.ts";
import { RecordFields } from "./RecordFields.tsx";

/** What the organisation keeps of somebody, to be changed by those who may. */
export function PersonRecordForm({ id }: { id: string }) {
  const t = useTranslations("peopleRecords.record");
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
        <LoadFailure
          error={error}
          retrying={record.isFetching || departments.isFetching}
          onRetry={retry}
          title={t("failed")}
          headingLevel={3}
        />
      )}
    </Card>
  );
}
