import { DetailsForm } from "./DetailsForm.tsx";
import { ProfileSection } from "./ProfileSection.tsx";

/** The page of the user's details. */
export function DetailsPage() {
  return <ProfileSection section="details">{(me) => <DetailsForm me={me} key={me.id} />}</ProfileSection>;
}
