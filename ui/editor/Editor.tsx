import { EditorContent, type Editor, useEditorState } from "@tiptap/react";
import { useEffect, useId, useMemo, useRef, useState, useDeferredValue } from "react";
import { classNames } from "../class-names.ts";
import controlStyles from "../control.module.css";
import type { FieldControl, FieldText } from "../Field.tsx";
import { MentionList } from "../mentions/MentionList.tsx";
import { optionId } from "../OptionList.tsx";
import { rowClass, textClass } from "../primitives.ts";
import { SkeletonBlock } from "../Skeleton.tsx";
import { uiDirectionOf, type UiLocale } from "../ui-context.ts";
import styles from "./editor.module.css";
import type { EditorLabels } from "./labels.ts";
import { LinkPanel } from "./LinkPanel.tsx";
import { PicturesContext } from "./pictures.ts";
import { TableTools } from "./TableTools.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { useEditorMentions } from "./use-editor-mentions.ts";
import { areaClass, useRichEditor, type RichEditor, type RichTextEditorProps } from "./use-rich-editor.ts";

export type LoadedEditorProps = Omit<RichTextEditorProps, keyof FieldText | "id"> & { control: FieldControl };

/** Renders the editor; loads the whole editor library. */
export function LoadedEditor(props: LoadedEditorProps) {
  const [keys] = useState<KeyHandler>(() => ({ take: () => false }));
  const { editor, ...rich } = useRichEditor({ ...props, onKey: (event) => keys.take(event) });
  if (editor === null) return <SkeletonBlock height="18rem" />;
  return <OpenEditor {...props} editor={editor} {...rich} keys={keys} />;
}

/** Handles a key before the editor does. */
type KeyHandler = { take: (event: KeyboardEvent) => boolean };
type OpenEditorProps = LoadedEditorProps &
  Pick<RichEditor, "putIn" | "setAttributes"> & { editor: Editor; keys: KeyHandler };

function OpenEditor(props: OpenEditorProps) {
  const { control, locale, labels, pictures, findMentions, editor, putIn, setAttributes, keys } = props;
  const bar = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isLinking, setIsLinking] = useState(false);

  const mentions = useEditorMentions(editor, findMentions);
  const { isOpen, active } = mentions.state;
  useEditorAttributes(editor, setAttributes, { control, locale, list: isOpen ? { id: listId, active } : null });

  function onKey(event: KeyboardEvent): boolean {
    if (event.altKey && event.code === "F10") {
      bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
      return true;
    }
    // Ctrl+Enter submits the surrounding form.
    if (event.ctrlKey || event.metaKey) return event.code === "Enter" || event.code === "NumpadEnter";
    const isForList = mentions.state.onKey(event.key);
    if (isForList) event.stopPropagation();
    return isForList;
  }

  useEffect(() => {
    keys.take = onKey;
  });

  const pictureWords = useMemo(
    () => (pictures === undefined ? null : { sourceOf: pictures.sourceOf, labels }),
    [pictures, labels],
  );
  return (
    <PicturesContext value={pictureWords}>
      <div className={controlStyles.frame} data-invalid={control["aria-invalid"]}>
        <div ref={bar} className={styles.bar}>
          <Toolbar
            editor={editor}
            labels={labels}
            without={[...(pictures ? [] : ["picture"]), ...(findMentions ? [] : ["mention"])]}
            onLink={() => setIsLinking((isShown) => !isShown)}
            onMention={() => insertAt(editor)}
            onPicture={() => picker.current?.click()}
          />
          {isLinking && <LinkPanel editor={editor} labels={labels} onClose={() => setIsLinking(false)} />}
        </div>
        <EditorContent editor={editor} />
        <div className={classNames(rowClass(1, "wrap", "align-center", "between"), styles.foot)}>
          <TableTools editor={editor} labels={labels} direction={uiDirectionOf(locale)} />
          <Count editor={editor} labels={labels} locale={locale} />
        </div>
        {isOpen && (
          <MentionList
            id={listId}
            state={mentions.state}
            labels={labels.mentions}
            anchor={mentions.anchor}
            onChoose={mentions.choose}
          />
        )}
        {pictures !== undefined && (
          <input
            ref={picker}
            hidden
            type="file"
            multiple
            accept={pictures.accept}
            onChange={(event) => {
              [...(event.target.files ?? [])].forEach((file) => putIn(file));
              event.target.value = "";
            }}
          />
        )}
      </div>
    </PicturesContext>
  );
}

/** Inserts an @ at the cursor, separated from the preceding word. */
function insertAt(editor: Editor): void {
  const { $from } = editor.state.selection;
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset, " ", " ");
  editor
    .chain()
    .focus()
    .insertContent(/\S/u.test(before) ? " @" : "@")
    .run();
}

/** Makes the editor's element a text box with its field's label, language and direction. */
function useEditorAttributes(
  editor: Editor,
  setAttributes: RichEditor["setAttributes"],
  { control, locale, list }: { control: FieldControl; locale: UiLocale; list: { id: string; active: number } | null },
): void {
  const { id, "aria-describedby": describedBy, "aria-invalid": invalid, "aria-required": isRequired } = control;
  const listId = list?.id;
  const active = list?.active ?? 0;
  useEffect(() => {
    setAttributes(editor, {
      id,
      lang: locale,
      dir: uiDirectionOf(locale),
      class: areaClass,
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": `${id}-label`,
      ...(describedBy && { "aria-describedby": describedBy }),
      ...(invalid && { "aria-invalid": "true" }),
      ...(isRequired && { "aria-required": "true" }),
      ...(listId && {
        "aria-autocomplete": "list",
        "aria-controls": listId,
        "aria-activedescendant": optionId(listId, active),
      }),
    });
  }, [editor, setAttributes, id, locale, describedBy, invalid, isRequired, listId, active]);
}

/** Renders the length of the text in the corner, computed with low priority. */
function Count({ editor, labels, locale }: { editor: Editor; labels: EditorLabels; locale: string }) {
  const text = useEditorState({ editor, selector: ({ editor: current }) => current.getText({ blockSeparator: "\n" }) });
  const later = useDeferredValue(text);
  const { words, characters } = useMemo(() => countText(later, locale), [later, locale]);
  return (
    <span className={classNames(textClass("xs", "muted"), styles.count)}>
      {words > 0 && labels.count(words, characters)}
    </span>
  );
}

/** Counts the words of a text by the rules of its language, and its characters as graphemes. */
function countText(text: string, locale: string): { words: number; characters: number } {
  let words = 0;
  for (const part of new Intl.Segmenter(locale, { granularity: "word" }).segment(text)) if (part.isWordLike) words += 1;
  let characters = 0;
  for (const _ of new Intl.Segmenter(locale, { granularity: "grapheme" }).segment(text.replaceAll("\n", ""))) {
    characters += 1;
  }
  return { words, characters };
}
