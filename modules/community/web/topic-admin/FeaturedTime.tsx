import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { FeaturedPlace } from "#modules/community/contract/schemas-administration.ts";
import { Button } from "#ui/Button.tsx";
import { DateTimeField } from "#ui/dates/DateTimeField.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { stackClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { listFeaturedTopics } from "../api.ts";
import { placesQuery, updateTopic } from "../admin/api.ts";
import { titleIn } from "./present-title.ts";

/** Sets the period of a topic on the home page; both ends are optional. */
export function FeaturedTime({ place, onClose }: { place: FeaturedPlace; onClose: () => void }) {
  const t = useTranslations("communityAdmin.places");
  const all = useTranslations("communityAdmin");
  const locale = useLocale();
  const toast = useToast();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const presentation = usePresentation();
  const [from, setFrom] = useState(place.featuredFrom);
  const [until, setUntil] = useState(place.featuredUntil);
  const isBackwards = from !== null && until !== null && new Date(until) <= new Date(from);
  const refresh = (): void => {
    void queries.invalidateQueries({ queryKey: placesQuery.queryKey });
    void queries.invalidateQueries({ queryKey: [listFeaturedTopics.path] });
  };
  const save = useMutation({
    mutationFn: () =>
      updateTopic({
        params: { id: place.id },
        body: { version: place.version, featuredFrom: from, featuredUntil: until },
      }),
    onSuccess: () => {
      refresh();
      toast({ message: t("saved"), tone: "success" });
      onClose();
    },
    onError: refresh,
  });
  const failure =
    save.error === null ? null : isProblem(save.error, "stale_version") ? t("conflict") : problemText(save.error);
  const shared = { timeZone: presentation.timeZone, optional: true };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t("timeOf", { title: isolated(titleIn(locale, place)) })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {all("cancel")}
          </Button>
          <Button variant="strong" loading={save.isPending} onClick={() => isBackwards || save.mutate()}>
            {t("save")}
          </Button>
        </>
      }
    >
      <div className={stackClass(4)}>
        <FormError message={failure} takeFocus />
        <DateTimeField {...shared} label={t("from")} value={from} onChange={setFrom} />
        <DateTimeField
          {...shared}
          label={t("until")}
          value={until}
          onChange={setUntil}
          error={isBackwards ? t("endBeforeStart") : undefined}
        />
      </div>
    </Dialog>
  );
}
