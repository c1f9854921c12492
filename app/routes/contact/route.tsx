import { data, redirect, redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router";
import { getContent } from "#app/content/content.server.ts";
import type { Contact } from "#app/content/schemas/pages.ts";
import type { EnquiryOutcome } from "#app/enquiries/accept-enquiry.server.ts";
import { acceptEnquiry } from "#app/enquiries/accept-enquiry.server.ts";
import { parseCampaignParameters } from "#app/enquiries/attribution.ts";
import { parseCalculation } from "#app/enquiries/calculation.ts";
import { clientAddressContext } from "#app/enquiries/client-address.ts";
import { getText } from "#app/enquiries/enquiry-fields.ts";
import { createForm, formatContext, parseContext } from "#app/enquiries/form.server.ts";
import { getEnv } from "#app/env.server.ts";
import { getResponseHeaders } from "#app/http/response-headers.ts";
import { Breadcrumbs } from "#app/sections/page-hero.tsx";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Art } from "#app/ui/art.tsx";
import { Band } from "#app/ui/band.tsx";
import { H1, H2, H3 } from "#app/ui/heading.tsx";
import { ToastArea } from "#app/ui/toast.tsx";
import type { Route } from "./+types/route.ts";
import { ContactDetails } from "./contact-details.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { buildMapUrl, getEmbedderPolicy, isMapBlocked, LocationMap } from "./location-map.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { pages, site } = getContent();
	const { description, updated, ...page } = pages.contact;
	const { email, phone, whatsapp, hours, address, coordinates } = site;
	const query = new URL(request.url).searchParams;
	const formContext = parseContext((name) => query.get(name));
	const touch = parseCampaignParameters(query);
	setFormHeaders(getResponseHeaders(context), request);
	return {
		page,
		contact: { email, phone, whatsapp, hours, address, coordinates },
		blank: {
			...(await createForm()),
			context: formContext,
			contextText: formatContext(formContext),
			calculation: parseCalculation(query),
			attribution: { landingPage: null, referrer: null, firstTouch: touch, lastTouch: touch },
			...{ time: "", zone: null },
		},
		isSent: query.has("sent"),
		turnstileSiteKey: getEnv().TURNSTILE_SITE_KEY ?? null,
		mapUrl: getEnv().MAP_URL ?? buildMapUrl(site.coordinates),
		meta: buildPageMeta({
			title: page.title,
			description,
			updated,
			path: "/contact",
			type: "ContactPage",
			crumbs: [{ name: "Contact", to: "/contact" }],
		}),
	};
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	if (isMapBlocked()) throw redirectDocument(request.url);
	return serverLoader();
}

export async function action({ request, context }: Route.ActionArgs) {
	const headers = getResponseHeaders(context);
	if (request.method !== "POST") {
		headers.set("Allow", "GET, POST");
		throw data(null, { status: 405 });
	}
	const form = await parseForm(request);
	const outcome = await acceptEnquiry(form, context.get(clientAddressContext));
	if (outcome.status === "sent" && getText(form, "isScripted") !== "yes")
		throw redirect(`${outcome.call?.path ?? "/contact"}?sent`, 303);
	const wait = getRetrySeconds(outcome);
	if (wait) headers.set("Retry-After", String(wait));
	return data(outcome, { status: STATUS_CODES[outcome.status] });
}

async function parseForm(request: Request): Promise<FormData> {
	const isForm = FORM_TYPES.test(request.headers.get("Content-Type") ?? "");
	// RFC 9110, 15.5.16: an encoded body is not decoded here, and not guessed at.
	if (!isForm || request.headers.has("Content-Encoding")) throw data(null, { status: 415 });
	try {
		return await request.formData();
	} catch {
		throw data(null, { status: 400 });
	}
}

/** A lost connection is an outcome of the form and not an error page, so that nothing typed is lost. */
export async function clientAction({
	serverAction,
}: Route.ClientActionArgs): Promise<EnquiryOutcome> {
	try {
		return await serverAction();
	} catch {
		return { status: "failed", typed: null };
	}
}

/** A retry keeps its submission id; after a stored enquiry the loader makes a new form. */
export function shouldRevalidate({
	actionResult,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	return actionResult ? actionResult.status === "sent" : defaultShouldRevalidate;
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { page, contact, blank, isSent, mapUrl, turnstileSiteKey, meta } = loaderData;
	return (
		<>
			<div className="overflow-clip">
				<div className="wrap grid lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
					<div className="paper-teal field-to-left max-lg:field-to-right pt-5 pb-10 lg:pr-10 lg:pb-14">
						<Breadcrumbs crumbs={meta.crumbs} />
						<div className="mt-8 lg:mt-16">
							<H1 look="hero">{page.title}</H1>
						</div>
						<p className="mt-6 text-lead">{page.subtitle}</p>
					</div>
					<div className="py-12 lg:row-span-2 lg:py-20 lg:pl-16 xl:pl-24">
						<ToastArea>
							<EnquiryForm
								text={page.form}
								contact={contact}
								blank={blank}
								actionData={actionData}
								isSent={isSent}
								turnstileSiteKey={turnstileSiteKey}
							/>
						</ToastArea>
					</div>
					<div className="paper-teal field-to-left flex flex-col py-12 max-lg:field-to-right lg:pt-6 lg:pr-10 lg:pb-0">
						<ContactDetails contact={contact} subject={blank.contextText} />
						<Art
							src="/art/service/email-marketing.svg"
							alt=""
							shape="kite"
							className="-mb-6 mt-auto hidden w-72 self-end pt-12 lg:block"
						/>
					</div>
				</div>
			</div>
			<NextSteps steps={page.nextSteps} />
			<div className="overflow-x-clip">
				<div className="wrap grid gap-x-16 lg:grid-cols-2">
					<section className="section-space">
						<H2>{page.faq.title}</H2>
						<p className="mt-4 mb-8 text-ink-soft">{page.faq.text}</p>
						<Accordion items={page.faq.items} />
					</section>
					<div className="bleed-right max-lg:bleed-left">
						<LocationMap url={mapUrl} coordinates={contact.coordinates} />
					</div>
				</div>
			</div>
		</>
	);
}

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const STATUS_CODES: Record<EnquiryOutcome["status"], number> = {
	sent: 200,
	"time-unavailable": 409,
	invalid: 422,
	stale: 422,
	limited: 429,
	failed: 503,
};

function getRetrySeconds(outcome: EnquiryOutcome): number | null {
	if (outcome.status === "limited") return outcome.minutes * 60;
	return outcome.status === "failed" ? 60 : null;
}

/** Each visitor has a form of their own, so neither a browser nor a CDN may cache it. */
function setFormHeaders(headers: Headers, request: Request): void {
	headers.set("Cache-Control", "private, no-store");
	headers.set("CDN-Cache-Control", "no-store");
	const policy = getEmbedderPolicy(request.headers.get("User-Agent"));
	if (policy) headers.set("Cross-Origin-Embedder-Policy", policy);
}

function NextSteps({ steps }: { steps: Contact["nextSteps"] }) {
	return (
		<Band theme="sunken">
			<H2>What happens next</H2>
			<ol className="mt-10 grid border-line-strong max-md:border-l-2 md:grid-cols-3">
				{steps.map(({ title, text }) => (
					<li
						key={title}
						className="knot relative border-line-strong pb-8 pl-7 last:pb-0 md:border-t-2 md:pt-8 md:pr-10 md:pb-0 md:pl-0"
					>
						<H3 look="title">{title}</H3>
						<p className="mt-2 text-ink-soft">{text}</p>
					</li>
				))}
			</ol>
		</Band>
	);
}
