import { useTranslations } from "use-intl";
import { Banner } from "#ui/Banner.tsx";
import { useMailDelivery } from "../../api.ts";

/** Warns that mails are not delivered while no mail server is set. */
export function MailNotice() {
  const t = useTranslations("accounts.mail");
  return useMailDelivery() ? null : <Banner tone="warning">{t("notDelivered")}</Banner>;
}
