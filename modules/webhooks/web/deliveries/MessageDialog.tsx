import { useTranslations } from "use-intl";
import type { Delivery } from "#modules/webhooks/contract/schemas.ts";
import { Dialog } from "#ui/Dialog.tsx";
import styles from "../hooks/Webhooks.module.css";

/** A message as it is sent. */
export function MessageDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const t = useTranslations("webhooks");
  return (
    <Dialog open onClose={onClose} title={t("deliveries.message", { id: delivery.id })} size="md">
      <pre className={styles.body} dir="ltr" tabIndex={0}>
        {JSON.stringify(JSON.parse(delivery.body), null, 2)}
      </pre>
    </Dialog>
  );
}
