import { useEditorState, type Editor } from "@tiptap/react";
import { useState, type KeyboardEvent } from "react";
import { stepFocus } from "../arrow-step.ts";
import { classNames } from "../class-names.ts";
import { rowClass } from "../primitives.ts";
import { useUi } from "../ui-context.ts";
import styles from "./tools.module.css";
import type { EditorAction, EditorLabels } from "./labels.ts";
import { toolbarGroups, type ToolbarAction } from "./toolbar-actions.tsx";

export interface ToolbarProps {
  editor: Editor;
  labels: EditorLabels;
  /** Actions that are hidden in this editor. */
  without: readonly string[];
  onLink: () => void;
  onMention: () => void;
  onPicture: () => void;
}

const isApple = (): boolean => /mac|iphone|ipad/iu.test(navigator.userAgent);

const stateOf = (editor: Editor) => {
  const known: Record<string, { on: boolean | null; can: boolean }> = {};
  for (const { name, isOn, can } of toolbarGroups.flat())
    known[name] = { on: isOn?.(editor) ?? null, can: can(editor) };
  return known;
};

/** Renders the toolbar as a single tab stop with arrow-key navigation. */
export function Toolbar({ editor, labels, without, onLink, onMention, onPicture }: ToolbarProps) {
  const { direction } = useUi();
  const [stop, setStop] = useState<EditorAction>("bold");
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const groups = toolbarGroups.map((group) => group.filter(({ name }) => !without.includes(name)));

  function press({ name, run }: ToolbarAction): void {
    setStop(name);
    // `aria-disabled`, so that the keyboard can still reach it.
    if (state[name]?.can !== true) return;
    if (name === "link") onLink();
    else if (name === "mention") onMention();
    else if (name === "picture") onPicture();
    else run?.(editor);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      event.preventDefault();
      editor.commands.focus();
      return;
    }
    const name = stepFocus(event, direction)?.getAttribute("name");
    if (name) setStop(name as EditorAction);
  }

  const modifier = isApple() ? "⌘" : "Ctrl";
  return (
    <div
      className={classNames(rowClass(0, "wrap", "align-center"), styles.toolbar)}
      role="toolbar"
      aria-label={labels.toolbar}
      onKeyDown={onKeyDown}
    >
      {groups.map((group, place) => (
        <span key={group[0]?.name ?? place} className={styles.group}>
          {group.map((action) => {
            const { name, icon, keys } = action;
            const { on = null, can = false } = state[name] ?? {};
            return (
              <button
                key={name}
                name={name}
                type="button"
                className={styles.tool}
                aria-label={labels[name]}
                title={keys === undefined ? labels[name] : `${labels[name]} \u2066(${modifier}+${keys})\u2069`}
                aria-pressed={on ?? undefined}
                aria-disabled={can ? undefined : true}
                tabIndex={name === stop ? 0 : -1}
                // Keeps the text selection, and a phone's keyboard open.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => press(action)}
              >
                {icon}
              </button>
            );
          })}
        </span>
      ))}
    </div>
  );
}
