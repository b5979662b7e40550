// refused: imports @mantine/core; only ui/ knows the component kits
// refused: imports pg, which is the server's
import { Button } from "@mantine/core";
import "pg";
export const TopicPage = Button;
