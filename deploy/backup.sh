#!/bin/sh
# backup.sh TARGET [DAYS]: database and files (public and private) of DATA_DIR into TARGET/<time>; older than DAYS (30) is removed.
# The database is copied while it is in use. Restore: stop the backend, put both back, start it.
set -eu

target=${1:?usage: backup.sh TARGET [DAYS]}
days=${2:-30}
data=${DATA_DIR:-/var/lib/college}
name=$(date -u +%Y%m%dT%H%M%SZ)
unfinished="$target/.$name.unfinished"

umask 077
mkdir -p "$unfinished"
trap 'rm -rf "$unfinished"' EXIT

if [ -n "${DATABASE_URL:-}" ]; then
  pg_dump --format=custom --file="$unfinished/database.pgdump" "$DATABASE_URL"
else
  sqlite3 -cmd '.timeout 10000' "$data/database.sqlite" ".backup '$unfinished/database.sqlite'"
  [ "$(sqlite3 "$unfinished/database.sqlite" 'PRAGMA integrity_check')" = ok ]
fi
private=$([ ! -d "$data/private" ] || echo private)
# shellcheck disable=SC2086
tar -C "$data" -cf "$unfinished/files.tar" files $private
# Without its secret nobody stays logged in; nothing else depends on it.
[ ! -f "$data/secrets.json" ] || cp "$data/secrets.json" "$unfinished/"

mv "$unfinished" "$target/$name"
trap - EXIT
find "$target" -mindepth 1 -maxdepth 1 -type d -name '20*Z' -mtime "+$days" -exec rm -rf {} +
echo "$target/$name"
