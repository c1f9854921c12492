import { requirePage } from "#app/content/content.server.ts";
import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { Results } from "#app/design/sections/results.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/case-studies.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import type { Route } from "./+types/route.ts";
import { CaseEntry, CaseFilters } from "./case-list.tsx";
import { loadCases } from "./load-cases.server.ts";

export const handle: RouteHandle = { cache: { parameters: ["service", "industry"] } };

export function loader({ request }: Route.LoaderArgs) {
	requirePage("/case-studies");
	const data = loadCases(new URL(request.url).searchParams);
	if (!data) throw notFound();
	return data;
}

export default function CaseStudiesPage({ loaderData }: Route.ComponentProps) {
	const { title, subtitle, name, none, entries, filters, results, cta, meta } = loaderData;
	return (
		<>
			<PageHero
				title={title}
				subtitle={subtitle}
				crumbs={meta.crumbs}
				theme="marigold"
				look={name ? "display" : "hero"}
				aside={<CaseFilters groups={filters} />}
			/>
			<div className="overflow-x-clip">
				<div className="wrap section-space">
					{name && <FilterStatus count={entries.length} name={name} none={none} />}
					<div className="stack-20 lg:stack-32">
						{entries.map((entry, index) => (
							<CaseEntry key={entry.slug} entry={entry} index={index} />
						))}
					</div>
				</div>
			</div>
			{results && <Results {...results} />}
			<ClosingCta cta={cta} />
		</>
	);
}

function FilterStatus({ count, name, none }: { count: number; name: string; none: string }) {
	return (
		<div className={count > 0 ? "mb-6 text-ink-soft lg:mb-8" : "max-w-text text-lead"}>
			<p role="status" className="inline">
				{count > 0 ? t("found", { count, name }) : none}
			</p>{" "}
			<Link to="/case-studies" className="text-link inline-block py-2">
				{t("showAll")}
			</Link>
		</div>
	);
}
