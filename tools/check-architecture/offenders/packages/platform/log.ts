// refused: imports chalk, which the manifest does not list
import chalk from "chalk";
import { join } from "node:path";
export const log = [chalk, join];
