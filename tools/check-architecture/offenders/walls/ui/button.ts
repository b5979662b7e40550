// refused: imports shared/words.ts; ui may import nothing of ours
import { word } from "#shared/words.ts";
export const button = word;
