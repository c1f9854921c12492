import { getContent } from "#app/content/content.server.ts";
import { getEnv } from "#app/env.server.ts";
import { report } from "#app/operations-log.ts";
import type { Calculation } from "#app/tools/describe-calculation.ts";
import { readArrival } from "./arrival.ts";
import { readCalculation } from "./calculation.ts";
import { listChannels } from "./delivery/channels.ts";
import { kickWorkers } from "./delivery/running-workers.ts";
import type { Arrival, EnquiryContext, NewEnquiry } from "./enquiry.ts";
import {
	checkFields,
	type EnquiryFields,
	type FieldErrors,
	readText,
	TRAP_FIELD,
	type TypedFields,
} from "./enquiry-fields.ts";
import { describeContext, readContext } from "./form-context.server.ts";
import { type FreshForm, readMadeAt, remakeForm } from "./fresh-form.server.ts";
import { getReception, type Reception } from "./reception.server.ts";
import { judgeSubmission } from "./spam/judge-submission.ts";
import { toSenderKey } from "./spam/sender-key.ts";
import { verifyTurnstile } from "./spam/turnstile.ts";

/** One form may be sent again with other words, but not for ever. */
const MOST_PER_FORM = 5;
/** Ours are UUIDs; without a form it may be anything that is bounded and plain. */
const SUBMISSION_ID = /^[\w-]{8,64}$/;
const LATELY_MS = 24 * 3_600_000;

/** A form as it was sent, to be shown again with nothing lost. */
export type TypedForm = FreshForm & {
	fields: TypedFields;
	wantsNews: boolean;
	context: EnquiryContext;
	contextText: string | null;
	calculation: Calculation | null;
	arrival: Arrival;
};

export type EnquiryOutcome =
	| { status: "sent" }
	| { status: "invalid"; errors: FieldErrors; typed: TypedForm }
	/** The form is too old, not ours or used up: it comes back made anew, to be sent once more. */
	| { status: "stale"; typed: TypedForm }
	/** Too many from one sender; in minutes, when it is worth trying again. */
	| { status: "limited"; minutes: number; typed: TypedForm }
	/** Not stored. Null where the browser itself still holds what was typed. */
	| { status: "failed"; typed: TypedForm | null };

/** Checks, judges and stores what the form sent; 'sent' is said only once the enquiry is on disk. */
export async function acceptEnquiry(
	form: FormData,
	address: string | null,
): Promise<EnquiryOutcome> {
	const checked = checkFields(form);
	const typed = readTyped(form, checked.typed);
	if (!checked.isValid) return { status: "invalid", errors: checked.errors, typed };
	try {
		const reception = await getReception();
		const madeAt = readMadeAt(typed, reception.formKey);
		if (madeAt === "stale") return remake(typed);
		const enquiry = {
			...describeSubmission(checked.fields, typed),
			addressKey: address && toSenderKey(address, reception.addressKey),
		};
		const fillTime = madeAt === "missing" ? null : Date.now() - madeAt;
		const judged = await judge(form, address, checked.fields, { ...enquiry, fillTime }, reception);
		return await keep({ ...enquiry, ...judged }, typed, reception);
	} catch (error) {
		report("An enquiry could not be stored:", error);
		return { status: "failed", typed };
	}
}

async function keep(
	enquiry: NewEnquiry,
	typed: TypedForm,
	{ enquiries, addressLimit }: Reception,
): Promise<EnquiryOutcome> {
	const { submissionId, addressKey } = enquiry;
	// What was stored before gets the same answer, whatever has changed since then.
	if (await enquiries.has(enquiry)) return { status: "sent" };
	if ((await enquiries.countOfSubmission(submissionId)) >= MOST_PER_FORM) return remake(typed);
	const wait = addressKey ? await addressLimit(addressKey) : 0;
	if (wait > 0) return { status: "limited", minutes: Math.ceil(wait / 60_000), typed };
	const { isNew } = await enquiries.save(enquiry, listChannels(getEnv()));
	if (isNew && enquiry.verdict === "clean") kickWorkers();
	return { status: "sent" };
}

async function judge(
	form: FormData,
	address: string | null,
	fields: EnquiryFields,
	{ submissionId, fillTime }: { submissionId: string; fillTime: number | null },
	{ enquiries }: Reception,
): Promise<Pick<NewEnquiry, "verdict" | "spamReasons">> {
	const { TURNSTILE_SECRET: secret, TURNSTILE_VERIFY_URL: verifyUrl } = getEnv();
	const answer = readText(form, "cf-turnstile-response");
	const since = new Date(Date.now() - LATELY_MS).toISOString();
	const [turnstile, sameWords] = await Promise.all([
		secret ? verifyTurnstile({ answer, address, secret, verifyUrl, submissionId }) : null,
		enquiries.countSameWords(fields.message, submissionId, since),
	]);
	const isTrapped = readText(form, TRAP_FIELD) !== "";
	const judged = judgeSubmission(fields, { isTrapped, fillTime, turnstile, sameWords });
	return { verdict: judged.verdict, spamReasons: judged.reasons };
}

async function remake(typed: TypedForm): Promise<EnquiryOutcome> {
	return { status: "stale", typed: { ...typed, ...(await remakeForm()) } };
}

function readTyped(form: FormData, fields: TypedFields): TypedForm {
	const context = readContext((name) => readText(form, name));
	return {
		fields,
		submissionId: readText(form, "submissionId"),
		formToken: readText(form, "formToken"),
		wantsNews: readText(form, "wantsNews") === "yes",
		context,
		contextText: describeContext(context),
		calculation: readCalculation(new URLSearchParams(readText(form, "calculation"))),
		arrival: readArrival((name) => readText(form, name)),
	};
}

function describeSubmission(
	fields: EnquiryFields,
	{ submissionId, wantsNews, context, calculation, arrival }: TypedForm,
): Omit<NewEnquiry, "verdict" | "spamReasons" | "addressKey"> {
	const { noticeVersion } = getContent().pages.contact.form;
	return {
		...fields,
		...context,
		...arrival,
		calculation: calculation?.query ?? null,
		wantsNews,
		noticeVersion,
		// Sent without the form: every such one is its own.
		submissionId: SUBMISSION_ID.test(submissionId) ? submissionId : crypto.randomUUID(),
	};
}
