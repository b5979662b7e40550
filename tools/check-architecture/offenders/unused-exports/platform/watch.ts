import { first, now, second } from "./clock.ts";
export default () => [first, now(), second];
declare module "node:http" {
  export interface Server {
    isWatched: boolean;
  }
}
