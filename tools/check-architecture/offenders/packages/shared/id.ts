// refused: imports node:crypto; both sides read shared
import { randomUUID } from "node:crypto";
import { z } from "zod";
export const id = [randomUUID, z];
