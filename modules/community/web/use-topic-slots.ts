import { createContext, use, type ComponentType } from "react";
import type { PollForm } from "#modules/polls/contract/form.ts";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import type { Locale } from "#shared/locale.ts";

type ReportSubject = { kind: "topic" | "comment"; id: string };

/** What other modules show in a topic and in the form that writes one; the application hands it over. */
export type TopicSlots = {
  PollCard?: ComponentType<{ topicId: string; poll: Poll; language?: Locale }>;
  PollField?: ComponentType<{
    value: PollForm | null;
    onChange: (value: PollForm | null) => void;
    /** With paths from the topic's body on: `poll.choices.0.textEn`. */
    errors?: readonly { path: string; message: string }[];
    disabled?: boolean;
    poll?: Poll | null;
  }>;
  /** Above the text: by when it is to be read, and the reader's word that it was. */
  MustReadNotice?: ComponentType<{ topicId: string }>;
  /** For those who may ask people to read it. */
  AskToRead?: ComponentType<{ topicId: string; isAsked: boolean }>;
  /** In the menu of a topic or a comment, for those who may report it; opens the dialog. */
  ReportItem?: ComponentType<{ kind: ReportSubject["kind"]; onSelect: () => void }>;
  ReportDialog?: ComponentType<{ subject: ReportSubject; onClose: () => void }>;
};

const TopicSlotsContext = createContext<TopicSlots>({});

/** Around every page that shows topics; each slot is suspended for where it is shown. */
export const TopicSlotsProvider = TopicSlotsContext.Provider;

export const useTopicSlots = (): TopicSlots => use(TopicSlotsContext);
