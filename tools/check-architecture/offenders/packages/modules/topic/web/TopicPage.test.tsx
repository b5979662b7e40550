// refused: imports react-aria-components; only ui/
import { DatePicker } from "react-aria-components";
import { test } from "vitest";
export const tests = [DatePicker, test];
