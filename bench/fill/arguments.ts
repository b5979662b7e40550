import { parseArgs } from "node:util";

export type DataSize = ReturnType<typeof readArguments>;

const parseWholeNumber = (name: string, value: string, least: number): number => {
  const number = Number(value.replaceAll("_", ""));
  if (!Number.isSafeInteger(number) || number < least)
    throw new Error(`--${name} must be a whole number from ${least}.`);
  return number;
};

/** Parses `--topics 1000000 --comments-per-topic 10 --people 5000 --largest-topic 100000`. */
export function readArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      topics: { type: "string", default: "1000000" },
      "comments-per-topic": { type: "string", default: "10" },
      people: { type: "string", default: "5000" },
      "largest-topic": { type: "string" },
    },
  });
  const topics = parseWholeNumber("topics", values.topics, 100);
  return {
    topics,
    /** Average: a few topics have hundreds, most have two or three. */
    commentsPerTopic: parseWholeNumber("comments-per-topic", values["comments-per-topic"], 0),
    people: parseWholeNumber("people", values.people, 50),
    /** Number of comments of one topic, for measuring a very long conversation. */
    largestTopic: parseWholeNumber("largest-topic", values["largest-topic"] ?? String(Math.min(100_000, topics)), 0),
  };
}
