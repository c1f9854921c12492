import { findCity, findDistrict, getContent } from "#app/content/content.server.ts";
import { fillTexts } from "#app/content/fill-placeholders.ts";
import { toFormPath } from "#app/content/form-path.ts";
import { pick } from "#app/content/pick.ts";
import { toLinks } from "#app/design/layout/navigation.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { Breadcrumbs, HeroKite } from "#app/design/sections/page-hero.tsx";
import { useConsultationPath } from "#app/design/sections/use-consultation-path.ts";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { t } from "#app/messages/en/places.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildService, nameWholeService, toCityArea } from "#app/seo/structured-data/entities.ts";
import { toServiceCards } from "#app/site/cards.ts";
import { acceptOwnForm, loadOwnPageOr } from "#app/site/own-pages/load-own-page.server.ts";
import { sendOwnForm, withOwnPages } from "#app/site/own-pages/own-page-route.tsx";
import { buildAboutPage } from "#app/site/places/about-page.server.ts";
import { AboutPage } from "#app/site/places/about-page.tsx";
import { toAsideView } from "#app/site/places/aside/aside-view.server.ts";
import { PlaceAside } from "#app/site/places/aside/place-aside.tsx";
import {
	formatWay,
	getDiagramLayout,
	sortByDistance,
	toDistrictLinks,
} from "#app/site/places/district-diagram.server.ts";
import { LocalServices } from "#app/site/places/local-services.tsx";
import { describeTerms } from "#app/site/pricing/terms.server.ts";
import { TermsLine } from "#app/site/pricing/terms-line.tsx";
import type { Route } from "./+types/route.ts";
import { FirstSteps, NearbyDistricts, PlaceNotes } from "./district-parts.tsx";

/** The number of districts that are named beside the neighbours. */
const MOST_OTHERS = 12;

export const handle: RouteHandle = { cache: {} };

/** Loads the page of a district, or else one of the agency's own pages, by the slugs. */
export function loader(args: Route.LoaderArgs) {
	const { city, district } = args.params;
	return loadOwnPageOr(args, () => loadDistrict(city, district));
}

export const action = (args: Route.ActionArgs) => acceptOwnForm(args);
export const clientAction = (args: Route.ClientActionArgs) => sendOwnForm(args);

function loadDistrict(citySlug: string, districtSlug: string) {
	const city = findCity(citySlug);
	const district = findDistrict(city, districtSlug);
	if (!city || !district) throw notFound();
	const { services, pages, templates } = getContent();
	const { name, slug, coordinates, description, updated } = district;
	const { lead } = templates.city;
	const title = `${lead} ${name}, ${city.name}`;
	const neighbours = district.neighbours.flatMap((other) => findDistrict(city, other) ?? []);
	const others = city.districts.filter(
		(other) => other !== district && !neighbours.includes(other),
	);
	const texts = pick(district, "intro", "place", "customers", "businesses", "firstSteps");
	return {
		city: pick(city, "name", "slug", "theme"),
		district: { ...pick(district, "slug", "name", "kind", "imageUrl"), ...texts },
		texts: fillTexts(templates.district, { city: city.name, district: name }),
		layout: getDiagramLayout(city),
		lead,
		way: formatWay(city.coordinates, coordinates),
		aside: toAsideView(city, district),
		cards: toServiceCards(services, city),
		neighbours: toDistrictLinks(district, neighbours),
		terms: describeTerms(city),
		aboutPage: buildAboutPage(city, { why: "district", names: { district: name }, updated }),
		others: toLinks(sortByDistance(district, others).slice(0, MOST_OTHERS), `/${city.slug}/`),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title,
			description,
			path: `/${city.slug}/${slug}`,
			updated,
			crumbs: [{ name: city.name, to: `/${city.slug}` }, name],
			entity: buildService({
				name: title,
				type: nameWholeService(),
				areas: [{ "@type": "Place", name, containedInPlace: toCityArea(city) }],
			}),
		}),
	};
}

export default withOwnPages(DistrictPage);

function DistrictPage({ loaderData }: { loaderData: ReturnType<typeof loadDistrict> }) {
	const { city, district, texts, lead, cards, terms, cta, meta } = loaderData;
	const place = { city: city.slug, district: district.slug };
	const contact = toFormPath("/contact", place);
	const consultation = useConsultationPath(place);
	return (
		<>
			<section className="overflow-x-clip">
				<div className="wrap pt-5">
					<Breadcrumbs crumbs={meta.crumbs} />
					<div className="with-margin relative lg:pt-8">
						<div className="absolute top-0 right-0 w-28 sm:w-40 lg:static lg:w-full">
							<HeroKite src={district.imageUrl} />
						</div>
						<div className="pb-10 sm:max-lg:pr-44 lg:self-center lg:pb-16">
							<h1>
								<span className="flex min-h-32 max-w-44 items-end font-bold text-title sm:min-h-28 sm:max-w-none lg:min-h-0">
									{`${lead} `}
								</span>
								<span className="display-type mt-5 block text-display lg:mt-2 lg:text-hero">
									{`${district.name}, ${city.name}`}
								</span>
							</h1>
							<p className="mt-6 max-w-[46rem] text-balance text-heading text-ink-soft">
								{district.kind}
							</p>
							{terms && (
								<p className="mt-6">
									<TermsLine {...terms} />
								</p>
							)}
							<p className="mt-8">
								<ButtonLink to={contact}>{t("getConsultation")}</ButtonLink>
							</p>
						</div>
					</div>
				</div>
			</section>
			<PlaceNotes {...loaderData} />
			<FirstSteps {...loaderData} />
			<PlaceAside aside={loaderData.aside} />
			<LocalServices heading={texts.services} cards={cards} isBrief />
			<NearbyDistricts {...loaderData} />
			<AboutPage page={loaderData.aboutPage} />
			<ClosingCta cta={cta} to={consultation} />
		</>
	);
}
