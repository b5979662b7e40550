import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { maxTokenNameLength } from "#modules/identity/contract/tokens/limits.ts";
import type { CreatedToken, OwnTokens } from "#modules/identity/contract/tokens/schemas.ts";
import { tokenAreas, type TokenScope } from "#shared/permissions.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { ProofFields } from "../factors/ProofDialog.tsx";
import { noProof, useFactorForm } from "../factors/use-factor-form.ts";
import { createToken } from "./api.ts";
import { levels, livesWithin, noLevels, scopesOf } from "./token-values.ts";
import styles from "./Tokens.module.css";

export interface TokenDialogProps {
  own: Pick<OwnTokens, "maximumDays" | "canProvision">;
  onClose: () => void;
  onMade: (token: CreatedToken) => void;
}

const checkName = validated(firstOf(requiredField, maxLength(maxTokenNameLength)));

/** Creates an access token: name, lifetime and scopes. */
export function TokenDialog({ own: { maximumDays, canProvision }, onClose, onMade }: TokenDialogProps) {
  const t = useTranslations("accessTokens");
  const factors = useTranslations("factors");
  const lives = livesWithin(maximumDays);
  const [chosen, setChosen] = useState(noLevels);
  const [provisions, setProvisions] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const firstDays = String(lives[0] ?? 1);
  const [days, setDays] = useState(firstDays);
  const scopes: TokenScope[] = provisions ? ["scim"] : scopesOf(chosen);
  const form = useFactorForm(noProof, async ({ name }, proof) => {
    setIsEmpty(scopes.length === 0);
    if (scopes.length === 0) return;
    const { data } = await createToken({ body: { name, days: Number(days), scopes, ...proof } });
    onMade(data);
  });
  const { input, frame } = form;
  return (
    <FormDialog
      title={t("add")}
      submitLabel={t("form.submit")}
      sendingLabel={t("form.sending")}
      {...frame}
      isDirty={frame.isDirty || days !== firstDays || scopes.length > 0}
      onClose={onClose}
    >
      <TextField
        label={t("form.name")}
        hint={t("form.nameHint")}
        required
        dir="auto"
        autoComplete="off"
        data-autofocus=""
        {...input("name", { validate: checkName })}
      />
      <Select
        label={t("form.days")}
        options={lives.map((days) => ({ value: String(days), label: t("form.dayCount", { days }) }))}
        value={days}
        onChange={(event) => setDays(event.target.value)}
      />
      {canProvision && (
        <Checkbox
          label={t("form.scim")}
          hint={t("form.scimHint")}
          checked={provisions}
          onChange={(event) => setProvisions(event.target.checked)}
        />
      )}
      {!provisions && (
        <fieldset className={styles.areas} aria-describedby="token-areas" data-wrong={isEmpty ? "" : undefined}>
          <legend className={styles.legend}>{t("form.areas")}</legend>
          <div id="token-areas">
            <p className={textClass("flush", "sm", "muted", "anywhere")}>{t("form.areasHint")}</p>
            <p className={textClass("flush", "sm", "danger")} role="alert">
              {isEmpty && t("form.nothing")}
            </p>
          </div>
          {tokenAreas.map((area) => (
            <SegmentedChoice
              key={area}
              legend={t(`areas.${area}`)}
              options={levels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
              value={chosen[area]}
              onChange={(level) => {
                setIsEmpty(false);
                setChosen({ ...chosen, [area]: level });
              }}
            />
          ))}
        </fieldset>
      )}
      <ProofFields form={form} hint={factors("passwordText")} takesFocus={false} />
    </FormDialog>
  );
}
