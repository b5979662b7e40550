// refused: imports modules/topic/web/index.ts; kit may import shared/, client/, ui/
import { widget } from "#modules/topic/web/index.ts";
export const page = widget;
