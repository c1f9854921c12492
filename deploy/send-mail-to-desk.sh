#!/bin/sh
# Posts the e-mail on standard input to the desk, signed: docs/operating.md, "Mail comes in".
# Needs curl and openssl, and a file with MAIL_HOOK_URL and MAIL_HOOK_SECRET (whsec_…).
set -eu
. "${MAIL_HOOK_FILE:-/etc/agency-mail.env}"

# The exit code by which Postfix keeps a message and tries again later.
LATER=75
message=$(mktemp)
trap 'rm -f "$message"' EXIT
cat >"$message"

id="msg_$(openssl rand -hex 16)"
at=$(date +%s)
key=$(printf %s "${MAIL_HOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
signature=$({ printf %s "$id.$at."; cat "$message"; } |
	openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)

status=$(curl --silent --max-time 60 --output /dev/null --write-out '%{http_code}' \
	--header 'Content-Type: message/rfc822' --header "webhook-id: $id" --header "webhook-timestamp: $at" \
	--header "webhook-signature: v1,$signature" --data-binary "@$message" "$MAIL_HOOK_URL") || exit $LATER
case "$status" in
200 | 202 | 413 | 422) ;;
*) exit $LATER ;;
esac
