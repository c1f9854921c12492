#!/bin/sh
# Posts the e-mail on standard input to the desk, signed: docs/operating.md, "Mail comes in".
# Needs Node 20 or newer, and a file with MAIL_HOOK_URL and MAIL_HOOK_SECRET (whsec_…). The secret is in no program's
# arguments, which each user of the machine can list.

# The exit code by which Postfix keeps a message and tries again later. By any other than 0 it would return it.
LATER=75
(
	set -a
	. "${MAIL_HOOK_FILE:-/etc/agency-mail.env}"
	exec node "$(dirname "$0")/send-mail-to-desk.mjs"
) || exit $LATER
