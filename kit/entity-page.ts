import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { RenderLink } from "#ui/link.ts";
import type { FormSlot } from "./EntityForm.tsx";

/** Props of both `AddEntity` and `EditEntity`. */
export interface EntityPage<Entity, Values extends FieldValues> extends Pick<FormSlot<Values>, "ask"> {
  title: string;
  /** Link to the list. */
  back: { label: string; renderLink: RenderLink };
  nameOf: (entity: Entity) => string;
  renderForm: (slot: FormSlot<Values>) => ReactNode;
  /** Invalidates the queries that show the entity. */
  refresh: () => unknown;
  /** Navigates back to the list. */
  onSaved: () => void;
}
