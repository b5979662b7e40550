import { useFormats } from "#client/intl.tsx";
import type { LeavePerson } from "#modules/leave/contract/schemas-balances.ts";
import { AvatarName, type AvatarNameProps } from "#ui/AvatarName.tsx";

type PersonNameProps = Pick<AvatarNameProps, "size" | "renderLink"> & { person: LeavePerson };

export function PersonName({ person, ...shown }: PersonNameProps) {
  const formats = useFormats();
  const place = person.department === null ? null : formats.name(person.department);
  const details = [person.employeeNumber, place].filter((text) => text !== null);
  return (
    <AvatarName
      id={person.id}
      name={formats.name(person)}
      photo={person.photoUrl}
      detail={details.length === 0 ? undefined : <bdi>{details.join(" · ")}</bdi>}
      {...shown}
    />
  );
}
