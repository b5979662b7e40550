import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useWidget } from "#client/use-widget.ts";
import { WidgetCard } from "#ui/WidgetCard.tsx";
import { joinersQuery } from "./api.ts";
import { Colleagues } from "./Colleagues.tsx";

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
        dayOf={({ joinedOn }) => (
          <time dateTime={joinedOn}>{t("joined", { date: formats.date(joinedOn, "day") })}</time>
        )}
      />
    </WidgetCard>
  );
}
