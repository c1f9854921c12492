import type { Kysely } from "kysely";

type Schema = {
	enquiries: { id: string; spam_reasons: string };
	deliveries: { id: string; last_error: string | null };
	enquiry_events: { id: string; kind: string; data: string; text: string | null };
};
type Reason = { code: string } & Record<string, string | number>;

const SPAM: Record<string, string> = {
	"filled in a field that people do not see": "trapped",
	"sent without the form": "without-form",
	"did not pass Turnstile": "turnstile-failed",
	"Turnstile did not answer": "turnstile-silent",
	"links in forum or HTML markup": "markup-links",
	"a link for a name": "link-for-name",
	"nothing but links": "only-links",
	"the same over and over": "repetition",
};
const SPAM_WITH_NUMBER: readonly [sentence: RegExp, code: string, name: string][] = [
	[/^filled in within (\d+\.\d) s$/, "too-fast", "seconds"],
	[/^(\d+) links$/, "links", "count"],
	[/^the same words (\d+) times before$/, "same-words", "count"],
	[/^more than (\d+) e-mails became enquiries within an hour$/, "mail-flood", "count"],
];
/** The names of faults that stood in words. */
const FAULTS: Record<string, string> = {
	"connection closed": "ECONNECTION",
	"no SMTP reply": "EPROTOCOL",
	"the login was not possible": "EAUTH",
	"no access token": "ENOTOKEN",
	"unknown fault": "unknown",
};

/**
 * Converts the reasons of spam, the errors of deliveries and the words of bounces, which were English sentences, to data. A
 * sentence that is none of ours is kept as it is.
 */
export async function storeReasons(db: Kysely<Schema>): Promise<void> {
	const enquiries = await db
		.selectFrom("enquiries")
		.select(["id", "spam_reasons as text"])
		.where("spam_reasons", "!=", "")
		.execute();
	for (const { id, text } of enquiries) {
		const spam_reasons = JSON.stringify(text.split("\n").map(toSpamReason));
		await db.updateTable("enquiries").set({ spam_reasons }).where("id", "=", id).execute();
	}
	const deliveries = await db
		.selectFrom("deliveries")
		.select(["id", "last_error as text"])
		.where("last_error", "is not", null)
		.execute();
	for (const { id, text } of deliveries) {
		const last_error = JSON.stringify(toFault(text ?? ""));
		await db.updateTable("deliveries").set({ last_error }).where("id", "=", id).execute();
	}
	const events = await db
		.selectFrom("enquiry_events")
		.select(["id", "data", "text"])
		.where("kind", "in", ["answer-bounced", "copy-bounced"])
		.where("text", "is not", null)
		.execute();
	for (const { id, data, text } of events) {
		const status = findStatus(text ?? "");
		if (status === null) continue;
		const told = JSON.stringify({ ...JSON.parse(data), status });
		await db
			.updateTable("enquiry_events")
			.set({ data: told, text: null })
			.where("id", "=", id)
			.execute();
	}
}

function toSpamReason(text: string): Reason {
	const code = SPAM[text];
	if (code) return { code };
	for (const [sentence, code, name] of SPAM_WITH_NUMBER) {
		const [, number] = sentence.exec(text) ?? [];
		if (number) return { code, [name]: Number(number) };
	}
	return { code: "text", text };
}

function toFault(text: string): Reason {
	const [, reply, command] = /^the mail server answered ([\d. ]+) \((.+)\)$/.exec(text) ?? [];
	if (reply && command)
		return {
			code: "mail-server-answered",
			reply,
			command: command === "connection" ? "CONN" : command,
		};
	const [, lost] = /^the mail server was not reached or broke off: (.+)$/.exec(text) ?? [];
	if (lost)
		return {
			code: "mail-server-lost",
			fault: lost === "time-out" ? "ETIMEDOUT" : (FAULTS[lost] ?? lost),
		};
	const [, silent] = /^the webhook did not answer: (.+)$/.exec(text) ?? [];
	if (silent)
		return { code: "webhook-lost", fault: silent === "time-out" ? "TimeoutError" : silent };
	const [, webhookStatus] = /^the webhook answered (\d+)$/.exec(text) ?? [];
	if (webhookStatus) return { code: "webhook-answered", status: Number(webhookStatus) };
	const [, pushStatus] = /^the push service answered (\d+)$/.exec(text) ?? [];
	if (pushStatus) return { code: "push-answered", status: Number(pushStatus) };
	if (text === "the push service was not reached") return { code: "push-lost" };
	if (text === "an unexpected fault, see the log") return { code: "unexpected" };
	const status = findStatus(text);
	return status === null ? { code: "text", text } : { code: "bounced", status };
}

/** Finds the status in the words of a bounce, empty where the report had none; null in any other text. */
function findStatus(text: string): string | null {
	if (text === "The mail server did not take it") return "";
	return /^T[a-z].* \((\d\.\d{1,3}\.\d{1,3})\)$/.exec(text)?.[1] ?? null;
}
