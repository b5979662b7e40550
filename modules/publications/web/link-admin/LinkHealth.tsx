import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { useProblemText } from "#client/problem-text.ts";
import type { ManagedLink } from "#modules/publications/contract/schemas-link.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { RefreshIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { checkLink } from "../api.ts";
import { useRefresh } from "../use-refresh.ts";

/** The result of the nightly check, and a button that checks again. */
export function LinkHealth({ link }: { link: ManagedLink }) {
  const t = useTranslations("publicationsAdmin.links");
  const locale = useLocale();
  const formats = useFormats();
  const toast = useToast();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => checkLink({ params: { id: link.id } }),
    onSuccess: ({ data: { health } }) =>
      toast({
        message: t(`health.${health?.state ?? "unknown"}`),
        tone: health?.failingSince == null ? "success" : "danger",
      }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: refresh,
  });
  if (link.address.startsWith("mailto:"))
    return <span className={textClass("block", "xs", "muted")}>{t("health.mail")}</span>;
  const { health } = link;
  const isBroken = health?.failingSince != null;
  return (
    <div className={rowClass(1, "align-center")}>
      <div>
        <Badge tone={isBroken ? "danger" : health?.state === "working" ? "success" : "neutral"}>
          {t(`health.${health?.state ?? "unknown"}`)}
          {isBroken && health.status !== null && ` ${formats.number(health.status, { useGrouping: false })}`}
        </Badge>
        {health !== null && (
          <span className={textClass("block", "xs", "muted")}>
            <Moment at={health.failingSince ?? health.checkedAt} style="ago" />
          </span>
        )}
      </div>
      <IconButton
        size="sm"
        label={t("check", { name: isolated(nameIn(locale, link)) })}
        icon={<RefreshIcon size={18} />}
        disabled={isPending}
        onClick={() => mutate()}
      />
    </div>
  );
}
