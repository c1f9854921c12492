import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import type { Route } from "./+types/route.ts";
import { CaseLayout } from "./case-layout.tsx";
import { linkCase, listOthers } from "./link-case.server.ts";
import { OtherCases } from "./other-cases.tsx";

export const handle: RouteHandle = { cache: {} };

export function loader({ params }: Route.LoaderArgs) {
	const { caseStudies, pages } = getContent();
	const place = caseStudies.findIndex(({ slug }) => slug === params.case);
	const caseStudy = caseStudies[place];
	if (!caseStudy) throw notFound();
	const { title, description, slug } = caseStudy;
	const linked = linkCase(caseStudy);
	return {
		place,
		caseStudy: linked,
		more: pages.caseStudies.more,
		others: listOthers(place),
		call: pages.caseStudies.closing,
		meta: describePage({
			title: `${title}, case study`,
			description,
			path: `/case-studies/${slug}`,
			updated: caseStudy.updated,
			crumbs: linked.crumbs,
		}),
	};
}

export default function CaseStudyPage({
	loaderData: { place, caseStudy, more, others, call },
}: Route.ComponentProps) {
	return (
		<>
			<CaseLayout caseStudy={caseStudy} place={place} />
			{others.length > 0 && <OtherCases title={more} cases={others} />}
			<ClosingCall call={call} />
		</>
	);
}
