import { Suspense } from "react";
import { OvertimeWork } from "#modules/attendance/web/index.ts";
import { WorkListPage } from "#modules/services/web/index.ts";

/** The work list with claims of overtime, whose code and phrases are loaded if some wait. */
export function WorkListRoute() {
  return (
    <WorkListPage
      overtime={
        <Suspense>
          <OvertimeWork />
        </Suspense>
      }
    />
  );
}
