// refused: exports loadTopic, which no other file takes
export { loadTopic } from "./load-topic.ts";
