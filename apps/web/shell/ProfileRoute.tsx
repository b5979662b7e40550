import { SecurityPanel } from "#modules/identity/web/index.ts";
import { ProfilePage } from "#modules/people/web/index.ts";

/** The profile with the part of it that is another module's. */
export function ProfileRoute() {
  return <ProfilePage security={<SecurityPanel />} />;
}
