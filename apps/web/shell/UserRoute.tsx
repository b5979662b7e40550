import { Suspense } from "react";
import { UserPage } from "#modules/identity/web/admin-manifest.ts";
import { PersonRecordForm } from "#modules/people/web/admin-manifest.ts";
import { HandOver } from "#modules/services/web/admin-manifest.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";

/** A user account, with the parts of other modules: the record, and the hand-over. */
export function UserRoute() {
  return (
    <UserPage
      record={(id) => (
        <Suspense fallback={<SkeletonBlock height="24rem" />}>
          <PersonRecordForm id={id} />
        </Suspense>
      )}
      handOver={(id, onDone) => (
        <Suspense fallback={<SkeletonBlock height="9rem" />}>
          <HandOver personId={id} onDone={onDone} />
        </Suspense>
      )}
    />
  );
}
