import { Fragment } from "react";
import { useFormats } from "#client/intl.tsx";
import type { Attendee, NumberedAttendee } from "#modules/attendance/contract/schemas-parts.ts";
import { AvatarName, type AvatarNameProps } from "#ui/AvatarName.tsx";

type PersonNameProps = Pick<AvatarNameProps, "size" | "renderLink"> & {
  person: Attendee & Partial<Pick<NumberedAttendee, "employeeNumber">>;
};

export function PersonName({ person: { department, employeeNumber = null, ...person }, ...shown }: PersonNameProps) {
  const formats = useFormats();
  const place = department === null ? null : formats.name(department);
  const details = [employeeNumber, place].filter((text) => text !== null);
  return (
    <AvatarName
      id={person.id}
      name={formats.name(person)}
      photo={person.photoUrl}
      detail={
        details.length === 0
          ? undefined
          : details.map((text, at) => (
              <Fragment key={text}>
                {at > 0 && " · "}
                <bdi>{text}</bdi>
              </Fragment>
            ))
      }
      {...shown}
    />
  );
}
