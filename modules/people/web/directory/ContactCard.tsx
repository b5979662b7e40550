import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { copyText } from "#client/copy-text.ts";
import { useFormats, useLocale, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { protectedFields, type ProtectedField } from "#modules/people/contract/privacy.ts";
import type { Person } from "#modules/people/contract/schemas-directory.ts";
import { formatDate } from "#shared/dates.ts";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { CopyIcon, GiftIcon, LockIcon, MailIcon, PhoneIcon, TelephoneIcon } from "#ui/icons.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import styles from "./PersonPage.module.css";

/** A leap year, for 29 February. */
const leapYear = "2024";

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Formats a birthday, which recurs in the Gregorian calendar. */
function useBirthdayText(): (birthday: { month: number; day: number }) => string {
  const presentation = usePresentation();
  return ({ month, day }) =>
    formatDate(presentation, `${leapYear}-${twoDigits(month)}-${twoDigits(day)}`, "day", "gregory");
}

const icons: Record<ProtectedField, ReactNode> = {
  phone: <TelephoneIcon size={20} />,
  mobile: <PhoneIcon size={20} />,
  email: <MailIcon size={20} />,
  birthday: <GiftIcon size={20} />,
};

const dialled = (number: string): string => number.replace(/[^+\d]/g, "");

const addressOf: Record<ProtectedField, (text: string) => string | null> = {
  phone: (number) => `tel:${dialled(number)}`,
  mobile: (number) => `tel:${dialled(number)}`,
  email: (email) => `mailto:${email}`,
  birthday: () => null,
};

function Fact({ field, text }: { field: ProtectedField; text: string }) {
  const t = useTranslations("directory.person");
  const toast = useToast();
  const address = addressOf[field](text);
  async function copy(): Promise<void> {
    const isCopied = await copyText(text);
    // If the browser refuses, the toast shows the text, to be copied by hand.
    toast(isCopied ? { message: t("copied", { text: isolated(text) }), tone: "success" } : { message: text });
  }
  return (
    <li className={styles.fact}>
      {icons[field]}
      <div>
        <p className={textClass("flush", "xs", "muted")}>{t(field)}</p>
        <p className={textClass("flush", "anywhere")}>
          {address === null ? (
            text
          ) : (
            <a href={address}>
              <bdi dir="ltr">{text}</bdi>
            </a>
          )}
        </p>
      </div>
      {address !== null && (
        <IconButton
          size="sm"
          label={t("copy", { what: t(field) })}
          title={t("copy", { what: t(field) })}
          icon={<CopyIcon size={18} />}
          onClick={() => void copy()}
        />
      )}
    </li>
  );
}

export function ContactCard({ person }: { person: Person }) {
  const t = useTranslations("directory.person");
  const locale = useLocale();
  const formats = useFormats();
  const birthdayText = useBirthdayText();
  const { phone, mobile, email, birthday, guarded } = person;
  const texts: Record<ProtectedField, string | null> = {
    phone,
    mobile,
    email,
    birthday: birthday === null ? null : birthdayText(birthday),
  };
  const shown = protectedFields.flatMap((field) => {
    const text = texts[field];
    return text === null ? [] : [{ field, text }];
  });
  return (
    <Card title={t("contact")}>
      {shown.length === 0 ? (
        <p className={textClass("flush", "anywhere", "pre-line")}>
          {t("nothingShared", { name: isolated(nameIn(locale, person)) })}
        </p>
      ) : (
        <ul className={stackClass(1, "list")}>
          {shown.map((fact) => (
            <Fact key={fact.field} {...fact} />
          ))}
        </ul>
      )}
      {guarded.length > 0 && !person.can.edit && (
        <p className={classNames(rowClass(2, "flush", "above-4", "xs", "muted"), styles.note)}>
          <LockIcon size={16} />
          <span>{t("guarded", { fields: formats.list(guarded.map((field) => t(field))) })}</span>
        </p>
      )}
    </Card>
  );
}
