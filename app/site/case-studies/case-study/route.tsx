import { ClosingCta } from "#app/design/sections/closing-cta.tsx";
import { ReferenceList } from "#app/design/sections/reference-list.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import type { Route } from "./+types/route.ts";
import { CaseArticle } from "./case-layouts.tsx";
import { loadCaseStudy } from "./load-case-study.server.ts";
import { OtherCases } from "./other-cases.tsx";

export const handle: RouteHandle = { cache: {} };

export function loader({ params }: Route.LoaderArgs) {
	const data = loadCaseStudy(params.case);
	if (!data) throw notFound();
	return data;
}

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
	const { caseStudy, headings, references, more, others, cta } = loaderData;
	return (
		<>
			<CaseArticle caseStudy={caseStudy} headings={headings} />
			{references && <ReferenceList {...references} />}
			{others.length > 0 && <OtherCases title={more} cases={others} />}
			<ClosingCta cta={cta} />
		</>
	);
}
