import { useFormats } from "#client/intl.tsx";
import { PersonName } from "#client/person-link.tsx";
import type { PersonSummary } from "#shared/wire.ts";
import { AvatarName } from "#ui/AvatarName.tsx";

/** A person of the team; the name leads to their page. */
export function MemberName({ person }: { person: PersonSummary }) {
  const formats = useFormats();
  return (
    <AvatarName
      id={person.id}
      name={formats.name(person)}
      photo={person.photoUrl}
      size="sm"
      renderLink={(slot) => <PersonName id={person.id} {...slot} />}
    />
  );
}
