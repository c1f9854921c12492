import type { Email } from "postal-mime";
import { isMachineAddress } from "./machine-address.ts";
import type { ParsedMessage } from "./parsed-message.ts";

const MACHINE_PRECEDENCES = new Set(["bulk", "junk", "auto_reply"]);
/** Headers of answering machines that are older than RFC 3834, with any value. */
const MACHINE_HEADERS = new Set([
	"x-autoreply",
	"x-autorespond",
	"x-auto-reply",
	"x-autoresponder",
	"x-mail-autoreply",
	"x-failed-recipients",
]);

/** Returns whether a machine sent the message (RFC 3834), or a mailing list. */
export function findAutomatic(email: Email): Pick<ParsedMessage, "automatic" | "listId"> {
	const get = (key: string) => email.headers.find((header) => header.key === key)?.value.trim();
	const listId = (get("list-id") ?? "").toLowerCase().slice(0, 300);
	const [submitted = "no"] = (get("auto-submitted") ?? "no").toLowerCase().split(/[\s;(]/);
	const precedence = (get("precedence") ?? "").toLowerCase();
	const isMachine =
		submitted !== "no" ||
		MACHINE_PRECEDENCES.has(precedence) ||
		get("return-path") === "<>" ||
		email.headers.some(({ key }) => MACHINE_HEADERS.has(key)) ||
		/^mailer-daemon@/i.test(email.from?.address ?? "") ||
		isReport(email) ||
		// Somebody accepts or declines an invitation in a calendar.
		email.attachments.some(
			({ method }) => method !== undefined && method !== "REQUEST" && method !== "PUBLISH",
		);
	if (isMachine) return { automatic: "machine", listId };
	if (listId || precedence === "list") return { automatic: "list", listId };
	const isOfMachine = isMachineAddress(email.from?.address ?? "");
	return { automatic: isOfMachine ? "machine-address" : null, listId };
}

export function isReport({ headers }: Email): boolean {
	const type = headers.find(({ key }) => key === "content-type")?.value ?? "";
	return /^\s*multipart\/report\b/i.test(type);
}
