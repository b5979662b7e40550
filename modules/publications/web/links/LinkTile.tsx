import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import type { Link } from "#modules/publications/contract/schemas-link.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { BookmarkFilledIcon, BookmarkIcon, ExternalLinkIcon } from "#ui/icons.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { countLinkUse, dropLink, keepLink, linksQuery } from "../api.ts";
import styles from "./LinkTile.module.css";

/** Websites open in a new tab, mail addresses in the mail program. */
export const targetOf = (address: string) =>
  address.startsWith("mailto:") ? {} : { target: "_blank", rel: "noopener noreferrer" };

/** Counts a use of a link; failures are ignored. */
export const noteUse = (id: string): void => void countLinkUse({ params: { id } }).catch(() => undefined);

/** An important link: description, required account, and a favourite button. */
export function LinkTile({ link }: { link: Link }) {
  const t = useTranslations("publicationsPages.links");
  const locale = useLocale();
  const description = pickText(locale, { en: link.descriptionEn, ar: link.descriptionAr });
  return (
    <li className={classNames(rowClass(3, "align-start", "shrinks"), styles.tile)}>
      <CategoryTile icon={link.icon} color="teal" />
      <div className={boxClass("grows")}>
        <h3 className={textClass("flush", "md", "tight", "anywhere")}>
          <a className={styles.link} href={link.address} {...targetOf(link.address)} onClick={() => noteUse(link.id)}>
            <bdi>{nameIn(locale, link)}</bdi>
            {!link.address.startsWith("mailto:") && (
              <>
                {" "}
                <ExternalLinkIcon className={styles.away} size={16} aria-hidden="true" />
                <span className={boxClass("unseen")}>{t("newTab")}</span>
              </>
            )}
          </a>
        </h3>
        {description.text !== "" && (
          <p
            className={textClass("flush", "above-1", "sm", "muted", "anywhere", "text-start")}
            lang={description.locale}
            dir="auto"
          >
            {description.text}
          </p>
        )}
        {link.signIn !== "none" && (
          <p className={textClass("flush", "above-1", "xs", "muted", "anywhere")}>{t(`signIn.${link.signIn}`)}</p>
        )}
      </div>
      <Favourite link={link} />
    </li>
  );
}

function Favourite({ link: { id, isFavourite, ...names } }: { link: Link }) {
  const t = useTranslations("publicationsPages.links");
  const locale = useLocale();
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const name = isolated(nameIn(locale, names));
  const show = (isKept: boolean): void => {
    queries.setQueryData(linksQuery.queryKey, (before) => {
      if (before === undefined) return before;
      const groups = before.data.groups.map((group) => ({
        ...group,
        links: group.links.map((link) => (link.id === id ? { ...link, isFavourite: isKept } : link)),
      }));
      return { data: { ...before.data, groups } };
    });
  };
  const { mutate } = useMutation({
    mutationFn: (isKept: boolean) => (isKept ? keepLink : dropLink)({ params: { id } }),
    onMutate: show,
    onError: (error, isKept) => {
      show(!isKept);
      toast({ message: problemText(error), tone: "danger" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: linksQuery.queryKey }),
  });
  return (
    <span className={styles.favourite}>
      <IconButton
        size="sm"
        label={t("keep", { name })}
        aria-pressed={isFavourite}
        icon={isFavourite ? <BookmarkFilledIcon size={20} /> : <BookmarkIcon size={20} />}
        onClick={() => mutate(!isFavourite)}
      />
    </span>
  );
}
