// refused: imports kysely; a policy is pure
// refused: calls Math.random
import { sql } from "kysely";
export const can = () => [Math.random(), sql];
