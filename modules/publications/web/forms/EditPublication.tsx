import { useNavigate, type NavigateOptions } from "@tanstack/react-router";
import type { FieldValues } from "react-hook-form";
import { AddEntity, type AddEntityProps } from "#kit/AddEntity.tsx";
import { EditEntity, type EditEntityProps } from "#kit/EditEntity.tsx";
import { useRefresh } from "../use-refresh.ts";

type Given = "ask" | "refresh" | "onSaved";
/** Where one comes back to. */
type Back = { list: Extract<NonNullable<NavigateOptions["to"]>, `/admin/${string}`> };

/** Something new to be published. */
export function AddPublication<Entity, Values extends FieldValues>({
  list,
  ...props
}: Omit<AddEntityProps<Entity, Values>, Given> & Back) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return <AddEntity {...props} refresh={refresh} onSaved={() => void navigate({ to: list })} />;
}

/** Something published, to be changed. */
export function EditPublication<Entity extends { version: number }, Values extends FieldValues>({
  list,
  ...props
}: Omit<EditEntityProps<Entity, Values>, Given> & Back) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return <EditEntity {...props} refresh={refresh} onSaved={() => void navigate({ to: list })} />;
}
