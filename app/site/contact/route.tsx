import type { ComponentProps } from "react";
import { redirectDocument } from "react-router";
import { getContent } from "#app/content/content.server.ts";
import { formatLegal, formatTown } from "#app/content/describe-agency.ts";
import { pick } from "#app/content/pick.ts";
import type { Site } from "#app/content/schemas/site.ts";
import { Breadcrumbs } from "#app/design/sections/page-hero.tsx";
import { Accordion } from "#app/design/ui/accordion.tsx";
import { Art } from "#app/design/ui/art.tsx";
import { H1, H2 } from "#app/design/ui/heading.tsx";
import { ToastArea } from "#app/design/ui/toast.tsx";
import { listNextSteps } from "#app/enquiries/next-steps.ts";
import { t } from "#app/messages/en/page-names.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { getResponseHeaders } from "#app/platform/http/response-headers.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { toKiteUrl } from "#app/site/cards.ts";
import type { Route } from "./+types/route.ts";
import { ContactDetails } from "./contact-details.tsx";
import { acceptForm, loadForm } from "./form-page.server.ts";
import { needsNewForm, sendForm } from "./form-page.ts";
import { FormWithTimes } from "./form-with-times.tsx";
import { buildMapUrl, getEmbedderPolicy, isMapBlocked, LocationMap } from "./location-map.tsx";
import { NextSteps } from "./next-steps.tsx";

export const handle: RouteHandle = { hasTimes: true };

export async function loader(args: Route.LoaderArgs) {
	const { pages, site, services } = getContent();
	const { title, subtitle, faq, kite, description, updated } = pages.contact;
	const { coordinates } = site;
	const policy = getEmbedderPolicy(args.request.headers.get("User-Agent"));
	if (policy) getResponseHeaders(args.context).set("Cross-Origin-Embedder-Policy", policy);
	return {
		page: { title, subtitle, faq, kiteUrl: toKiteUrl(kite, services) },
		steps: listNextSteps(pages.contact, getEnv()),
		contact: toContact(site),
		form: await loadForm(args, "/contact"),
		map: coordinates && {
			url: getEnv().MAP_URL ?? buildMapUrl(coordinates),
			coordinates,
			...(site.map !== "at-once" && { isByClick: true }),
		},
		meta: buildPageMeta({
			title,
			description,
			updated,
			path: "/contact",
			type: "ContactPage",
			crumbs: [toPageCrumb("/contact")],
		}),
	};
}

function toContact({
	address,
	legal,
	...site
}: Site): ComponentProps<typeof ContactDetails>["contact"] {
	const { officer, isSample } = legal ?? {};
	const company = [
		formatLegal({ legal }),
		officer && `${officer.title}: ${officer.name}`,
		isSample && t("sampleCompany"),
	];
	return {
		...pick(site, "email", "phone", "whatsapp", "hours"),
		address: {
			street: address.streetAddress,
			town: formatTown(address),
			isSample: address.isSample,
		},
		company: company.filter(Boolean).join(". ") || null,
	};
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	if (isMapBlocked()) throw redirectDocument(request.url);
	return serverLoader();
}

export const action = (args: Route.ActionArgs) => acceptForm(args, "/contact");
export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);
export const shouldRevalidate = needsNewForm;

/** The most letters of a word that the column is wide enough for at the size of a hero. */
const WORD_MAX = 7;

function chooseNarrowLook(title: string): "hero" | "display" {
	return title.split(" ").every(({ length }) => length <= WORD_MAX) ? "hero" : "display";
}

/** The place of the title; one word, which cannot break, may reach into the column's padding. */
const TITLE = "mt-8 lg:mt-16";

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { page, steps, contact, form, map, meta } = loaderData;
	return (
		<>
			<div className="overflow-clip">
				<div className="wrap grid lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
					<div className="paper-teal field-to-left max-lg:field-to-right pt-5 pb-10 lg:pr-10 lg:pb-14">
						<Breadcrumbs crumbs={meta.crumbs} />
						<div className={page.title.includes(" ") ? TITLE : `${TITLE} lg:-mr-4`}>
							<H1 look={chooseNarrowLook(page.title)}>{page.title}</H1>
						</div>
						<p className="mt-6 text-lead">{page.subtitle}</p>
					</div>
					<div className="py-12 lg:row-span-2 lg:py-20 lg:pl-16 xl:pl-24">
						<ToastArea>
							<section className="stack-8">
								<H2 look="display">{form.text.heading}</H2>
								<FormWithTimes {...form} actionData={actionData} />
							</section>
						</ToastArea>
					</div>
					<div className="paper-teal field-to-left flex flex-col py-12 max-lg:field-to-right lg:pt-6 lg:pr-10 lg:pb-0">
						<ContactDetails contact={contact} subject={form.blank.contextText} />
						<Art
							src={page.kiteUrl}
							alt=""
							shape="kite"
							className="-mb-6 mt-auto hidden w-72 self-end pt-12 lg:block"
						/>
					</div>
				</div>
			</div>
			{steps.length > 0 && <NextSteps steps={steps} />}
			<div className="overflow-x-clip">
				<div className={page.faq ? "wrap grid gap-x-16 lg:grid-cols-2" : "wrap"}>
					{page.faq && (
						<section className="section-space">
							<H2>{page.faq.title}</H2>
							<p className="mt-4 mb-8 text-ink-soft">{page.faq.text}</p>
							<Accordion items={page.faq.items} />
						</section>
					)}
					{map && (
						<div className="bleed-right max-lg:bleed-left">
							<LocationMap
								{...map}
								address={contact.address.isSample ? undefined : contact.address}
							/>
						</div>
					)}
				</div>
			</div>
		</>
	);
}
