import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { useCopy } from "#kit/use-copy.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { CopyIcon } from "#ui/icons.ts";
import { stackClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonLine } from "#ui/Skeleton.tsx";
import { showSecret } from "../api.ts";
import type { TaskProps } from "./ConfirmTask.tsx";
import styles from "./Webhooks.module.css";

/** Shows the secret, which is stored nowhere else in the browser. */
export function SecretDialog({ webhook: { id, name }, onClose }: TaskProps) {
  const t = useTranslations("webhooks");
  const problemText = useProblemText();
  const [secret, setSecret] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // Each access is recorded: one per opening, though effects run twice in development.
  const isRequested = useRef(false);
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    showSecret({ params: { id } }).then(({ data }) => setSecret(data.secret), setFailure);
  }, [id]);
  const copy = useCopy({ copied: t("secret.copied"), failed: t("secret.notCopied") });
  return (
    <Dialog open onClose={onClose} title={t("secret.title", { name: isolated(name) })}>
      <p>{t("secret.text")}</p>
      <FormError message={failure === null ? null : problemText(failure)} />
      {secret === null && failure === null && (
        <Skeleton label={t("secret.loading")}>
          <SkeletonLine width="90%" />
        </Skeleton>
      )}
      {secret !== null && (
        <div className={stackClass(3, "items-start")}>
          <code className={styles.key} dir="ltr">
            {secret}
          </code>
          <Button icon={<CopyIcon size={18} />} onClick={() => void copy(secret)}>
            {t("secret.copy")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
