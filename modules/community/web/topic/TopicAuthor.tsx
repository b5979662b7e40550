import { useLocale } from "#client/intl.tsx";
import { PersonName } from "#client/person-link.tsx";
import { nameIn, pickText, type Locale } from "#shared/locale.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { AvatarName, type AvatarNameProps } from "#ui/AvatarName.tsx";

/** A person with their job title, for `AvatarName` and `PeopleList`. */
export function listedPerson(locale: Locale, person: PersonSummary): AvatarNameProps {
  const job = pickText(locale, { en: person.titleEn, ar: person.titleAr });
  return {
    id: person.id,
    name: nameIn(locale, person),
    photo: person.photoUrl,
    ...(job.text === "" ? {} : { detail: <bdi lang={job.locale}>{job.text}</bdi> }),
  };
}

export function TopicAuthor({ author }: { author: PersonSummary }) {
  const person = listedPerson(useLocale(), author);
  return <AvatarName {...person} renderLink={(slot) => <PersonName id={author.id} {...slot} />} />;
}
