import { useState } from "react";
import { PeopleField } from "../pickers/PeopleField.tsx";
import { PersonField } from "../pickers/PersonField.tsx";
import type { ChosenPerson } from "../pickers/use-people-found.tsx";
import { answerOf } from "./answers.ts";

/** What the test answers: people by id, Arabic and English name, divided by commas and semicolons. */
const peopleIn = (answer: string): ChosenPerson[] =>
  answer.split(";").flatMap((line) => {
    const [id, nameAr, nameEn] = line.split(",");
    return id === undefined || nameAr === undefined || nameEn === undefined ? [] : [{ id, nameAr, nameEn }];
  });

const source = {
  find: (text: string) => ({ queryKey: ["people", text], queryFn: () => answerOf(`people ${text}`) }),
  peopleOf: peopleIn,
};

/** A field for one person and one for several. */
export function PickerParts() {
  const [one, setOne] = useState<ChosenPerson | null>(null);
  const [several, setSeveral] = useState<ChosenPerson[]>([]);
  return (
    <section aria-label="Pickers">
      <PersonField label="Manager" {...source} value={one} onChange={setOne} />
      <PeopleField label="Guests" {...source} value={several} onChange={setSeveral} onBlur={() => undefined} />
      <output aria-label="Picked">{[one?.id ?? "nobody", ...several.map(({ id }) => id)].join(" ")}</output>
    </section>
  );
}
