import { Button as Kit } from "react-aria-components";
export const Button = Kit;
