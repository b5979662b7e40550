import { type D } from "./d.ts";
export type E = D;
