import type { Email } from "postal-mime";
import { getHeader } from "./automatic.ts";
import { parseMailboxes, toAddress } from "./mailboxes.ts";
import type { Bounce } from "./parsed-message.ts";
import { findStatus } from "./status-codes.ts";

/** A code of SMTP by which a mail server rejects a message for good. */
const REJECTED = /(?<![\d.,:/-])5[0-5]\d(?:[ -]|$)(?![\d.]*\d\s*(?:kb|mb|bytes))/im;
/** The words of mail servers, which write English. */
const FAILED =
	/permanent(?:ly)?\s+(?:fatal\s+)?(?:error|fail)|(?:could|can|was|were)\s*(?:not|n['’]t)\s+(?:be\s+)?(?:able to be\s+)?deliver|undeliver|deliver\w*\s+(?:has\s+|have\s+)?fail|fail\w*\s+(?:to\s+)?deliver|fail\w*\s+address|failure notice|returned? to sender|returning message|no such (?:user|mailbox|address)|unknown (?:user|recipient|address)|(?:user|recipient|mailbox|address) (?:is )?(?:unknown|unavailable|not found|does not exist)|unroute?able|mailbox (?:is )?full|over quota|unzustellbar|non (?:remis|distribu)|no entregado|não entregue/i;
/** The words of a warning that a message is not delivered yet. */
const DELAYED =
	/warning message only|(?:has been|was|is being|delivery) delayed|delivery is delayed|\(delay\)|still (?:being )?(?:trying|retried)|will (?:be retried|keep trying|continue to try|retry)|not (?:been )?delivered yet|could not send message for past|need not (?:to )?resend|do not need to resend/i;
/** A line with an address alone, or one in angle brackets before what is said of it. */
const RECIPIENT_LINE =
	/^\s{0,20}(?:<([^<>\s]{3,254})>:?(?:\s|$)|([^\s<>:]{1,64}@[^\s<>:]{1,190}):?\s*$)/;
const OWN_COPY = /^[ \t-]*(?:message-id|received|return-path):/i;
const MAX_LINES = 500;

/** Reads a report that has no part for programs: by its words and by the header of Exim. Returns null unless a delivery has failed. */
export function readFailureWords(
	email: Email,
	words: string,
): Pick<Bounce, "status" | "recipients"> | null {
	const named = parseMailboxes(getHeader(email, "x-failed-recipients"));
	const lines = words.slice(0, 50_000).split("\n").slice(0, MAX_LINES);
	// Below is a copy of the message that was not delivered.
	const end = lines.findIndex((line) => OWN_COPY.test(line));
	const own = end < 0 ? lines : lines.slice(0, end);
	const said = `${email.subject ?? ""}\n${own.join("\n")}`;
	const isRejected = REJECTED.test(said) || /^5/.test(findStatus(said) ?? "");
	const hasFailed = named.length > 0 || isRejected || (FAILED.test(said) && !DELAYED.test(said));
	if (!hasFailed) return null;
	const listed = named.length > 0 ? named.map(({ address }) => address) : own.flatMap(readLine);
	return { status: findStatus(said) ?? "", recipients: [...new Set(listed)].slice(0, 100) };
}

function readLine(line: string): string[] {
	const [, bracketed, alone] = RECIPIENT_LINE.exec(line.slice(0, 500)) ?? [];
	const address = toAddress(bracketed ?? alone ?? "");
	return address ? [address] : [];
}
