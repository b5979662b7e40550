import { useState } from "react";
import { PersonField } from "#kit/pickers/PersonField.tsx";
import type { PersonSummary } from "#shared/wire.ts";
import type { FieldText } from "#ui/Field.tsx";
import { peopleQuery } from "../api.ts";

export interface PersonAnswerProps {
  text: FieldText;
  /** An id; empty without a choice. */
  answer: string;
  onAnswer: (id: string) => void;
  /** People whose names are known. */
  people: readonly PersonSummary[];
}

/** The value is the id of one person. */
export function PersonAnswer({ text, answer, onAnswer, people }: PersonAnswerProps) {
  const [picked, setPicked] = useState<PersonSummary | null>(null);
  return (
    <PersonField
      {...text}
      find={peopleQuery}
      peopleOf={({ data }) => data}
      value={[picked, ...people].find((person) => person?.id === answer) ?? null}
      onChange={(person) => {
        setPicked(person);
        onAnswer(person?.id ?? "");
      }}
    />
  );
}
