import { Button } from "../Button.tsx";
import { EmptyFrame } from "../EmptyFrame.tsx";
import { FormError } from "../FormError.tsx";
import { IconButton } from "../IconButton.tsx";
import { LanguageIcon, MoonIcon } from "../icons.ts";
import { PasswordField } from "../PasswordField.tsx";
import { textClass } from "../primitives.ts";
import { TextField } from "../TextField.tsx";
import { Demonstration, otherLocale, type Switches } from "./Frame.tsx";
import { formClass } from "./layout.ts";

/** The sign-in page; also used to measure its bundle size. */
export function SignInPage({ words, onLanguage, onTheme }: Switches) {
  return (
    <EmptyFrame
      product={words.product}
      tagline={words.tagline}
      banner={<Demonstration words={words} />}
      actions={
        <>
          <Button icon={<LanguageIcon size={20} />} onClick={onLanguage} lang={otherLocale(words)}>
            {words.otherLanguage}
          </Button>
          <IconButton label={words.theme} icon={<MoonIcon size={22} />} onClick={onTheme} />
        </>
      }
      foot={<a href=".">{words.noAccount}</a>}
    >
      <h1 className={textClass("flush", "xl", "tight")}>{words.welcome}</h1>
      <p className={textClass("muted")}>{words.welcomeText}</p>
      <form className={formClass} noValidate onSubmit={(event) => event.preventDefault()}>
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
