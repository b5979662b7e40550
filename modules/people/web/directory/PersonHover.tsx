import { useQuery } from "@tanstack/react-query";
import { classNames } from "#ui/class-names.ts";
import { stackClass } from "#ui/primitives.ts";
import { useLocale } from "#client/intl.tsx";
import { nameIn, pickText } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { HoverCard } from "#ui/HoverCard.tsx";
import { BuildingIcon, MailIcon, PhoneIcon, TelephoneIcon, UsersIcon } from "#ui/icons.ts";
import { personQuery } from "./api.ts";
import styles from "./PersonHover.module.css";

export interface PersonHoverProps {
  id: string;
  cardId: string;
  anchor: HTMLElement;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** The main contact details of a person beside their name. Renders nothing while loading or after a failure. */
export function PersonHover({ id, cardId, ...card }: PersonHoverProps) {
  const locale = useLocale();
  const person = useQuery({ ...personQuery(id), throwOnError: false }).data?.data;
  if (person === undefined) return null;
  const title = pickText(locale, { en: person.titleEn, ar: person.titleAr });
  const standing = [person.department, person.place].flatMap((one) => (one === null ? [] : [nameIn(locale, one)]));
  const lines = [
    { key: "standing", icon: <BuildingIcon size={16} />, text: standing.join(" · ") },
    { key: "manager", icon: <UsersIcon size={16} />, text: person.manager && nameIn(locale, person.manager) },
    { key: "phone", icon: <TelephoneIcon size={16} />, text: person.phone, dir: "ltr" },
    { key: "mobile", icon: <PhoneIcon size={16} />, text: person.mobile, dir: "ltr" },
    { key: "email", icon: <MailIcon size={16} />, text: person.email, dir: "ltr" },
  ];
  return (
    <HoverCard id={cardId} {...card}>
      <AvatarName
        id={person.id}
        name={nameIn(locale, person)}
        photo={person.photoUrl}
        size="lg"
        {...(title.text === "" ? {} : { detail: <bdi lang={title.locale}>{title.text}</bdi> })}
      />
      <ul className={classNames(stackClass(2, "list", "above-3", "sm"), styles.lines)}>
        {lines.map(
          ({ key, icon, text, dir }) =>
            text && (
              <li key={key}>
                {icon}
                <bdi dir={dir}>{text}</bdi>
              </li>
            ),
        )}
      </ul>
    </HoverCard>
  );
}
