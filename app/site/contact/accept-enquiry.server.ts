import {
	checkCall,
	findOffers,
	getBookingRules,
	getBufferMs,
	isCallByPhone,
	type TimeRejection,
} from "#app/calls/call-times.server.ts";
import { createCallToken } from "#app/calls/call-token.ts";
import { listZones, type ZoneGroup } from "#app/calls/list-zones.ts";
import { OTHER_ZONE, SHOW_ZONE } from "#app/calls/zone-names.ts";
import { getContent } from "#app/content/content.server.ts";
import { beginCheck } from "#app/enquiries/begin-check.ts";
import { findCalculation } from "#app/enquiries/calculation.ts";
import { CHECK_SOURCE } from "#app/enquiries/came-by-check.ts";
import { isDeliverable, listChannels } from "#app/enquiries/channels.ts";
import {
	checkFields,
	type FieldErrors,
	getText,
	TRAP_FIELD,
	type TypedFields,
} from "#app/enquiries/check-fields.ts";
import { wakeWorker } from "#app/enquiries/delivery/worker.ts";
import type { Channel, EnquiryContext, NewEnquiry } from "#app/enquiries/enquiry.ts";
import {
	type EnquiryServices,
	getEnquiryServices,
} from "#app/enquiries/enquiry-services.server.ts";
import {
	type FormIdentity,
	formatContext,
	getFormTime,
	parseContext,
	recreateForm,
} from "#app/enquiries/form.server.ts";
import { classifySubmission } from "#app/enquiries/spam/classify-submission.ts";
import { verifyTurnstile } from "#app/enquiries/spam/turnstile.ts";
import { type Attribution, NO_ATTRIBUTION, parseAttribution } from "#app/platform/attribution.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY, MINUTE } from "#app/platform/durations.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { toMailboxKey, toSenderKey } from "#app/platform/http/sender-key.ts";
import { report } from "#app/platform/operations-log.ts";
import { parseZone } from "#app/platform/time-zones/format-call.ts";
import type { Calculation } from "#app/tools/calculation.server.ts";
import { parseCheckId } from "#app/tools/website-check/calculation-of-check.server.ts";

/** The number of enquiries, with different texts, that one form may submit. */
const MAX_PER_FORM = 5;
/** The syntax of a submission id. Ours are UUIDs; a request without the form may send anything short and plain. */
const SUBMISSION_ID = /^[\w-]{8,64}$/;
const SAME_WORDS_MS = DAY;

/** A form as it was submitted, so that it is shown again with nothing lost. */
export type TypedForm = FormIdentity & {
	fields: TypedFields;
	wantsNews: boolean;
	context: EnquiryContext;
	contextText: string | null;
	calculation: Calculation | null;
	attribution: Attribution;
	/** The chosen time of a call, as it was sent; empty for none. */
	time: string;
	/** The visitor's time zone, such as Europe/Lisbon. */
	zone: string | null;
};

export type EnquiryOutcome =
	/**
	 * The enquiry is stored, with the booked call if any: its start in Unix ms, and the path of the visitor's page about
	 * it. It is `unconfirmed` when the staff decide about the requested time.
	 */
	| { status: "sent"; call: { startsAt: number; path: string } | "unconfirmed" | null }
	/**
	 * The enquiry is stored, but without the call: the free starts that are nearest, in Unix ms. Submitted again with one
	 * of them it has a call.
	 */
	| { status: "time-unavailable"; reason: TimeRejection; nearest: number[]; typed: TypedForm }
	/**
	 * The form was submitted without JavaScript to change the zone, not to be stored. It is shown again with its times in
	 * the chosen zone, or with the list of all zones.
	 */
	| { status: "unsent"; zones: ZoneGroup[] | null; typed: TypedForm }
	| { status: "invalid"; errors: FieldErrors; typed: TypedForm }
	/** The form is too old, not ours or used up. It is shown again with a new token, to be submitted once more. */
	| { status: "stale"; typed: TypedForm }
	/** The sender has sent too many; `minutes` is the time until the next try. */
	| { status: "limited"; minutes: number; typed: TypedForm }
	/** The enquiry could not be stored. `typed` is null where the browser itself still has the input. */
	| { status: "failed"; typed: TypedForm | null };

/**
 * Checks, classifies and stores a submission. `sent` means that the enquiry is on disk. `source` is stored as its source
 * where no campaign brought the visitor.
 */
export async function acceptEnquiry(
	form: FormData,
	address: string | null,
	source?: string,
): Promise<EnquiryOutcome> {
	const checked = checkFields(form, isCallByPhone());
	const typed = await parseForm(form, checked.typed);
	if (form.has(SHOW_ZONE)) return { status: "unsent", zones: listAskedZones(form), typed };
	if (!checked.isValid) return { status: "invalid", errors: checked.errors, typed };
	try {
		const services = await getEnquiryServices();
		const formTime = getFormTime(typed, services.formKey);
		if (formTime === "stale") return await renew(typed);
		const { submissionId, wantsNews, context, calculation, attribution } = typed;
		const own = getCheckId(typed) ? CHECK_SOURCE : source;
		const submission = {
			...checked.fields,
			...context,
			...attribution,
			...(own && !attribution.lastTouch && { source: own }),
			calculation: calculation && (calculation.stored ?? calculation.query),
			wantsNews,
			noticeVersion: getContent().pages.contact.form.noticeVersion,
			// Each submission without the form counts as a separate one.
			submissionId: SUBMISSION_ID.test(submissionId) ? submissionId : crypto.randomUUID(),
			addressKey: address && toSenderKey(address, services.addressKey),
		};
		const fillTime = formTime === "missing" ? null : getNow() - formTime;
		const verdict = await classify(form, address, submission, fillTime, services);
		return await store({ ...submission, ...verdict }, typed, services);
	} catch (error) {
		report("An enquiry could not be stored:", error);
		return { status: "failed", typed };
	}
}

async function store(
	enquiry: NewEnquiry,
	typed: TypedForm,
	services: EnquiryServices,
): Promise<EnquiryOutcome> {
	const { enquiries, bookings, addressLimit } = services;
	const { submissionId, addressKey } = enquiry;
	const storedId = await enquiries.findId(enquiry);
	if (storedId) {
		// An enquiry that is stored already gets the same response, whatever has changed since then.
		const call = await bookings.find(storedId);
		if (call || typed.time === "") return toSent(storedId, call, services);
	} else {
		if ((await enquiries.countOfSubmission(submissionId)) >= MAX_PER_FORM) return renew(typed);
		const wait = addressKey ? await addressLimit(addressKey) : 0;
		if (wait > 0) return { status: "limited", minutes: Math.ceil(wait / MINUTE), typed };
	}
	const checked = await checkCall(typed, services);
	const wanted = typeof checked === "object" ? checked : null;
	const channels = await listOwnChannels(enquiry, services);
	const { id, isNew, call } = await enquiries.save(enquiry, channels, wanted, getBufferMs());
	if (isNew) {
		await noteCheck(typed, id, services);
		beginCheck(enquiry, id, services);
	}
	if (enquiry.verdict === "clean" && (isNew || call === "booked")) wakeWorker();
	// A concurrent submission of this form may have been faster, and the call that takes the time may be its own.
	const booked = isNew ? null : await bookings.find(id);
	if (booked) return toSent(id, booked, services);
	const reason = typeof checked === "string" ? checked : call === "taken" ? call : null;
	if (!reason) return toSent(id, wanted && { ...wanted, state: call ?? "booked" }, services);
	return { status: "time-unavailable", reason, nearest: await findOffers(typed, services), typed };
}

/** Returns the id of the check of a website that goes along with a form, or null. */
function getCheckId({ calculation }: TypedForm): string | null {
	return parseCheckId(new URLSearchParams(calculation?.query));
}

/** Notes that the enquiry has a check of a website along, so that it is erased with it. */
async function noteCheck(
	typed: TypedForm,
	enquiryId: string,
	{ checks }: EnquiryServices,
): Promise<void> {
	const checkId = getCheckId(typed);
	try {
		if (checkId) await checks.addUse(checkId, enquiryId);
	} catch (error) {
		report("The check of an enquiry could not be noted:", error);
	}
}

/**
 * Lists the channels, without the acknowledgement for a mailbox that has received too many, as anybody may type any
 * address.
 */
async function listOwnChannels(
	{ email, verdict }: NewEnquiry,
	{ acknowledgementLimit, addressKey }: EnquiryServices,
): Promise<Channel[]> {
	const env = getEnv();
	if (verdict !== "clean" || !isDeliverable("acknowledgement", env)) return listChannels(env);
	const wait = await acknowledgementLimit(toMailboxKey(email, addressKey));
	return listChannels({ ...env, ENQUIRY_ACKNOWLEDGE: wait === 0 });
}

function listAskedZones(form: FormData): ZoneGroup[] | null {
	const rules = getBookingRules();
	return rules && getText(form, "zone") === OTHER_ZONE ? listZones(getNow(), rules.zone) : null;
}

type SentCall = { startsAt: number; state: string };

function toSent(id: string, call: SentCall | null | undefined, { callKey }: EnquiryServices) {
	const status = "sent" as const;
	if (!call) return { status, call: null };
	if (call.state === "unconfirmed") return { status, call: "unconfirmed" as const };
	const path = `/book/${createCallToken(id, callKey)}`;
	return { status, call: { startsAt: call.startsAt, path } };
}

async function classify(
	form: FormData,
	address: string | null,
	submission: Omit<NewEnquiry, "verdict" | "spamReasons">,
	fillTime: number | null,
	{ enquiries }: EnquiryServices,
): Promise<Pick<NewEnquiry, "verdict" | "spamReasons">> {
	const { TURNSTILE_SECRET: secret, TURNSTILE_VERIFY_URL: verifyUrl } = getEnv();
	const { message, submissionId } = submission;
	const token = getText(form, "cf-turnstile-response");
	const since = new Date(getNow() - SAME_WORDS_MS).toISOString();
	const [turnstile, sameWords] = await Promise.all([
		secret ? verifyTurnstile({ token, address, secret, verifyUrl, submissionId }) : null,
		enquiries.countSameWords(message, submissionId, since),
	]);
	const isTrapped = getText(form, TRAP_FIELD) !== "";
	return classifySubmission(submission, { isTrapped, fillTime, turnstile, sameWords });
}

async function renew(typed: TypedForm): Promise<EnquiryOutcome> {
	return { status: "stale", typed: { ...typed, ...(await recreateForm()) } };
}

async function parseForm(form: FormData, fields: TypedFields): Promise<TypedForm> {
	const getField = (name: string) => getText(form, name);
	const context = parseContext(getField);
	return {
		fields,
		submissionId: getField("submissionId"),
		formToken: getField("formToken"),
		wantsNews: getField("wantsNews") === "yes",
		context,
		contextText: formatContext(context),
		calculation: await findCalculation(new URLSearchParams(getField("calculation"))),
		attribution: getEnv().ATTRIBUTION ? parseAttribution(getField) : NO_ATTRIBUTION,
		time: getField("time").trim(),
		zone: parseZone(getField("zone")),
	};
}
