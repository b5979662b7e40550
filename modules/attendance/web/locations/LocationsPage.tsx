import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { locationApi } from "../rules/api.ts";
import { RulesPage } from "../rules/RulesPage.tsx";
import { useDistanceText } from "../use-place-formats.ts";
import { parameterOf } from "./location-values.ts";

export function LocationsPage() {
  const t = useTranslations("attendancePlaces.locations");
  const policy = useTranslations("attendancePlaces.location.policies");
  const distance = useDistanceText();
  const search = useSearch({ from: "/app/admin/attendance/locations/index" });
  return (
    <RulesPage<Location>
      kind="location"
      t={t}
      api={locationApi}
      search={search}
      list={locationApi.list(search)}
      detail={({ radius, timeZone, outdoors }) =>
        t(outdoors ? "detailOutdoors" : "detail", { radius: distance(radius), timeZone })
      }
      columns={[
        { id: "fencePolicy", header: t("fencePolicy"), narrow: true, cell: ({ fencePolicy }) => policy(fencePolicy) },
        {
          id: "assignments",
          header: t("assignments"),
          narrow: true,
          cell: ({ id, assignmentCount: count }) =>
            count === 0 ? (
              t("assignmentCount", { count })
            ) : (
              <Link to="/admin/attendance/locationZoneUsers/index" search={{ location: id }}>
                {t("assignmentCount", { count })}
              </Link>
            ),
        },
      ]}
      parameterOf={parameterOf}
      isUsed={({ assignmentCount }) => assignmentCount > 0}
      consequence={(action) => t(`${action}Text`)}
      deletionHasEffect={false}
    />
  );
}
