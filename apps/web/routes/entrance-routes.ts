import { createRoute } from "@tanstack/react-router";
import { LoginPage, readLoginSearch, readSignUpSearch, SignUpPage } from "#modules/identity/web/index.ts";
import { rootRoute } from "../root-route.ts";
import { EntranceLayout } from "../shell/EntranceLayout.tsx";

const layout = createRoute({ getParentRoute: () => rootRoute, id: "entrance", component: EntranceLayout });
const login = createRoute({
  getParentRoute: () => layout,
  path: "/login",
  validateSearch: readLoginSearch,
  component: LoginPage,
});
const signUp = createRoute({
  getParentRoute: () => layout,
  path: "/sign-up",
  validateSearch: readSignUpSearch,
  component: SignUpPage,
});

/** The pages that are open to everybody. */
export const entrance = layout.addChildren([login, signUp]);
