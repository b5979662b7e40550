import type { Consumer } from "#platform/events/consume.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { maxUpdated } from "../people/store.ts";
import { updatePeople } from "../people/record-people.ts";
import { movedTopics, indexComments, indexTopics } from "./store.ts";

/** Events that change no text. */
const unrelated = new Set(["topic.liked", "comment.liked"]);
/** Events that may change a person's entry; most events about people only refresh their open screens. */
const aboutPeople = /^(person|account)\./;
/** A department's event may affect thousands of people. */
const aboutDepartments = /^department\./;

/** Updates the index from events, about one second later. */
export const searchConsumer: Consumer = {
  name: "search",
  async handle(tx, events) {
    const changed = events.filter(({ action }) => !unrelated.has(action));
    const subjects = (kind: string): string[] => [
      ...new Set(changed.filter(({ subject }) => subject.kind === kind).map(({ subject }) => subject.id)),
    ];
    const topicIds = subjects("topic");
    const commentIds = subjects("comment");
    if (topicIds.length > 0) {
      await indexTopics(tx, topicIds);
      for (const topicId of await movedTopics(tx, topicIds)) await enqueue(tx, "search.markMoved", { topicId });
    }
    if (commentIds.length > 0) await indexComments(tx, commentIds);
    for (const { action, subject } of changed) {
      if (action === "category.deleted") await enqueue(tx, "search.markMoved", { categoryId: subject.id });
    }
    const people = changed.filter(({ action, subject }) => aboutPeople.test(action) && subject.kind === "person");
    const personIds = [...new Set(people.map(({ subject }) => subject.id))];
    while (personIds.length > 0) await updatePeople(tx, personIds.splice(0, maxUpdated));
    if (changed.some(({ action }) => aboutDepartments.test(action)))
      await enqueue(tx, "search.fill", {}, { key: "search.fill" });
  },
};
