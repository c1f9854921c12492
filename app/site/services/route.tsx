import { getContent } from "#app/content/content.server.ts";
import { pick } from "#app/content/pick.ts";
import type { StepList } from "#app/content/schemas/text.ts";
import { toLinks } from "#app/design/layout/navigation.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { LinkedHeading, TitledText, UNDERLINED_LINK } from "#app/design/sections/text-blocks.tsx";
import { Kite } from "#app/design/ui/art.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toPageCrumb, toTitleCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildItemList } from "#app/seo/structured-data/entities.ts";
import { OfferList, pickOffer } from "#app/site/pricing/offer-list.tsx";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	const { pages, services, offer } = getContent();
	return {
		page: pages.services,
		services: services.map((each) => pick(each, "theme", "slug", "name", "card", "imageUrl")),
		offer: pickOffer(offer, ["firstStep", "contract", "reports", "team"]),
		links: [
			...(pages.pricing ? [toTitleCrumb("/pricing", pages.pricing.title)] : []),
			...(pages.howWeWork ? [toTitleCrumb("/how-we-work", pages.howWeWork.title)] : []),
		],
		meta: buildPageMeta({
			...pages.services,
			path: "/services",
			type: "CollectionPage",
			crumbs: [toPageCrumb("/services")],
			entity: buildItemList(toLinks(services, "/services/")),
		}),
	};
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
	const { page, services, offer, links, meta } = loaderData;
	return (
		<>
			<PageHero {...page} crumbs={meta.crumbs} />
			<ul className="ledger overflow-x-clip">
				{services.map((service) => (
					<ServiceEntry key={service.slug} service={service} />
				))}
			</ul>
			{page.approach && <Approach {...page.approach} />}
			{offer.length + links.length > 0 && (
				<Band theme="sand">
					<H2 look="display">{page.offer}</H2>
					<OfferList items={offer} />
					<p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
						{links.map(({ name, to }) => (
							<Link key={to} to={to} className="text-link py-2 text-lead">
								{name}
							</Link>
						))}
					</p>
				</Band>
			)}
			<ClosingCta cta={page.closing} />
		</>
	);
}

type ServiceEntryProps = { service: Route.ComponentProps["loaderData"]["services"][number] };

/** Renders a service across the page on its theme; the kites of all are on one line. */
function ServiceEntry({ service: { theme, slug, name, card, imageUrl } }: ServiceEntryProps) {
	return (
		<li className={`group relative ${THEME_CLASSES[theme.hero]}`}>
			<div className="wrap grid grid-cols-[1fr_auto] items-center gap-x-6 md:grid-cols-[7fr_4fr_auto] lg:gap-x-12">
				<div className="py-7 lg:py-11">
					<LinkedHeading
						level={2}
						look="display"
						to={`/services/${slug}`}
						className={UNDERLINED_LINK}
						text={name}
					/>
					<p className="mt-3 md:hidden">{card}</p>
				</div>
				<p className="hidden py-6 text-lead md:block">{card}</p>
				<div className="flex items-center gap-10 self-stretch">
					<div className="relative grid items-center self-stretch py-4 before:absolute before:inset-y-0 before:left-1/2 before:border-current before:border-l-2 md:group-first:before:-top-160">
						<Kite src={imageUrl} className="kite-only relative w-24 kite-lift md:w-32 lg:w-40" />
					</div>
					<Icon
						name="arrow"
						className="hidden size-10 transition-transform group-hover:translate-x-2 xl:block"
					/>
				</div>
			</div>
		</li>
	);
}

function Approach({ heading, intro, items }: StepList) {
	return (
		<section className="overflow-x-clip">
			<div className="wrap section-space">
				<div className="grid gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]">
					<H2 look="hero">{heading}</H2>
					{intro && <p className="max-w-text self-end text-ink-soft text-lead">{intro}</p>}
				</div>
				<ol className="enter mt-12 lg:mt-20">
					{items.map(({ title, when, text }, index) => (
						<li
							key={title}
							className={`grid gap-x-10 gap-y-1 border-line-strong border-t-2 pt-4 pb-9 lg:grid-cols-2 ${INDENTS[index] ?? INDENTS.at(-1)}`}
						>
							<p className="display-type text-accent text-heading">{when}</p>
							<div>
								<TitledText title={title} text={text} />
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

const INDENTS = ["", "md:ml-[8%]", "md:ml-[16%]", "md:ml-[24%]"];
