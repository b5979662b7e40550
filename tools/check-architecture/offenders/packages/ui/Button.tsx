import { Button as Kit } from "@mantine/core";
export const Button = Kit;
