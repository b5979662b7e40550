import { Suspense } from "react";
import { MyDataPanel, SecondFactorPanel, SecurityPanel, TokensPanel } from "#modules/identity/web/index.ts";
import { NotificationPreferences, PushDevices } from "#modules/notifications/web/index.ts";
import { ProfileSection } from "#modules/people/web/index.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";

// The pages of the profile that show other modules' parts.

/** What I am notified of. */
export function ProfileNotificationsRoute() {
  return (
    <ProfileSection section="notifications">
      <Suspense fallback={<SkeletonBlock height="28rem" />}>
        <NotificationPreferences />
      </Suspense>
    </ProfileSection>
  );
}

/** How I sign in and where I am signed in, and a copy of what is kept of me. */
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
