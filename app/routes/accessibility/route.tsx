import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { Route } from "./+types/route.ts";
import { Report } from "./report.tsx";
import { Shortfalls } from "./shortfalls.tsx";
import { Tests } from "./tests.tsx";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	const { site, pages } = getContent();
	const { accessibility } = pages;
	return {
		page: accessibility,
		email: site.email,
		phone: site.phone,
		meta: describePage({
			...accessibility,
			path: "/accessibility",
			crumbs: [{ name: accessibility.title, to: "/accessibility" }],
		}),
	};
}

export default function AccessibilityPage({
	loaderData: { page, email, phone, meta },
}: Route.ComponentProps) {
	return (
		<>
			<PageHero title={page.title} subtitle={page.subtitle} crumbs={meta.crumbs} paper="aqua" />
			<Band>
				<div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[auto_1fr]">
					<Heading level={2} look="hero">
						{page.standard.name}
					</Heading>
					<p className="max-w-text text-lead">{page.standard.text}</p>
				</div>
			</Band>
			<Tests tests={page.tested} />
			<Shortfalls shortfalls={page.shortfalls} />
			<Report {...page.contact} email={email} phone={phone} updated={page.updated} />
		</>
	);
}
