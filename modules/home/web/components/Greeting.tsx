import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { signedInPerson } from "#client/session.ts";
import { nameIn } from "#shared/locale.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { meQuery } from "../api.ts";
import { dayPart } from "./day-part.ts";
import { givenName } from "./given-name.ts";
import { useNow } from "./use-now.ts";

/** A good morning by name, and the date in both calendars. */
export function Greeting({ actions }: { actions?: ReactNode }) {
  const t = useTranslations("home");
  const presentation = usePresentation();
  const formats = useFormats();
  const now = useNow();
  const { data } = useQuery(meQuery);
  const person = data?.data ?? signedInPerson();
  const name = person === null ? "" : givenName(nameIn(presentation.locale, person));
  const part = dayPart(presentation, now);
  return (
    <PageHeading
      title={name === "" ? t(`${part}Plain`) : t.rich(part, { name, who: (chunks) => <bdi>{chunks}</bdi> })}
      actions={actions}
      subtitle={<time dateTime={formats.isoDate(now)}>{formats.dateInBoth(now)}</time>}
    />
  );
}
