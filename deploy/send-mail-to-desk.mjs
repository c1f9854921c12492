/** Posts the e-mail on standard input to the desk, for send-mail-to-desk.sh, which has set MAIL_HOOK_URL and MAIL_HOOK_SECRET. */
import { buffer } from "node:stream/consumers";
import { postToDesk } from "./post-to-desk.mjs";

const { MAIL_HOOK_URL: url = "", MAIL_HOOK_SECRET: secret = "" } = process.env;
await postToDesk(await buffer(process.stdin), { url, secret });
