// refused: imports react-aria-components; only ui/ knows the component kits
// refused: imports pg, which is the server's
import { Button } from "react-aria-components";
import "pg";
export const TopicPage = Button;
