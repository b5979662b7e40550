export * from "./create-topic.ts";
