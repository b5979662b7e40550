import { useSearch } from "@tanstack/react-router";
import { HomePage } from "#modules/home/web/index.ts";
import { LinkDialog } from "#modules/identity/web/index.ts";

/** Home, and over it what a mailed link asks for. */
export function HomeRoute() {
  const { confirm, reset } = useSearch({ from: "/app/" });
  return (
    <>
      <HomePage />
      {(confirm ?? reset) !== undefined && <LinkDialog />}
    </>
  );
}
