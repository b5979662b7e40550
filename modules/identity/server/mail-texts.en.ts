export type MailWords = { subject: string; text: string };

/** `organisation` is a name, isolated for both directions; `link` is on a line of its own. */
export const mailTextsEn = {
  confirmEmail: (organisation: string, link: string): MailWords => ({
    subject: `Confirm your address for ${organisation}`,
    text: `Welcome to ${organisation}.

Open this link and enter the password you chose, to confirm your address and finish signing up:
${link}

The link works once, within three days. If you did not sign up, ignore this email and nothing will happen.`,
  }),
  finishSignUp: (organisation: string, link: string): MailWords => ({
    subject: `Finish signing up for ${organisation}`,
    text: `Someone, probably you, signed up again with this address before it was confirmed.

To be safe, choose your password here; this confirms your address as well:
${link}

The link works once, within an hour, and earlier links no longer work. If it was not you, ignore this email.`,
  }),
  alreadyRegistered: (organisation: string, link: string): MailWords => ({
    subject: `You already have an account with ${organisation}`,
    text: `Someone, perhaps you, tried to sign up with this address, but it has an account already.

Sign in here:
${link}

If you forgot your password, you can ask for a new one there. If it was not you, there is nothing you need to do.`,
  }),
  resetPassword: (organisation: string, link: string): MailWords => ({
    subject: `Choose a new password for ${organisation}`,
    text: `Open this link to choose a new password:
${link}

The link works once, within an hour. Once you have a new password, all your devices are signed out. If you did not ask for this, ignore this email and your password stays as it is.`,
  }),
  passwordChanged: (organisation: string, link: string): MailWords => ({
    subject: `Your password for ${organisation} was changed`,
    text: `The password of your account has just been changed, and your other devices were signed out.

If it was not you, choose a new password at once with “Forgot password”:
${link}`,
  }),
  invitation: (organisation: string, link: string): MailWords => ({
    subject: `Your account with ${organisation}`,
    text: `You have been invited to ${organisation}.

Open this link and choose your password; after that you can sign in with this address:
${link}

The link works once, within seven days. If it no longer works, ask for a new invitation.`,
  }),
  accountApproved: (organisation: string, link: string): MailWords => ({
    subject: `Your account with ${organisation} is ready`,
    text: `An administrator has approved your account. You can sign in now:
${link}`,
  }),
  accountRefused: (organisation: string): MailWords => ({
    subject: `Your account with ${organisation}`,
    text: `Your account was not approved. If you think this is a mistake, please talk to your administrators.`,
  }),
  confirmNewAddress: (organisation: string, link: string): MailWords => ({
    subject: `Confirm your new address for ${organisation}`,
    text: `This address is to become the one you sign in to ${organisation} with.

Open this link to confirm it:
${link}

The link works once, within three days. If this is not about you, ignore this email and nothing will happen.`,
  }),
  addressChanging: (organisation: string, link: string, address: string): MailWords => ({
    subject: `Your address for ${organisation} is to change`,
    text: `Your account is to have another address: ${address}. An administrator has entered or approved it. Once it is confirmed from the new mailbox, you sign in with that one, and this one no longer works:
${link}

If this is a surprise, please talk to your administrators.`,
  }),
  approveNewAddress: (organisation: string, link: string, address: string): MailWords => ({
    subject: `Is your address for ${organisation} to change?`,
    text: `Another address has been entered for your account, by a colleague who manages accounts or by the directory of your organisation: ${address}. It counts only once you or an administrator agree.

If it is yours, open this link and agree; the new mailbox is asked next:
${link}

The link works once, within three days. If you do not expect this, do not agree, and please tell your administrators.`,
  }),
  accountLinked: (organisation: string, link: string): MailWords => ({
    subject: `Single sign-on now opens your account with ${organisation}`,
    text: `From now on you can sign in to ${organisation} with your organisation’s single sign-on.

If this was not you, sign in, unlink it in your profile, and talk to your administrators:
${link}`,
  }),
  recoveryUsed: (organisation: string, link: string): MailWords => ({
    subject: `A recovery code of your account with ${organisation} was used`,
    text: `Someone, probably you, has just used one of your recovery codes instead of your authenticator app or passkey.

If it was you, there is nothing to do; create new codes in your profile when few are left. If it was not you, choose a new password at once with “Forgot password” and create new codes:
${link}`,
  }),
  factorAdded: (organisation: string, link: string): MailWords => ({
    subject: `A second step of your account with ${organisation} was set up`,
    text: `An authenticator app, a passkey or new recovery codes have just been added to your account.

If it was not you, choose a new password at once with “Forgot password”, remove in your profile what is not yours, and talk to your administrators:
${link}`,
  }),
  tokenMade: (organisation: string, link: string): MailWords => ({
    subject: `An access token of your account with ${organisation} was created`,
    text: `An access token has just been created. A program can use it to act in your name within the scopes you chose.

If it was not you, revoke the token in your profile, choose a new password at once with “Forgot password”, and talk to your administrators:
${link}`,
  }),
  factorRemoved: (organisation: string, link: string): MailWords => ({
    subject: `A second step of your account with ${organisation} was removed`,
    text: `An authenticator app or a passkey has just been removed from your account.

If it was not you, choose a new password at once with “Forgot password”, and talk to your administrators:
${link}`,
  }),
  factorsReset: (organisation: string, link: string): MailWords => ({
    subject: `The second step of your account with ${organisation} was reset`,
    text: `An administrator has removed your authenticator app, your passkeys and your recovery codes. From now on you sign in with your password alone, until you set them up again in your profile:
${link}

If you did not ask for this, please talk to your administrators.`,
  }),
};
export type MailTexts = typeof mailTextsEn;
