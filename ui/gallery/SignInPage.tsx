import { Banner } from "../Banner.tsx";
import { Button } from "../Button.tsx";
import { EmptyFrame } from "../EmptyFrame.tsx";
import { FormError } from "../FormError.tsx";
import { IconButton } from "../IconButton.tsx";
import { LanguageIcon, MoonIcon } from "../icons.ts";
import { PasswordField } from "../PasswordField.tsx";
import { TextField } from "../TextField.tsx";
import type { Switches } from "./Frame.tsx";
import styles from "./gallery.module.css";

/** The sign-in set, also used to measure what it weighs. */
export function SignInPage({ words, onLanguage, onTheme }: Switches) {
  return (
    <EmptyFrame
      product={words.product}
      tagline={words.tagline}
      banner={
        <Banner tone="warning" edge label={words.demonstration}>
          {words.demo}
        </Banner>
      }
      actions={
        <>
          <Button
            icon={<LanguageIcon size={20} />}
            onClick={onLanguage}
            lang={words.otherLanguage === "English" ? "en" : "ar"}
          >
            {words.otherLanguage}
          </Button>
          <IconButton label={words.theme} icon={<MoonIcon size={22} />} onClick={onTheme} />
        </>
      }
      foot={<a href=".">{words.noAccount}</a>}
    >
      <h1 className={styles.heading}>{words.welcome}</h1>
      <p className={styles.quiet}>{words.welcomeText}</p>
      <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <FormError message={words.formError} />
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          required
          error={words.emailError}
          defaultValue="layla@diwan"
        />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          required
          showLabel={words.show}
          hideLabelText={words.hide}
          hint={<a href=".">{words.forgot}</a>}
        />
        <Button variant="strong" size="lg" wide type="submit">
          {words.signIn}
        </Button>
      </form>
    </EmptyFrame>
  );
}
