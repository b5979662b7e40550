// refused: imports ui/button.ts; client may import shared/
import { button } from "#ui/button.ts";
export const call = button;
