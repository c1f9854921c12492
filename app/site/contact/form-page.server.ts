import { data, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { getCallTimes } from "#app/calls/call-times.server.ts";
import type { CallOffer } from "#app/calls/form/call-times.tsx";
import { loadZoneOffer } from "#app/calls/form/zone-offer.server.ts";
import { parseFormLinkToken } from "#app/calls/form-link.ts";
import { getContent } from "#app/content/content.server.ts";
import type { FormPath } from "#app/content/form-path.ts";
import { pick } from "#app/content/pick.ts";
import type { Contact } from "#app/content/schemas/pages.ts";
import { findCalculation } from "#app/enquiries/calculation.ts";
import { getText } from "#app/enquiries/check-fields.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { createForm, formatContext, parseContext } from "#app/enquiries/form.server.ts";
import { NO_ATTRIBUTION, parseCampaignParameters } from "#app/platform/attribution.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { clientAddressContext } from "#app/platform/http/client-address.ts";
import { parseForm } from "#app/platform/http/parse-form.ts";
import { getResponseHeaders } from "#app/platform/http/response-headers.ts";
import { setSecretHeaders } from "#app/platform/http/secret-headers.ts";
import { acceptEnquiry, type EnquiryOutcome } from "./accept-enquiry.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** What a form says before a visitor has typed anything, where its address does not say it. */
export type Preset = {
	/** The slug of the service that it is about. */
	service?: string | undefined;
	/** What the message begins with. */
	topic?: string | undefined;
};

/** Loads a form for one visitor, which neither a browser nor a CDN may cache, with what its page shows around it. */
export async function loadForm(
	{ request, context }: Args,
	path: FormPath,
	{ service, topic }: Preset = {},
) {
	const { pages, site } = getContent();
	const query = new URL(request.url).searchParams;
	const touch = getEnv().ATTRIBUTION ? parseCampaignParameters(query) : null;
	const headers = getResponseHeaders(context);
	headers.set("Cache-Control", "private, no-store");
	headers.set("CDN-Cache-Control", "no-store");
	if (query.has("for") || query.has("check")) setSecretHeaders(headers);
	const known = await findKnown(query.get("for"));
	const getPreset = (name: string) => (name === "service" && service) || null;
	const formContext = known?.context ?? parseContext((name) => query.get(name) ?? getPreset(name));
	return {
		path,
		text: pages.contact.form,
		contact: { email: site.email, phone: site.phone },
		offer: await loadOffer(query),
		blank: {
			...(await createForm()),
			fields: topic ? { message: `${topic}\n`, ...known?.fields } : known?.fields,
			context: formContext,
			contextText: formatContext(formContext),
			calculation: await findCalculation(query),
			attribution: { ...NO_ATTRIBUTION, firstTouch: touch, lastTouch: touch },
		},
		sentText: getSentText(query.get("sent")),
		turnstileSiteKey: getEnv().TURNSTILE_SITE_KEY ?? null,
	};
}

/** Finds what an enquiry says of its person, by the link of an answer. Resolves to null while the store is down. */
async function findKnown(token: string | null) {
	if (!token) return null;
	const services = await getEnquiryServices().catch(() => null);
	const id = services && parseFormLinkToken(token, services.callKey);
	const enquiry = id ? await services.enquiries.find(id).catch(() => undefined) : undefined;
	if (!enquiry || enquiry.erasedAt) return null;
	const context = parseContext((name) => enquiry[name as "service" | "city" | "district"]);
	return { fields: pick(enquiry, "name", "email"), context };
}

/** Returns the message after a form was sent without JavaScript; null before. */
function getSentText(sent: string | null): Contact["form"]["sent"] | null {
	if (sent === null) return null;
	const { form, booking } = getContent().pages.contact;
	return sent === "unconfirmed" && booking ? booking.form.unconfirmed : form.sent;
}

/** Loads the free times with the texts about them. Returns null where the content offers no calls. */
async function loadOffer(query: URLSearchParams): Promise<CallOffer | null> {
	const { booking } = getContent().pages.contact;
	if (!booking) return null;
	const { zone, by, form } = booking;
	const times = await getCallTimes();
	return { ...loadZoneOffer(query, zone, times), by, form, times };
}

/**
 * Handles a submitted form. A sent one redirects to the page of its call, and without JavaScript in any case: to its
 * `section` of the page, where it is one of several. `source` is that of a visit which no campaign began.
 */
export async function acceptForm(
	{ request, context }: Args,
	path: FormPath,
	{ section, source }: { section?: string; source?: string } = {},
) {
	const headers = getResponseHeaders(context);
	if (request.method !== "POST") {
		headers.set("Allow", "GET, POST");
		throw data(null, { status: 405 });
	}
	const form = await parseForm(request);
	const outcome = await acceptEnquiry(form, context.get(clientAddressContext), source);
	// A tool that is loaded would send the address of the call's page, which is its key.
	const redirectTo = getEnv().ANALYTICS ? redirectDocument : redirect;
	const isScripted = getText(form, "isScripted") === "yes";
	if (outcome.status === "sent" && (!isScripted || isBooked(outcome.call)))
		throw redirectTo(toSentPath(outcome.call, path, section), 303);
	const wait = getRetrySeconds(outcome);
	if (wait) headers.set("Retry-After", String(wait));
	return data(outcome, { status: STATUS_CODES[outcome.status] });
}

function isBooked(call: SentOutcome["call"]) {
	return call !== null && call !== "unconfirmed";
}

function toSentPath(
	call: SentOutcome["call"],
	path: FormPath,
	section: string | undefined,
): string {
	const hash = section ? `#${section}` : "";
	if (call === "unconfirmed") return `${path}?sent=${call}${hash}`;
	return call ? `${call.path}?sent` : `${path}?sent${hash}`;
}

type SentOutcome = Extract<EnquiryOutcome, { status: "sent" }>;

const STATUS_CODES: Record<EnquiryOutcome["status"], number> = {
	sent: 200,
	unsent: 200,
	invalid: 422,
	stale: 422,
	"time-unavailable": 409,
	limited: 429,
	failed: 503,
};

function getRetrySeconds(outcome: EnquiryOutcome): number | null {
	if (outcome.status === "limited") return outcome.minutes * 60;
	return outcome.status === "failed" ? 60 : null;
}
