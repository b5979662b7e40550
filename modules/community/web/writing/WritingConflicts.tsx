import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { cleanContent, contentText } from "#shared/content.ts";
import { directionOf, locales, type Locale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { Diff } from "#ui/diff/Diff.tsx";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { hasSameContent } from "./compare-content.ts";
import { draftOfForm, formOfDraft, formOfTopic, languageFields, type TopicForm } from "./prepare-topic-form.ts";
import type { Submitting } from "./use-submit.ts";
import type { Writing } from "./use-writing.ts";
import styles from "./WritingConflicts.module.css";

const others = ["categoryId", "poll", "attachments", "poster"] as const;
const publishing = ["featuredInHome", "featuredFrom", "featuredUntil", "isPinned", "isLocked", "publishAt"] as const;

export interface WritingConflictsProps {
  writing: Writing;
  submitting: Submitting;
  isAsking: boolean;
  onClose: () => void;
  onTaken: () => void;
}

export function WritingConflicts({ writing, submitting, isAsking, onClose, onTaken }: WritingConflictsProps) {
  const t = useTranslations("writing.conflict");
  const formats = useFormats();
  const { form, state, saver, replace, change } = writing;
  if (submitting.changedTopic !== null) {
    const current = submitting.changedTopic;
    return (
      <VersionsDialog
        title={t("topicTitle")}
        text={t("topicText")}
        theirsTitle={t("topicThere")}
        mine={form}
        theirs={formOfTopic(current)}
        useMineLabel={t("keepMine")}
        useTheirsLabel={t("useTopic")}
        onUseMine={() => void submitting.submit(current)}
        onUseTheirs={() => {
          change(formOfTopic(current));
          onTaken();
          submitting.take(current);
        }}
        onClose={submitting.keepWriting}
      />
    );
  }
  if (state.kind !== "conflict" || !isAsking) return null;
  const theirs = formOfDraft(state.theirs.content);
  return (
    <VersionsDialog
      title={t("title")}
      text={t("text", { when: formats.elapsed(state.theirs.updatedAt, { ago: true }) })}
      theirsTitle={t("there")}
      mine={form}
      theirs={theirs}
      useMineLabel={t("useHere")}
      useTheirsLabel={t("useThere")}
      onUseMine={() => saver.resolve("mine")}
      onUseTheirs={() => {
        saver.resolve("theirs");
        replace(theirs);
        onTaken();
      }}
      onClose={onClose}
    />
  );
}

interface VersionsDialogProps {
  title: string;
  text: string;
  theirsTitle: string;
  mine: TopicForm;
  theirs: TopicForm;
  useMineLabel: string;
  useTheirsLabel: string;
  onUseMine: () => void;
  onUseTheirs: () => void;
  onClose: () => void;
}

/** Two versions of a text side by side with their differences, to choose one. */
function VersionsDialog(props: VersionsDialogProps) {
  const { title, text, theirsTitle, mine, theirs, useMineLabel, useTheirsLabel } = props;
  const t = useTranslations("writing.conflict");
  const { list } = useFormats();
  const locale = useLocale();
  const page = useTranslations("writing");
  const history = useTranslations("community.history");
  const [own, other] = [draftOfForm(mine), draftOfForm(theirs)];
  const isPublishingOther = publishing.some((name) => !hasSameContent(own[name], other[name]));
  const fields = [
    ...others.filter((name) => !hasSameContent(own[name], other[name])).map((name) => t(`fields.${name}`)),
    ...(isPublishingOther ? [t("fields.publishing")] : []),
  ];
  // The reader's language first.
  const written = locales
    .filter((language) => textOfForm(mine, language) !== textOfForm(theirs, language))
    .toSorted((one, another) => Number(another === locale) - Number(one === locale));
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={title}
      size="lg"
      keepOpenOnOutsideClick
      actions={
        <>
          <Button onClick={props.onUseTheirs}>{useTheirsLabel}</Button>
          <Button variant="strong" onClick={props.onUseMine}>
            {useMineLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {written.map((language) => (
        <section key={language} className={classNames(stackClass(3, "fits", "above-5"), styles.language)}>
          <h3 className={textClass("flush", "md")}>{language === "en" ? page("english") : page("arabic")}</h3>
          <div className={gridClass(16, 3)}>
            <Side title={theirsTitle} text={textOfForm(theirs, language)} language={language} />
            <Side title={t("here")} text={textOfForm(mine, language)} language={language} />
          </div>
          <h4 className={textClass("flush", "xs", "muted", "medium")}>{t("changes")}</h4>
          <Diff
            before={textOfForm(theirs, language)}
            after={textOfForm(mine, language)}
            lang={language}
            labels={{ added: history("added"), removed: history("removed"), same: history("same") }}
          />
        </section>
      ))}
      {fields.length > 0 && <p>{t("otherFields", { fields: list(fields) })}</p>}
    </Dialog>
  );
}

function Side({ title, text, language }: { title: string; text: string; language: Locale }) {
  return (
    <div className={stackClass(1, "content-start")}>
      <h4 className={textClass("flush", "xs", "muted", "medium")}>{title}</h4>
      <div
        className={classNames(textClass("sm", "anywhere"), styles.text)}
        lang={language}
        dir={directionOf(language)}
        tabIndex={0}
      >
        {text.split("\n").map((line, place) => (
          <p
            key={place}
            className={classNames(textClass("flush", "text-start"), styles.line)}
            dir={line === "" ? undefined : "auto"}
          >
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The plain text of a form in one language, title first. */
function textOfForm(form: TopicForm, language: Locale): string {
  const [title, content] = languageFields[language];
  const clean = cleanContent(form[content]);
  const text = clean === null ? "" : contentText(clean);
  return [form[title], text].filter((part) => part !== "").join("\n\n");
}
