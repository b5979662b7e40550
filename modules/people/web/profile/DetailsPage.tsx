import { DetailsForm } from "./DetailsForm.tsx";
import { ProfileSection } from "./ProfileSection.tsx";

/** What I say of myself. */
export function DetailsPage() {
  return <ProfileSection section="details">{(me) => <DetailsForm me={me} key={me.id} />}</ProfileSection>;
}
