import { useTranslations } from "use-intl";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { useUpdate } from "./updates.ts";

/** A new version is ready; the person says when. Only behind the sign-in, which must load little. */
export function UpdateNotice() {
  const t = useTranslations("shell.update");
  const install = useUpdate();
  return (
    <div role="status">
      {install !== null && (
        <Banner
          edge
          action={
            <Button size="sm" onClick={install}>
              {t("reload")}
            </Button>
          }
        >
          {t("ready")}
        </Banner>
      )}
    </div>
  );
}
