import { MyDataPanel, SecondFactorPanel, SecurityPanel, TokensPanel } from "#modules/identity/web/index.ts";
import { Suspense } from "react";
import { NotificationPreferences, PushDevices } from "#modules/notifications/web/index.ts";
import { ProfilePage } from "#modules/people/web/index.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";

/** The profile with the part of it that is another module's. */
export function ProfileRoute() {
  return (
    <ProfilePage
      security={
        <>
          <SecurityPanel devices={<PushDevices />} />
          <SecondFactorPanel />
          <TokensPanel />
          <MyDataPanel />
        </>
      }
      notifications={
        <Suspense fallback={<SkeletonBlock height="28rem" />}>
          <NotificationPreferences />
        </Suspense>
      }
    />
  );
}
