// refused: imports node:fs, which is the server's
import "node:fs";
