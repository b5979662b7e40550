import { useLocale } from "#client/intl.tsx";
import type { Attendee } from "#modules/attendance/contract/schemas-parts.ts";
import { nameIn } from "#shared/locale.ts";
import { AvatarName, type AvatarNameProps } from "#ui/AvatarName.tsx";

type PersonNameProps = Pick<AvatarNameProps, "size" | "renderLink"> & { person: Attendee };

export function PersonName({ person: { department, ...person }, ...shown }: PersonNameProps) {
  const locale = useLocale();
  return (
    <AvatarName
      id={person.id}
      name={nameIn(locale, person)}
      photo={person.photoUrl}
      detail={department === null ? undefined : <bdi>{nameIn(locale, department)}</bdi>}
      {...shown}
    />
  );
}
