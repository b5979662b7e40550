import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { Loading } from "#kit/Loading.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Meta } from "#ui/Meta.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { instanceQuery } from "../api.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { ProofFields } from "../factors/ProofDialog.tsx";
import { useFactorForm } from "../factors/use-factor-form.ts";
import styles from "../security/Security.module.css";
import words from "../components/Words.module.css";
import { linkedAccountsQuery, unlinkAccount, linkAccount } from "./api.ts";

const results = ["linked", "taken", "unreachable", "interrupted", "declined"] as const;

/** Returns the result of linking, in the fragment of the address that the provider redirects to. */
function useLinkResult(): { result: (typeof results)[number] | undefined; dismiss: () => void } {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const dismiss = (): void => void navigate({ to: "/user-profile/security", hash: "", replace: true });
  return { result: results.find((result) => result === hash), dismiss };
}

/** The linked account of the single sign-on provider; renders nothing without a provider or link. */
export function LinkedAccount() {
  const t = useTranslations("linkedAccount");
  const locale = useLocale();
  const queries = useQueryClient();
  const provider = useQuery(instanceQuery).data?.data.singleSignOn ?? null;
  const query = useQuery(linkedAccountsQuery);
  const { result, dismiss } = useLinkResult();
  const [asks, setAsks] = useState<"link" | "unlink" | null>(null);
  const mine = query.data?.data;
  if (provider === null && (mine === undefined || mine.links.length === 0)) return null;

  const name = locale === "ar" ? provider?.nameAr : provider?.nameEn;
  const isLinked = mine !== undefined && mine.links.length > 0;
  return (
    <section className={styles.sessions} aria-labelledby="linked-account">
      <h3 className={textClass("flush", "md")} id="linked-account">
        {name ? t("named", { name }) : t("title")}
      </h3>
      <div className={stackClass(4, "above-4")}>
        {result !== undefined && (
          <Banner
            tone={result === "linked" ? "info" : "warning"}
            action={
              <Button size="sm" variant="quiet" onClick={dismiss}>
                {t("understood")}
              </Button>
            }
          >
            {t(`result.${result}`)}
          </Banner>
        )}
        {mine === undefined && (
          <Loading query={query} label={t("loading")} shape={1} failed={t("failed")} headingLevel={3} />
        )}
        {mine?.links.map((link) => (
          <div key={link.createdAt} className={words.words}>
            <span className={rowClass([1, 2], "wrap", "align-center", "ink", "medium")}>
              <Badge tone="success">{t("linked")}</Badge>
              {link.email !== null && <span>{t.rich("as", { email: () => <bdi dir="ltr">{link.email}</bdi> })}</span>}
            </span>
            <span className={textClass("sm", "muted", "anywhere")}>
              <Meta>
                <span>{t.rich("since", { when: () => <Moment at={link.createdAt} style="medium" /> })}</span>
                {link.lastUsedAt !== null && (
                  <span>{t.rich("lastUsed", { when: () => <Moment at={link.lastUsedAt ?? ""} style="ago" /> })}</span>
                )}
              </Meta>
            </span>
          </div>
        ))}
        {mine !== undefined && !isLinked && (
          <>
            <p className={textClass("sm", "muted", "anywhere")}>{t("none")}</p>
            <div>
              <Button onClick={() => setAsks("link")}>{t("link")}</Button>
            </div>
          </>
        )}
        {isLinked && !mine.hasPassword && <p className={textClass("sm", "muted", "anywhere")}>{t("needsPassword")}</p>}
        {isLinked && mine.hasPassword && (
          <div>
            <Button variant="quietDanger" onClick={() => setAsks("unlink")}>
              {t("unlink")}
            </Button>
          </div>
        )}
      </div>
      {asks === "link" && <LinkAccountDialog onClose={() => setAsks(null)} />}
      {asks === "unlink" && (
        <ConfirmAction
          title={t("unlinkTitle")}
          confirmLabel={t("unlink")}
          run={() => unlinkAccount()}
          message={t("unlinked")}
          refresh={() => void queries.invalidateQueries(linkedAccountsQuery)}
          onClose={() => setAsks(null)}
        >
          {t("unlinkText")}
        </ConfirmAction>
      )}
    </section>
  );
}

/** Asks for the password, then leaves for the provider. */
function LinkAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("linkedAccount");
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useFactorForm({ password: true, code: false }, async ({ password }, { code }) => {
    const body = { currentPassword: password, ...(code === undefined ? {} : { code }) };
    const { data } = await linkAccount({ body });
    setIsLeaving(true);
    location.assign(data.address);
  });
  return (
    <FormDialog
      title={t("linkTitle")}
      submitLabel={t("go")}
      sendingLabel={t("going")}
      size="sm"
      {...form.frame}
      isSending={form.frame.isSending || isLeaving}
      onClose={onClose}
    >
      <p>{t("linkText")}</p>
      <ProofFields form={form} />
    </FormDialog>
  );
}
