import { DirectionContext, HeadlessMantineProvider, createTheme } from "@mantine/core";
import { useMemo, type ReactNode } from "react";
import { useUi } from "./ui-context.ts";

const kitTheme = createTheme({ respectReducedMotion: true });
const keep = () => undefined;

/**
 * What Mantine's components need above them. Headless: they behave and we draw, in our own stylesheets, so that no
 * style is written at run time, which the content security policy would have to allow. The direction is `UiProvider`'s.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  const { direction } = useUi();
  const value = useMemo(() => ({ dir: direction, toggleDirection: keep, setDirection: keep }), [direction]);
  return (
    <DirectionContext value={value}>
      <HeadlessMantineProvider theme={kitTheme}>{children}</HeadlessMantineProvider>
    </DirectionContext>
  );
}
