import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Loading } from "#kit/Loading.tsx";
import { Card } from "#ui/Card.tsx";
import { departmentsQuery } from "../departments/api.ts";
import { recordQuery } from "./api.ts";
import { RecordFields } from "./RecordFields.tsx";

/** The personnel record of a user. */
export function PersonRecordForm({ id }: { id: string }) {
  const t = useTranslations("peopleRecords.record");
  const record = useQuery(recordQuery(id));
  const departments = useQuery(departmentsQuery);
  const retry = (): void => {
    if (record.error !== null) void record.refetch();
    if (departments.error !== null) void departments.refetch();
  };
  return (
    <Card title={t("title")}>
      {record.data !== undefined && departments.data !== undefined ? (
        <RecordFields key={id} record={record.data.data} departments={departments.data.data} />
      ) : (
        <Loading
          query={{
            error: record.error ?? departments.error,
            isFetching: record.isFetching || departments.isFetching,
            refetch: retry,
          }}
          label={t("loading")}
          shape="20rem"
          failed={t("failed")}
          headingLevel={3}
        />
      )}
    </Card>
  );
}
