-- Wrong codes outside of signing in are counted with those of signing in.

alter table factor_challenge drop constraint factor_challenge_kind;
alter table factor_challenge add constraint factor_challenge_kind
  check (kind in ('secondFactor', 'passkeyRegistration', 'passkeySignIn', 'failedProof'));
