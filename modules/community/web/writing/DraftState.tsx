import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { Unreachable } from "#client/problems.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CheckIcon, OfflineIcon } from "#ui/icons.ts";
import { rowClass } from "#ui/primitives.ts";
import type { DraftSaver, SaveState } from "./create-draft-saver.ts";
import styles from "./WritingForm.module.css";

function useStateText(state: SaveState): string {
  const t = useTranslations("writing.state");
  const formats = useFormats();
  const problemText = useProblemText();
  switch (state.kind) {
    case "untouched":
      return "";
    case "saved":
      return t("saved", { time: formats.time(state.at) });
    case "keptHere":
      return state.error instanceof Unreachable ? t("offline") : t("keptHere", { reason: problemText(state.error) });
    default:
      return t(state.kind);
  }
}

export interface DraftStateProps {
  state: SaveState;
  saver: DraftSaver;
  /** Opens the comparison of both versions in a conflict. */
  onLook: () => void;
}

/** The state of saving; announced only if the text cannot be saved. */
export function DraftState({ state, saver, onLook }: DraftStateProps) {
  const t = useTranslations("writing.state");
  const announce = useAnnounce();
  const text = useStateText(state);
  const isTrouble = state.kind === "keptHere" || state.kind === "conflict";
  useEffect(() => {
    if (isTrouble) announce(text);
  }, [isTrouble, text, announce]);
  return (
    <p
      className={classNames(
        rowClass([1, 2], "wrap", "align-center", "flush", "xs", isTrouble ? "saffron" : "muted"),
        styles.state,
      )}
      data-state={state.kind}
    >
      {state.kind === "saved" && <CheckIcon size={16} />}
      {state.kind === "keptHere" && <OfflineIcon size={16} />}
      <span>{text}</span>
      {state.kind === "keptHere" && (
        <Button size="sm" variant="quiet" onClick={() => saver.retry()}>
          {t("retry")}
        </Button>
      )}
      {state.kind === "conflict" && (
        <Button size="sm" variant="quiet" onClick={onLook}>
          {t("compare")}
        </Button>
      )}
    </p>
  );
}
