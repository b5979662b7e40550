// refused: writes a path by hand
void fetch("/api/instance");
