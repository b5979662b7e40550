import { Suspense } from "react";
import { MyDataPanel, SecondFactorPanel, SecurityPanel, TokensPanel } from "#modules/identity/web/index.ts";
import { NotificationPreferences, PushDevices } from "#modules/notifications/web/index.ts";
import { ProfileSection } from "#modules/people/web/index.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";

// Profile pages with parts of other modules.

export function ProfileNotificationsRoute() {
  return (
    <ProfileSection section="notifications">
      <Suspense fallback={<SkeletonBlock height="28rem" />}>
        <NotificationPreferences />
      </Suspense>
    </ProfileSection>
  );
}

/** Password, second factor, sessions, access tokens, and the archive of personal data. */
export function ProfileSecurityRoute() {
  return (
    <ProfileSection section="security">
      <SecurityPanel devices={<PushDevices />} />
      <SecondFactorPanel />
      <TokensPanel />
      <MyDataPanel />
    </ProfileSection>
  );
}
