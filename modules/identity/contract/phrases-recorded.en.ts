export const identityAuditEn = {
  names: {
    account: {
      activated: "Account activated",
      disabled: "Account deactivated",
      emailApproved: "New email address approved",
      emailChanged: "Email address changed",
      erased: "Personal data erased",
      erasureStarted: "Erasure of personal data started",
      invited: "Person invited",
      provisioned: "Person added by directory sync (SCIM)",
      linked: "Single sign-on linked",
      signedUp: "Account signed up",
      unlinked: "Single sign-on unlinked",
      waiting: "Account waiting for approval",
      invitedAgain: "Invitation sent again",
      emailChanging: "New email address requested",
    },
    accounts: {
      exported: "Accounts exported",
      imported: "Accounts imported",
    },
    device: {
      added: "Signed in on a new device",
    },
    factor: {
      recoveryRenewed: "Recovery codes renewed",
      recoveryUsed: "Recovery code used",
      reset: "Second step reset by an administrator",
      totpAdded: "Authenticator app set up",
      totpRemoved: "Authenticator app removed",
    },
    passkey: {
      added: "Passkey added",
      renamed: "Passkey renamed",
      removed: "Passkey removed",
    },
    password: {
      changed: "Password changed",
      reset: "Password reset",
    },
    personalData: {
      opened: "Personal data export opened",
      asked: "Personal data export requested",
      ready: "Personal data export ready",
    },
    role: {
      created: "Role added",
      deleted: "Role deleted",
      memberAdded: "Role granted",
      memberRemoved: "Role revoked",
      permissionsChanged: "Permissions of a role changed",
      boundsChanged: "Bounds of a role changed",
      updated: "Role changed",
    },
    session: {
      ended: "Session ended",
      replayed: "Session ended: its refresh token was used twice",
      started: "Signed in",
    },
    sessions: {
      ended: "Sessions ended",
    },
    token: {
      created: "Access token created",
      ended: "Access token revoked",
    },
    viewing: {
      ended: "Viewing as another user ended",
      started: "Portal viewed as another user",
    },
  },
  sentences: {
    account: {
      activated: "{who} activated the account of {whom}",
      disabled: "{who} deactivated the account of {whom}",
      emailApproved: "{who} approved the new email address of {whom}",
      emailChanged: "{who} changed the email address of {whom}",
      erased: "The personal data of {whom} was erased",
      erasureStarted: "{who} started erasing the personal data of {whom}",
      invited: "{who} invited {whom}",
      provisioned: "Directory sync (SCIM) added {whom}",
      linked: "The account of {whom} was linked to single sign-on",
      signedUp: "{whom} signed up",
      unlinked: "{who} unlinked the account of {whom} from single sign-on",
      waiting: "The account of {whom} is waiting for approval",
      invitedAgain: "{who} invited {whom} again",
      emailChanging: "{who} requested a new email address for {whom}",
    },
    accounts: {
      exported: "{who} exported the accounts",
      imported: "{who} imported {count, plural, =0 {no accounts} one {# account} other {# accounts}}",
    },
    device: {
      added: "{who} signed in on a new device",
    },
    factor: {
      recoveryRenewed: "{who} renewed their recovery codes",
      recoveryUsed: "{who} used a recovery code",
      reset: "{who} reset the second step of {whom}",
      totpAdded: "{who} set up an authenticator app",
      totpRemoved: "{who} removed an authenticator app",
    },
    passkey: {
      added: "{who} added a passkey",
      renamed: "{who} renamed a passkey",
      removed: "{who} removed a passkey",
    },
    password: {
      changed: "{who} changed their password",
      reset: "{whom} reset their password by email",
    },
    personalData: {
      opened: "{who} opened their personal data export",
      asked: "{who} requested an export of the personal data of {whom}",
      ready: "The personal data export of {whom} is ready",
    },
    role: {
      created: "{who} added {what}",
      deleted: "{who} deleted {what}",
      memberAdded: "{who} granted the role {role} to {whom}",
      memberRemoved: "{who} revoked the role {role} from {whom}",
      permissionsChanged: "{who} changed the permissions of {what}",
      boundsChanged: "{who} changed the bounds of {what}",
      updated: "{who} changed {what}",
    },
    session: {
      ended: "{who} ended a session of {whom}",
      replayed: "A session of {whom} was ended because its refresh token was used twice",
      started: "{who} signed in",
    },
    sessions: {
      ended: "{who} ended {count, plural, =0 {no sessions} one {# session} other {# sessions}} of {whom}",
    },
    token: {
      created: "{who} created {what}",
      ended: "{who} revoked {what}",
    },
    viewing: {
      ended: "{who} stopped viewing the portal as {whom}",
      started: "{who} viewed the portal as {whom}",
    },
  },
  kinds: {
    role: "the role {name}",
    token: "the access token {name}",
  },
  fields: {
    byCode: "by code",
    days: "lifetime in days",
    ground: "ground",
    isProvisioned: "source of members",
    permissions: "permissions",
    scopes: "scopes",
    secondFactorGraceDays: "time to set up a second step",
    secondFactorIsChosen: "source of the second step’s demand",
  },
  values: {
    isProvisioned: {
      true: "the directory",
      false: "administrators",
    },
    secondFactorIsChosen: {
      true: "chosen",
      false: "default",
    },
  },
} as const;
