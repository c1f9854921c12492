import { getContent } from "#app/content/content.server.ts";
import { listResponsible } from "#app/content/describe-agency.ts";
import type { PrivacyPolicy } from "#app/content/schemas/pages.ts";
import { Band } from "#app/design/ui/band.tsx";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { Policy } from "../policy.tsx";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	const { site, pages } = getContent();
	const page = pages.privacyPolicy;
	return {
		page: { ...page, intro: [...page.intro, ...listResponsible(site)] },
		meta: buildPageMeta({
			...page,
			path: "/privacy-policy",
			crumbs: [toPageCrumb("/privacy-policy")],
		}),
	};
}

export default function PrivacyPolicyPage({ loaderData: { page, meta } }: Route.ComponentProps) {
	return (
		<Policy page={page} crumbs={meta.crumbs} theme="lilac">
			{page.glance && <Glance facts={page.glance} />}
		</Policy>
	);
}

const COLUMNS: Readonly<Record<number, string>> = {
	1: "",
	2: "md:grid-cols-2",
	3: "md:grid-cols-[1fr_1fr_1.7fr]",
	4: "md:grid-cols-2 lg:grid-cols-4",
};

function Glance({ facts }: { facts: NonNullable<PrivacyPolicy["glance"]> }) {
	return (
		<Band theme="sunken" space="tight">
			<ul className={`grid gap-x-14 gap-y-8 ${COLUMNS[facts.length]}`}>
				{facts.map(({ figure, text }) => (
					<li key={text}>
						<p className="display-type whitespace-nowrap text-figure">{figure}</p>
						<p className="mt-2 max-w-narrow text-lead">{text}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}
