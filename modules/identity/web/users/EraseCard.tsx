import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { Loading } from "#kit/Loading.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Erasure } from "#modules/identity/contract/erasure/schemas.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { requiredField } from "#shared/validators.ts";
import { Badge } from "#ui/Badge.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { TextField } from "#ui/TextField.tsx";
import words from "../components/Words.module.css";
import styles from "./Account.module.css";
import { erasureQuery, startErasure, useRefreshAccounts } from "./api.ts";

/** Polling interval of a running erasure, in milliseconds. */
const pollInterval = 2_000;
const tones = { gone: "danger", emptied: "saffron", kept: "neutral" } as const;

/** Data to be deleted and kept, by area. */
function Areas({ areas }: Pick<Erasure, "areas">) {
  const t = useTranslations("accounts.erasure");
  const locale = useLocale();
  const own = (ar: string | null, en: string | null): string => pickText(locale, { ar, en }).text;
  return (
    <ul className={stackClass(4, "list")}>
      {areas.map(({ area, titleAr, titleEn, parts }) => (
        <li key={area} className={words.words}>
          <span className={textClass("ink", "medium")}>{own(titleAr, titleEn)}</span>
          <ul className={stackClass(4, "list")}>
            {parts.map((part) => (
              <li key={part.titleEn} className={rowClass([1, 3], "wrap", "align-center", "between")}>
                <span className={words.words}>
                  <span>{t("rows", { title: own(part.titleAr, part.titleEn), count: part.rows })}</span>
                  {part.whyEn !== null && (
                    <span className={textClass("flush", "sm", "muted", "anywhere")}>{own(part.whyAr, part.whyEn)}</span>
                  )}
                </span>
                <Badge tone={tones[part.fate]}>{t(`fate.${part.fate}`)}</Badge>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Erases the data of a former user, after a preview. Visible to administrators only. */
export function EraseCard({ account }: { account: Account }) {
  const t = useTranslations("accounts.erasure");
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({
    ...erasureQuery(account.id),
    refetchInterval: ({ state }) => {
      const now = state.data?.data.state;
      return now === "waiting" || now === "running" ? pollInterval : false;
    },
  });
  const erasure = query.data?.data;
  const refresh = useRefreshAccounts();
  const isDone = erasure?.state === "done";
  // The rest of the page still shows the name.
  useEffect(() => {
    if (isDone) void refresh();
  }, [isDone, refresh]);
  if (erasure === undefined && isProblem(query.error, "not_allowed")) return null;
  return (
    <Card title={t("title")}>
      {erasure === undefined ? (
        <Loading query={query} shape="12rem" headingLevel={3} />
      ) : isDone ? (
        <p className={textClass("flush", "sm", "muted", "anywhere")}>
          {t("done", { date: formats.dateTime(erasure.finishedAt ?? "") })}
        </p>
      ) : erasure.state !== "none" ? (
        <p role="status" className={textClass("flush", "sm", "muted", "anywhere")}>
          {t("running", { done: erasure.done, all: erasure.areas.length })}
        </p>
      ) : (
        <div className={styles.page}>
          <p className={textClass("flush", "sm", "muted", "anywhere")}>{t("text")}</p>
          {erasure.hindrance !== null && <Banner tone="warning">{t(`hindrance.${erasure.hindrance}`)}</Banner>}
          <Areas areas={erasure.areas} />
          {erasure.hindrance === null && (
            <Button variant="quietDanger" onClick={() => setIsOpen(true)}>
              {t("action")}
            </Button>
          )}
        </div>
      )}
      {isOpen && <EraseDialog account={account} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

const grounds = ["asked", "retention", "order"] as const;
type Values = { ground: (typeof grounds)[number]; name: string };

/** Asks for the reason and the name before the data of a user is erased for good. */
function EraseDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts.erasure");
  const locale = useLocale();
  const refresh = useRefreshAccounts();
  const name = isolated(nameIn(locale, account));
  const { control, input, frame } = useEntityForm<Values>({
    initial: { ground: "asked", name: "" },
    onClose,
    fields: ["name"],
    fieldOf: { name_mismatch: "name" },
    async save(values) {
      await startErasure({ params: { id: account.id }, body: { ...values, name: values.name.trim() } });
      await refresh();
      return t("started");
    },
  });
  return (
    <FormDialog title={t("dialogTitle", { name })} submitLabel={t("action")} tone="danger" size="sm" {...frame}>
      <p>{t("irreversible")}</p>
      <Controller
        control={control}
        name="ground"
        render={({ field: { value, onChange } }) => (
          <RadioList
            legend={t("ground")}
            options={grounds.map((ground) => ({ value: ground, label: t(`grounds.${ground}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <TextField
        label={t("name")}
        hint={t("nameHint", { name })}
        required
        dir="auto"
        autoComplete="off"
        {...input("name", { validate: validated(requiredField) })}
      />
    </FormDialog>
  );
}
