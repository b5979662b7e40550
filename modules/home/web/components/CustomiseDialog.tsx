import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import type { HomeWidget } from "#modules/home/contract/schemas.ts";
import type { WidgetName } from "#modules/home/contract/widgets.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import { Switch } from "#ui/Switch.tsx";
import { useToast } from "#ui/toast-context.ts";
import { hideWidgets, homeQuery } from "../api.ts";
import styles from "./CustomiseDialog.module.css";

const mutationKey = ["home", "hide"];

/** Hides exactly these widgets: at once here, then on the server, sequentially; reverted on failure. */
function useHiding() {
  const t = useTranslations("home.customise");
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const { queryKey } = homeQuery;
  return useMutation({
    mutationKey,
    scope: { id: "home" },
    mutationFn: (hidden: WidgetName[]) => hideWidgets({ body: { hidden } }),
    onMutate: (hidden) => {
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (before) => {
        const widgets = before?.data.widgets.map((each) => ({ ...each, isHidden: hidden.includes(each.name) }));
        return widgets && { data: { widgets } };
      });
    },
    onSuccess: (answer) => {
      // While further changes are pending, the response is older than the widgets shown.
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(queryKey, answer);
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey });
      toast({ message: `${t("failed")} ${problemText(error)}`, tone: "danger" });
    },
  }).mutate;
}

export function CustomiseDialog({ widgets, onClose }: { widgets: readonly HomeWidget[]; onClose: () => void }) {
  const t = useTranslations("home");
  const hide = useHiding();
  const hidden = widgets.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  const show = (name: WidgetName, isShown: boolean): void =>
    hide(isShown ? hidden.filter((other) => other !== name) : [...hidden, name]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("customise.title")}
      closeLabel={t("customise.done")}
      size="sm"
      actions={
        <>
          <Button variant="quiet" aria-disabled={hidden.length === 0} onClick={() => hidden.length > 0 && hide([])}>
            {t("customise.reset")}
          </Button>
          <Button variant="strong" onClick={onClose}>
            {t("customise.done")}
          </Button>
        </>
      }
    >
      <p className={textClass("flush", "below-3", "muted")}>{t("customise.hint")}</p>
      <ul className={classNames(boxClass("list"), styles.widgets)}>
        {widgets.map(({ name, isHidden, can }) => (
          <li key={name}>
            <Switch
              label={t(`widgets.${name}`)}
              hint={can.hide ? undefined : t("customise.pinned")}
              checked={!isHidden}
              disabled={!can.hide}
              onChange={({ target }) => show(name, target.checked)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
