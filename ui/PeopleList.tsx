import { AvatarName, type AvatarNameProps } from "./AvatarName.tsx";
import styles from "./PeopleList.module.css";
import { boxClass, textClass } from "./primitives.ts";

export interface PeopleListProps {
  people: readonly AvatarNameProps[];
  emptyText: string;
}

/** Renders people one below the other, for example in a dialog of likes. */
export function PeopleList({ people, emptyText }: PeopleListProps) {
  if (people.length === 0) return <p className={textClass("flush", "muted")}>{emptyText}</p>;
  return (
    <ul className={boxClass("list")}>
      {people.map((person) => (
        <li key={person.id} className={styles.person}>
          <AvatarName {...person} />
        </li>
      ))}
    </ul>
  );
}
