import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Loading } from "#kit/Loading.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonLine } from "#ui/Skeleton.tsx";
import { useMedia } from "#ui/use-media.ts";
import { rolesQuery } from "./api.ts";
import { RoleCards } from "./RoleCards.tsx";
import { RoleDialog } from "./RoleDialog.tsx";
import { RoleMatrix } from "./RoleMatrix.tsx";

/** Every role and what it allows: a table where there is room, cards on a phone. */
export function RolesPage() {
  const t = useTranslations("roles");
  const navigate = useNavigate();
  const isWide = useMedia("(width >= 768px)");
  const query = useQuery(rolesQuery);
  const { data } = query;
  const [isAdding, setIsAdding] = useState(false);
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        actions={
          <Button variant="strong" icon={<PlusIcon size={20} />} onClick={() => setIsAdding(true)}>
            {t("add")}
          </Button>
        }
      />
      {data !== undefined && (isWide ? <RoleMatrix roles={data.data} /> : <RoleCards roles={data.data} />)}
      {data === undefined && (
        <Loading
          query={query}
          shape={
            <Card>
              <Skeleton label={t("loading")}>
                {["80%", "65%", "70%", "55%", "60%"].map((width) => (
                  <SkeletonLine key={width} width={width} />
                ))}
              </Skeleton>
            </Card>
          }
          failed={t("failed")}
        />
      )}
      {isAdding && (
        <RoleDialog
          existing={null}
          onClose={() => setIsAdding(false)}
          onSaved={({ id }) => void navigate({ to: "/admin/roles/$id", params: { id } })}
        />
      )}
    </>
  );
}
