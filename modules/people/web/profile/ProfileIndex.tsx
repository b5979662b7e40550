import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { ForwardIcon } from "#ui/direction-icons.tsx";
import { BellIcon, IdentityIcon, LanguageIcon, LockIcon, ShowIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import styles from "./ProfilePage.module.css";

const sections = [
  { id: "details", to: "/user-profile/details", Icon: IdentityIcon },
  { id: "privacy", to: "/user-profile/privacy", Icon: ShowIcon },
  { id: "display", to: "/user-profile/display", Icon: LanguageIcon },
  { id: "notifications", to: "/user-profile/notifications", Icon: BellIcon },
  { id: "security", to: "/user-profile/security", Icon: LockIcon },
] as const;
export type SectionId = (typeof sections)[number]["id"];

export function ProfileIndex() {
  const t = useTranslations("profile.sections");
  return (
    <nav aria-label={t("label")}>
      <Card flush>
        <ul className={boxClass("list")}>
          {sections.map(({ id, to, Icon }) => (
            <ListRow key={id} className={styles.section}>
              <IconTile icon={<Icon size={20} />} />
              <div className={textClass("shrinks")}>
                <Link data-cover="" to={to} className={textClass("ink", "medium")}>
                  {t(`${id}.label`)}
                </Link>
                <p className={textClass("flush", "sm", "muted")}>{t(`${id}.text`)}</p>
              </div>
              <ForwardIcon size={18} />
            </ListRow>
          ))}
        </ul>
      </Card>
    </nav>
  );
}
