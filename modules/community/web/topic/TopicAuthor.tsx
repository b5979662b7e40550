import { useLocale } from "#client/intl.tsx";
import { PersonName } from "#client/person-link.tsx";
import { nameIn, pickText } from "#shared/locale.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { AvatarName } from "#ui/AvatarName.tsx";

/** Who wrote it, with their job. */
export function TopicAuthor({ author }: { author: PersonSummary }) {
  const locale = useLocale();
  const job = pickText(locale, { en: author.titleEn, ar: author.titleAr });
  return (
    <AvatarName
      id={author.id}
      name={nameIn(locale, author)}
      photo={author.photoUrl}
      {...(job.text === "" ? {} : { detail: <bdi lang={job.locale}>{job.text}</bdi> })}
      renderLink={(slot) => <PersonName id={author.id} {...slot} />}
    />
  );
}
