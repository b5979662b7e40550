export type Topic = object;
