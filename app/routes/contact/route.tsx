import { data, redirect } from "react-router";
import { getContent } from "#app/content/content.server.ts";
import type { EnquiryOutcome } from "#app/enquiries/accept-enquiry.server.ts";
import { acceptEnquiry } from "#app/enquiries/accept-enquiry.server.ts";
import { readTouch } from "#app/enquiries/arrival.ts";
import { clientAddressContext } from "#app/enquiries/client-address.ts";
import { readText } from "#app/enquiries/enquiry-fields.ts";
import { describeContext, readContext } from "#app/enquiries/form-context.server.ts";
import { makeForm } from "#app/enquiries/fresh-form.server.ts";
import { getEnv } from "#app/env.server.ts";
import { Faq } from "#app/sections/faq.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { renderMeta } from "#app/seo/page-meta.ts";
import { Heading } from "#app/ui/heading.tsx";
import type { Route } from "./+types/route.ts";
import { ContactDetails } from "./contact-details.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { LocationMap } from "./location-map.tsx";
import { readMapAddress } from "./map-address.ts";

export async function loader({ request }: Route.LoaderArgs) {
	const { pages, site } = getContent();
	const query = new URL(request.url).searchParams;
	const context = readContext((name) => query.get(name));
	const touch = readTouch(query);
	return data(
		{
			page: pages.contact,
			contact: site,
			empty: {
				...(await makeForm()),
				context,
				contextText: describeContext(context),
				arrival: { landingPage: null, referrer: null, firstTouch: touch, lastTouch: touch },
			},
			isSent: query.has("sent"),
			turnstileSiteKey: getEnv().TURNSTILE_SITE_KEY ?? null,
			mapAddress: getEnv().MAP_URL ?? readMapAddress(site.coordinates),
			meta: describePage({ ...pages.contact, path: "/contact" }),
		},
		// Each visitor's form is its own: neither a browser nor a CDN may give it to a second one.
		{ headers: { "Cache-Control": "private, no-store", "CDN-Cache-Control": "no-store" } },
	);
}

export { passHeaders as headers } from "#app/routes/pass-headers.ts";

export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== "POST") throw data(null, { status: 405, headers: { Allow: "GET, POST" } });
	const form = await readForm(request);
	const outcome = await acceptEnquiry(form, context.get(clientAddressContext));
	if (outcome.status === "sent" && readText(form, "isScripted") !== "yes")
		throw redirect("/contact?sent", 303);
	return data(outcome, { status: STATUS_CODES[outcome.status], headers: describeWait(outcome) });
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

export const meta: Route.MetaFunction = ({ loaderData }) => renderMeta(loaderData?.meta);

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { page, contact, isSent, mapAddress, turnstileSiteKey } = loaderData;
	const typed = actionData && actionData.status !== "sent" ? actionData.typed : null;
	return (
		<>
			<PageHero
				title={page.title}
				subtitle={page.subtitle}
				crumbs={[{ name: "Contact", to: "/contact" }]}
			/>
			<div className="wrap grid gap-x-20 gap-y-16 pb-20 lg:grid-cols-[1.25fr_0.75fr]">
				<EnquiryForm
					form={page.form}
					contact={contact}
					empty={typed ?? loaderData.empty}
					typed={typed}
					isSent={isSent}
					firstOutcome={actionData}
					turnstileSiteKey={turnstileSiteKey}
				/>
				<div className="space-y-14">
					<ContactDetails contact={contact} />
					<section>
						<Heading level={2} look="title">
							What happens next
						</Heading>
						<ol className="mt-4">
							{page.nextSteps.map(({ title, text }) => (
								<li key={title} className="border-line border-t py-4">
									<b>{title}</b>
									<p className="text-ink-soft">{text}</p>
								</li>
							))}
						</ol>
					</section>
				</div>
			</div>
			<div className="bg-sunken">
				<Faq title={page.faq.title} text={page.faq.text} items={page.faq.items} />
			</div>
			<LocationMap address={mapAddress} coordinates={contact.coordinates} />
		</>
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

/** When it is worth trying again. */
function describeWait(outcome: EnquiryOutcome): HeadersInit {
	if (outcome.status === "limited") return { "Retry-After": String(outcome.minutes * 60) };
	return outcome.status === "failed" ? { "Retry-After": "60" } : {};
}
