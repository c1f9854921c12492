import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { formatDay } from "#app/sections/format-day.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import type { Route } from "./+types/route.ts";
import { Glance } from "./glance.tsx";
import { Policy } from "./policy.tsx";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	const page = getContent().pages.privacyPolicy;
	return {
		page,
		meta: describePage({
			...page,
			path: "/privacy-policy",
			crumbs: [{ name: "Privacy Policy", to: "/privacy-policy" }],
		}),
	};
}

export default function PrivacyPolicyPage({ loaderData: { page, meta } }: Route.ComponentProps) {
	return (
		<>
			<PageHero
				title={page.title}
				subtitle={page.subtitle}
				crumbs={meta.crumbs}
				paper="lilac"
				aside={
					<p className="text-fine text-ink-soft">
						Last changed on <time dateTime={page.updated}>{formatDay(page.updated)}</time>
					</p>
				}
			/>
			<Glance facts={page.glance} />
			<Policy intro={page.intro} sections={page.sections} />
		</>
	);
}
