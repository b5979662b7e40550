import { createContext, use, type ComponentType } from "react";
import type { PollForm } from "#modules/polls/contract/form.ts";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import type { Locale } from "#shared/locale.ts";

type ReportSubject = { kind: "topic" | "comment"; id: string };

/** Widgets of other modules in a topic and in its form, provided by the application. */
export type TopicSlots = {
  PollCard?: ComponentType<{ topicId: string; poll: Poll; language?: Locale }>;
  PollField?: ComponentType<{
    value: PollForm | null;
    onChange: (value: PollForm | null) => void;
    /** With paths in the topic's body: `poll.choices.0.textEn`. */
    errors?: readonly { path: string; message: string }[];
    disabled?: boolean;
    poll?: Poll | null;
  }>;
  /** Above the text: the reading deadline and its confirmation. */
  MustReadNotice?: ComponentType<{ topicId: string }>;
  /** For users with permission to request acknowledgement. */
  AskToRead?: ComponentType<{ topicId: string; isAsked: boolean }>;
  /** In the menu of a topic or comment, for users who may report it; opens the dialog. */
  ReportItem?: ComponentType<{ kind: ReportSubject["kind"]; onSelect: () => void }>;
  ReportDialog?: ComponentType<{ subject: ReportSubject; onClose: () => void }>;
};

const TopicSlotsContext = createContext<TopicSlots>({});

/** Wraps every page that shows topics; slots need `Suspense` where they are rendered. */
export const TopicSlotsProvider = TopicSlotsContext.Provider;

export const useTopicSlots = (): TopicSlots => use(TopicSlotsContext);
