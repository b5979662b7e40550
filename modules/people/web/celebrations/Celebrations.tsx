import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useWidget } from "#client/use-widget.ts";
import type { Birthday } from "#modules/people/contract/schemas-celebrations.ts";
import { Badge } from "#ui/Badge.tsx";
import { CakeIcon } from "#ui/icons.ts";
import { WidgetCard } from "#ui/WidgetCard.tsx";
import { birthdaysQuery, joinersQuery } from "./api.ts";
import { Colleagues } from "./Colleagues.tsx";

/** The day of a birthday that is near, in the reader's calendar and so short that it leaves the line to the name. */
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

/** On the home page: whose birthday is today or in the coming week, of those who let it be known. Nothing where none is. */
export function Birthdays() {
  const t = useTranslations("celebrations");
  const query = useQuery(birthdaysQuery);
  const widget = useWidget(t("birthdays"), query);
  const people = query.data?.data ?? [];
  if (query.data !== undefined && people.length === 0) return null;
  return (
    <WidgetCard {...widget}>
      <Colleagues people={people} dayOf={(one) => <Day {...one} />} />
    </WidgetCard>
  );
}

/** On the home page: who has joined lately. Nothing where nobody has. */
export function Joiners() {
  const t = useTranslations("celebrations");
  const formats = useFormats();
  const query = useQuery(joinersQuery);
  const widget = useWidget(t("joiners"), query);
  const people = query.data?.data ?? [];
  if (query.data !== undefined && people.length === 0) return null;
  return (
    <WidgetCard {...widget}>
      <Colleagues
        people={people}
        withDepartment
        dayOf={({ joinedOn }) => (
          <time dateTime={joinedOn}>{t("joined", { date: formats.date(joinedOn, "day") })}</time>
        )}
      />
    </WidgetCard>
  );
}
