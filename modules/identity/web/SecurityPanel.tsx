import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { stackClass } from "#ui/primitives.ts";
import { NewAddress } from "./factors/NewAddress.tsx";
import { ChangePasswordForm } from "./security/ChangePasswordForm.tsx";
import { SessionList } from "./security/SessionList.tsx";
import { LinkedAccount } from "./single-sign-on/LinkedAccount.tsx";

/** `devices` is the list of another module. */
export function SecurityPanel({ devices }: { devices: ReactNode }) {
  const t = useTranslations("identity.security");
  return (
    <Card title={t("title")}>
      <div className={stackClass(6, "fits")}>
        <NewAddress />
        <ChangePasswordForm />
        <LinkedAccount />
        <SessionList />
        {devices}
      </div>
    </Card>
  );
}
