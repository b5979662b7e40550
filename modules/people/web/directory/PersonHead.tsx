import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import type { Person } from "#modules/people/contract/schemas-directory.ts";
import { nameIn, otherLocale, pickText } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DownloadIcon, EditIcon, TreeIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { saveCard } from "./api.ts";
import styles from "./PersonPage.module.css";

function SaveContact({ person, name }: { person: Person; name: string }) {
  const t = useTranslations("directory.person");
  const problemText = useProblemText();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveCard(person.id, name),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
  });
  return (
    <Button icon={<DownloadIcon size={18} />} loading={isPending} loadingLabel={t("saving")} onClick={() => mutate()}>
      {t("saveContact")}
    </Button>
  );
}

/** Photo, title, name in the other language, department and place of a person; and actions. */
export function PersonHead({ person }: { person: Person }) {
  const t = useTranslations("directory.person");
  const locale = useLocale();
  const name = nameIn(locale, person);
  const other = locale === "ar" ? person.nameEn : person.nameAr;
  const title = pickText(locale, { en: person.titleEn, ar: person.titleAr });
  const standing = [person.department, person.place].flatMap((one) => (one === null ? [] : [nameIn(locale, one)]));
  return (
    <Card>
      <div className={rowClass([4, 5], "wrap", "align-center")}>
        <Avatar id={person.id} name={name} photo={person.photoUrl} size="xl" />
        <div className={styles.who}>
          {title.text !== "" && (
            <p className={textClass("flush", "lg", "ink", "medium")} lang={title.locale}>
              <bdi>{title.text}</bdi>
            </p>
          )}
          {other !== null && other !== name && (
            <p className={textClass("flush", "muted")} lang={otherLocale(locale)}>
              <bdi>{other}</bdi>
            </p>
          )}
          {standing.length > 0 && (
            <p className={textClass("flush", "muted")}>
              {standing.map((one, place) => (
                <span key={one}>
                  {place > 0 && " · "}
                  <bdi>{one}</bdi>
                </span>
              ))}
            </p>
          )}
        </div>
        <div className={rowClass(2, "wrap")}>
          <Button
            variant="quiet"
            icon={<TreeIcon size={18} />}
            renderLink={(slot) => <Link to="/directory/chart" search={{ person: person.id }} {...slot} />}
          >
            {t("inChart")}
          </Button>
          {person.can.edit ? (
            <Button icon={<EditIcon size={18} />} renderLink={(slot) => <Link to="/user-profile" {...slot} />}>
              {t("editMine")}
            </Button>
          ) : (
            <SaveContact person={person} name={name} />
          )}
        </div>
      </div>
    </Card>
  );
}
