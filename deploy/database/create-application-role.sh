#!/usr/bin/env bash
# Run once by the image of PostgreSQL, on an empty volume: the role that the server works as, which owns nothing.
# On a database that is there already, run the statement by hand:
#   docker compose --file deploy/compose.yaml exec database psql --username=diwan --dbname=diwan \
#     --command="create role diwan_app login password '<APP_PASSWORD of .env>'"
set -euo pipefail
psql --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=ON_ERROR_STOP=1 --set=password="$APP_PASSWORD" <<'SQL'
create role diwan_app login password :'password';
SQL
