import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Birthday, Joiner } from "#modules/people/contract/schemas-celebrations.ts";
import { Badge } from "#ui/Badge.tsx";
import { CakeIcon } from "#ui/icons.ts";
import { birthdaysQuery, joinersQuery } from "./api.ts";
import { Colleagues } from "./Colleagues.tsx";

/** In the calendar of the user; short, to leave the line to the name. */
function Day({ celebratedOn, inDays }: Pick<Birthday, "celebratedOn" | "inDays">) {
  const t = useTranslations("celebrations");
  const formats = useFormats();
  if (inDays === 0) {
    return (
      <Badge tone="saffron" icon={<CakeIcon size={14} />}>
        {t("today")}
      </Badge>
    );
  }
  return <time dateTime={celebratedOn}>{inDays === 1 ? t("tomorrow") : formats.date(celebratedOn, "day")}</time>;
}

/** A widget of the home page: shared birthdays of today and the coming week. */
export function Birthdays() {
  const title = useTranslations("celebrations")("birthdays");
  return <Colleagues<Birthday> title={title} query={useQuery(birthdaysQuery)} dayOf={(one) => <Day {...one} />} />;
}

/** A widget of the home page: recently joined colleagues. */
export function Joiners() {
  const t = useTranslations("celebrations");
  const formats = useFormats();
  return (
    <Colleagues<Joiner>
      title={t("joiners")}
      query={useQuery(joinersQuery)}
      withDepartment
      dayOf={({ joinedOn }) => <time dateTime={joinedOn}>{t("joined", { date: formats.date(joinedOn, "day") })}</time>}
    />
  );
}
