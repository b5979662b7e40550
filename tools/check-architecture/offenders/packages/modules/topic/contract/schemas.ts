// refused: imports pg; both sides read contract
import pg from "pg";
export const topic = pg;
