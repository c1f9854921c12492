import { getContent } from "#app/content/content.server.ts";
import { orNotFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import { toTitleCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { Policy } from "../policy.tsx";
import type { Route } from "./+types/route.ts";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	const page = orNotFound(getContent().pages.terms);
	return {
		page,
		meta: buildPageMeta({ ...page, path: "/terms", crumbs: [toTitleCrumb("/terms", page.title)] }),
	};
}

export default function TermsPage({ loaderData: { page, meta } }: Route.ComponentProps) {
	return <Policy page={page} crumbs={meta.crumbs} theme="sand" />;
}
