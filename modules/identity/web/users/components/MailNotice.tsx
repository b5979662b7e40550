import { useTranslations } from "use-intl";
import { Banner } from "#ui/Banner.tsx";
import { useMailDelivery } from "../../use-mail-delivery.ts";

/** Tells officers where mails go while there is no mail server. */
export function MailNotice() {
  const t = useTranslations("accounts.mail");
  return useMailDelivery() ? null : <Banner tone="warning">{t("notDelivered")}</Banner>;
}
