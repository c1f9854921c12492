import { getContent } from "#app/content/content.server.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { renderMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { CaseIndex } from "./case-index.tsx";
import { CaseStudyArticle } from "./case-study-article.tsx";
import { Results } from "./results.tsx";

export function loader() {
	const { pages, caseStudies, services } = getContent();
	return {
		page: pages.caseStudies,
		caseStudies: caseStudies.map((caseStudy) => ({
			...caseStudy,
			services: services
				.filter(({ slug }) => caseStudy.services.includes(slug))
				.map(({ name, slug }) => ({ name, to: `/services/${slug}` })),
		})),
		meta: describePage({ ...pages.caseStudies, path: "/case-studies" }),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => renderMeta(loaderData?.meta);

export default function CaseStudiesPage({
	loaderData: { page, caseStudies },
}: Route.ComponentProps) {
	return (
		<>
			<PageHero
				title={page.title}
				subtitle={page.subtitle}
				crumbs={[{ name: "Case Studies", to: "/case-studies" }]}
				paper="marigold"
				aside={<CaseIndex cases={caseStudies} />}
			/>
			{caseStudies.map((caseStudy, index) => (
				<CaseStudyArticle key={caseStudy.slug} caseStudy={caseStudy} place={index} />
			))}
			<Results results={page.results} />
			<ClosingCall call={page.closing} />
		</>
	);
}
