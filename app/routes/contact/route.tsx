import { data, redirect, redirectDocument } from "react-router";
import { getContent } from "#app/content/content.server.ts";
import type { EnquiryOutcome } from "#app/enquiries/accept-enquiry.server.ts";
import { acceptEnquiry } from "#app/enquiries/accept-enquiry.server.ts";
import { readTouch } from "#app/enquiries/arrival.ts";
import { readCalculation } from "#app/enquiries/calculation.ts";
import { clientAddressContext } from "#app/enquiries/client-address.ts";
import { readText } from "#app/enquiries/enquiry-fields.ts";
import { describeContext, readContext } from "#app/enquiries/form-context.server.ts";
import { makeForm } from "#app/enquiries/fresh-form.server.ts";
import { getEnv } from "#app/env.server.ts";
import { getResponseHeaders } from "#app/response-headers.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import type { Crumb } from "#app/seo/crumbs.ts";
import { describePage } from "#app/seo/page-meta.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { Route } from "./+types/route.ts";
import { ContactDetails } from "./contact-details.tsx";
import { chooseEmbedderPolicy, wantsOwnDocument } from "./embedding.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { LocationMap } from "./location-map.tsx";
import { readMapAddress } from "./map-address.ts";
import { NextSteps } from "./next-steps.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { pages, site } = getContent();
	const { description, updated, ...page } = pages.contact;
	const { email, phone, whatsapp, hours, address, coordinates } = site;
	const query = new URL(request.url).searchParams;
	const formContext = readContext((name) => query.get(name));
	const touch = readTouch(query);
	setFormHeaders(getResponseHeaders(context), request);
	return {
		page,
		contact: { email, phone, whatsapp, hours, address, coordinates },
		empty: {
			...(await makeForm()),
			context: formContext,
			contextText: describeContext(formContext),
			calculation: readCalculation(query),
			arrival: { landingPage: null, referrer: null, firstTouch: touch, lastTouch: touch },
		},
		isSent: query.has("sent"),
		turnstileSiteKey: getEnv().TURNSTILE_SITE_KEY ?? null,
		mapAddress: getEnv().MAP_URL ?? readMapAddress(site.coordinates),
		meta: describePage({
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
	if (wantsOwnDocument()) throw redirectDocument(request.url);
	return serverLoader();
}

export async function action({ request, context }: Route.ActionArgs) {
	const headers = getResponseHeaders(context);
	if (request.method !== "POST") {
		headers.set("Allow", "GET, POST");
		throw data(null, { status: 405 });
	}
	const form = await readForm(request);
	const outcome = await acceptEnquiry(form, context.get(clientAddressContext));
	if (outcome.status === "sent" && readText(form, "isScripted") !== "yes")
		throw redirect("/contact?sent", 303);
	const wait = toRetrySeconds(outcome);
	if (wait) headers.set("Retry-After", String(wait));
	return data(outcome, { status: STATUS_CODES[outcome.status] });
}

/** What is not a form is the sender's fault, not ours. */
async function readForm(request: Request): Promise<FormData> {
	if (!FORM_TYPES.test(request.headers.get("Content-Type") ?? ""))
		throw data(null, { status: 415 });
	try {
		return await request.formData();
	} catch {
		throw data(null, { status: 400 });
	}
}

/** A lost connection must not cost the visitor a word: it is an outcome here, not an error page. */
export async function clientAction({
	serverAction,
}: Route.ClientActionArgs): Promise<EnquiryOutcome> {
	try {
		return await serverAction();
	} catch {
		return { status: "failed", typed: null };
	}
}

/** A retry keeps its submission id; only after a stored enquiry is a new form wanted. */
export function shouldRevalidate({
	actionResult,
	defaultShouldRevalidate,
}: {
	actionResult?: EnquiryOutcome;
	defaultShouldRevalidate: boolean;
}) {
	return actionResult ? actionResult.status === "sent" : defaultShouldRevalidate;
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { page, contact, isSent, mapAddress, turnstileSiteKey } = loaderData;
	const typed = actionData && actionData.status !== "sent" ? actionData.typed : null;
	return (
		<>
			<div className="overflow-clip">
				<div className="wrap grid lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
					<ContactHead
						title={page.title}
						subtitle={page.subtitle}
						crumbs={loaderData.meta.crumbs}
					/>
					<div className="py-12 lg:row-span-2 lg:py-20 lg:pl-16 xl:pl-24">
						<EnquiryForm
							form={page.form}
							contact={contact}
							empty={typed ?? loaderData.empty}
							typed={typed}
							isSent={isSent}
							firstOutcome={actionData}
							turnstileSiteKey={turnstileSiteKey}
						/>
					</div>
					<div className="paper-teal field-to-left flex flex-col py-12 max-lg:field-to-right lg:pt-6 lg:pr-10 lg:pb-0">
						<ContactDetails contact={contact} subject={loaderData.empty.contextText} />
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
						<Heading level={2}>{page.faq.title}</Heading>
						<p className="mt-4 mb-8 text-ink-soft">{page.faq.text}</p>
						<Accordion name="faq" items={page.faq.items} />
					</section>
					<div className="bleed-right max-lg:bleed-left">
						<LocationMap address={mapAddress} coordinates={contact.coordinates} />
					</div>
				</div>
			</div>
		</>
	);
}

/** The page's name on the field that the form stands beside. */
type ContactHeadProps = { title: string; subtitle: string; crumbs: readonly Crumb[] };

function ContactHead({ title, subtitle, crumbs }: ContactHeadProps) {
	return (
		<div className="paper-teal field-to-left max-lg:field-to-right pt-5 pb-10 lg:pr-10 lg:pb-14">
			<Breadcrumbs crumbs={crumbs} />
			<div className="mt-8 lg:mt-16">
				<Heading level={1} look="hero">
					{title}
				</Heading>
			</div>
			<p className="mt-6 text-lead">{subtitle}</p>
		</div>
	);
}

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const STATUS_CODES: Record<EnquiryOutcome["status"], number> = {
	sent: 200,
	invalid: 422,
	stale: 422,
	limited: 429,
	failed: 503,
};

/** When it is worth trying again, in seconds. */
function toRetrySeconds(outcome: EnquiryOutcome): number | null {
	if (outcome.status === "limited") return outcome.minutes * 60;
	return outcome.status === "failed" ? 60 : null;
}

/** Each visitor's form is its own: neither a browser nor a CDN may give it to a second one. */
function setFormHeaders(headers: Headers, request: Request): void {
	headers.set("Cache-Control", "private, no-store");
	headers.set("CDN-Cache-Control", "no-store");
	const policy = chooseEmbedderPolicy(request.headers.get("User-Agent"));
	if (policy) headers.set("Cross-Origin-Embedder-Policy", policy);
}
