import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { describeList } from "#app/seo/structured-data/entities.ts";
import { Link } from "#app/ui/link.tsx";
import type { Route } from "./+types/route.ts";
import { CaseEntry } from "./case-entry.tsx";
import { Filters } from "./filters.tsx";
import { listCases, listFilters, nameChosen, readChosen } from "./read-list.server.ts";
import { Results } from "./results.tsx";

export const handle: RouteHandle = { cache: { parameters: ["service", "industry"] } };

export function loader({ request }: Route.LoaderArgs) {
	const chosen = readChosen(new URL(request.url).searchParams);
	// As everywhere on the site: a slug that is on no list has no page.
	if (!chosen) throw notFound();
	const { caseStudies: page } = getContent().pages;
	const name = nameChosen(chosen);
	const put = (text: string) => text.replace("{name}", () => name);
	const title = name ? put(page.filtered.title) : page.title;
	return {
		title,
		subtitle: name ? page.filtered.subtitle : page.subtitle,
		name,
		none: put(page.filtered.none),
		entries: listCases(chosen),
		filters: listFilters(chosen),
		results: page.results,
		call: page.closing,
		meta: describePage({
			title,
			description: page.description,
			path: "/case-studies",
			updated: page.updated,
			type: "CollectionPage",
			crumbs: [{ name: "Case Studies", to: "/case-studies" }, ...(name ? [{ name, to: "" }] : [])],
			entity: describeList(
				listCases(chosen).map((entry) => ({
					name: entry.title,
					to: `/case-studies/${entry.slug}`,
				})),
			),
			// Parts of one short list, each case of which has a page of its own.
			robots: name ? "noindex, follow" : undefined,
		}),
	};
}

export default function CaseStudiesPage({ loaderData }: Route.ComponentProps) {
	const { title, subtitle, name, none, entries, filters, results, call, meta } = loaderData;
	return (
		<>
			<PageHero
				title={title}
				subtitle={subtitle}
				crumbs={meta.crumbs}
				paper="marigold"
				look={name ? "display" : "hero"}
				aside={<Filters groups={filters} />}
			/>
			<div className="overflow-x-clip">
				<div className="wrap section-space">
					{name && <Found count={entries.length} name={name} none={none} />}
					<div className="space-y-20 lg:space-y-32">
						{entries.map((entry, index) => (
							<CaseEntry key={entry.slug} entry={entry} place={index} />
						))}
					</div>
				</div>
			</div>
			<Results results={results} />
			<ClosingCall call={call} />
		</>
	);
}

/** How much of the list is shown, and the way back to the whole. */
function Found({ count, name, none }: { count: number; name: string; none: string }) {
	const cases = count === 1 ? "1 case study" : `${count} case studies`;
	return (
		<div className={count > 0 ? "mb-6 text-ink-soft lg:mb-8" : "max-w-text text-lead"}>
			<p role="status" className="inline">
				{count > 0 ? `${cases}: ${name}.` : none}
			</p>{" "}
			<Link to="/case-studies" className="text-link inline-block py-2">
				Show all case studies
			</Link>
		</div>
	);
}
