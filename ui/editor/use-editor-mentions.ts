import { useEditorState, type Editor } from "@tiptap/react";
import { useCallback } from "react";
import type { FindMentions, MentionChoice } from "../mentions/mention-choice.ts";
import { mentionQuery } from "../mentions/mention-query.ts";
import { useMentionList } from "../mentions/use-mention-list.ts";

/** Returns the name being typed after an @ at the cursor, with the document position of the @. */
function triggerAt(editor: Editor): { query: string; start: number; end: number } | null {
  const { empty, $from } = editor.state.selection;
  if (!empty || !editor.isFocused || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  // An atom, for example a mention, ends the preceding word.
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 100), $from.parentOffset, "\n", "\uFFFC");
  const found = mentionQuery(before.replaceAll("\uFFFC", " "));
  return found === null ? null : { query: found.query, start: $from.pos - found.length, end: $from.pos };
}

/** Returns the mention list of an editor: opened by an @, controlled by the keyboard; choosing inserts a mention. */
export function useEditorMentions(editor: Editor, find: FindMentions | undefined) {
  const trigger = useEditorState({ editor, selector: ({ editor: current }) => triggerAt(current) });
  const choose = useCallback(
    ({ kind, id, label }: MentionChoice) => {
      const at = triggerAt(editor);
      if (at === null) return;
      const mention = { type: "mention", attrs: { kind, id, label } };
      editor
        .chain()
        .focus()
        .insertContentAt({ from: at.start, to: at.end }, [mention, { type: "text", text: " " }])
        .run();
    },
    [editor],
  );
  const state = useMentionList(trigger, find, choose);
  const anchor = useCallback((): DOMRect | null => {
    const at = triggerAt(editor);
    if (at === null) return null;
    const { top, bottom, left, right } = editor.view.coordsAtPos(at.start);
    return new DOMRect(left, top, right - left, bottom - top);
  }, [editor]);
  return { state, choose, anchor };
}
