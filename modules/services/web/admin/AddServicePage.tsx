import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { focusFirstInvalid } from "#ui/focus-invalid.ts";
import { createService, listManagedServices } from "./api.ts";
import { BothLanguages } from "./BothLanguages.tsx";
import styles from "./Builder.module.css";
import { emptyDefinition } from "./definition.ts";

/** Adds a service by its names and its code; the builder edits the rest. */
export function AddServicePage() {
  const t = useTranslations("servicesAdmin.add");
  const list = useTranslations("servicesAdmin.list");
  const words = useTranslations("servicesAdmin.words");
  const validators = useTranslations("validators");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const box = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const [names, setNames] = useState({ nameEn: "", nameAr: "" });
  const [isLeave, setIsLeave] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      createService({
        body: { code: code.trim(), effect: isLeave ? "leave" : null, draft: emptyDefinition(names) },
      }),
    onSuccess: ({ data }) => {
      void queries.invalidateQueries({ queryKey: keyOf(listManagedServices) });
      void navigate({ to: "/admin/services/$code", params: { code: data.code } });
    },
    onError: () => focusFirstInvalid(box.current),
  });
  useDocumentTitle(list("add"));
  const refusedFields = error instanceof ApiProblem ? error.fields : [];
  const missing = (text: string): string | undefined =>
    isTried && text.trim() === "" ? validators("fieldRequired") : undefined;
  function send(): void {
    setIsTried(true);
    if (isPending) return;
    if (code.trim() === "" || names.nameEn.trim() === "" || names.nameAr.trim() === "") {
      return focusFirstInvalid(box.current);
    }
    mutate();
  }
  return (
    <>
      <PageHeading
        title={list("add")}
        back={{ label: list("title"), renderLink: (slot) => <Link to="/admin/services" {...slot} /> }}
      />
      <Form ref={box} className={classNames(stackClass(5), styles.builder)} onSubmit={send}>
        <Card>
          <div className={stackClass(5)}>
            <FormError message={error === null || refusedFields.length > 0 ? null : problemText(error)} takeFocus />
            <BothLanguages
              field="name"
              texts={names}
              label={words("name")}
              maxLength={120}
              onChange={(name, text) => setNames((before) => ({ ...before, [name]: text }))}
              errorOf={(name) => missing(names[name])}
            />
            <TextField
              label={t("code")}
              hint={t("codeHint")}
              required
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              value={code}
              error={missing(code) ?? refusedFields.find(({ path }) => path === "code")?.message}
              onChange={({ target }) => {
                setCode(target.value);
                reset();
              }}
            />
            <Checkbox
              label={t("leave")}
              hint={t("leaveHint")}
              checked={isLeave}
              onChange={({ target }) => setIsLeave(target.checked)}
            />
          </div>
        </Card>
        <div>
          <Button variant="strong" type="submit" loading={isPending}>
            {t("begin")}
          </Button>
        </div>
      </Form>
    </>
  );
}
