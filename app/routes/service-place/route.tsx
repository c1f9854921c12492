import { findCity, findService, getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import type { Route } from "./+types/route.ts";
import { LocalServicePage } from "./local-service-page.tsx";
import { readLocalService, readSubService } from "./read-page.server.ts";
import { SubServicePage } from "./sub-service-page.tsx";

export const handle: RouteHandle = { cache: {} };

/** The slug is a city, or else a sub-service of the service, or else nothing. */
export async function loader({ params }: Route.LoaderArgs) {
	const service = findService(params.service);
	const city = findCity(params.place);
	const subService = service?.subServices.find(({ slug }) => slug === params.place);
	const call = getContent().pages.services.closing;
	if (service && city) return { call, ...readLocalService(service, city) };
	if (service && subService) return { call, ...(await readSubService(service, subService)) };
	throw notFound();
}

export default function ServicePlacePage({ loaderData }: Route.ComponentProps) {
	return loaderData.kind === "city" ? (
		<LocalServicePage page={loaderData} call={loaderData.call} />
	) : (
		<SubServicePage page={loaderData} call={loaderData.call} />
	);
}
