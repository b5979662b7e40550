import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { EntranceHeading } from "../entrance/EntranceForm.tsx";
import { useArrival } from "../use-arrival.ts";
import { openSingleSignOnSession } from "./api.ts";

export interface SingleSignOnArrivalProps {
  ticket: string;
  next: string | undefined;
  onFailed: (error: unknown) => void;
}

/** Exchanges the ticket of the provider for a session, once. */
export function SingleSignOnArrival({ ticket, next, onFailed }: SingleSignOnArrivalProps) {
  const t = useTranslations("identity");
  const arrive = useArrival(next);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    openSingleSignOnSession({ body: { ticket } }).then(({ data }) => {
      arrive(data, data.user, data.signOutAddress);
    }, onFailed);
  }, [ticket, arrive, onFailed]);
  return <EntranceHeading title={t("singleSignOn.arriving")} intro={t("working")} />;
}
