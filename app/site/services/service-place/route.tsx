import { findCity, findService } from "#app/content/content.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import type { Route } from "./+types/route.ts";
import { loadServiceInCity, loadServicePart } from "./load-service-place.server.ts";
import { ServiceInCityPage } from "./service-in-city-page.tsx";
import { ServicePartPage } from "./service-part-page.tsx";

export const handle: RouteHandle = { cache: {} };

/** Loads the page of the service in a city, or else the page of a part of the service, by the slug. */
export async function loader({ params }: Route.LoaderArgs) {
	const service = findService(params.service);
	const city = findCity(params.place);
	const part = service?.subServices.find(({ slug }) => slug === params.place);
	if (service && city) return loadServiceInCity(service, city);
	if (service && part) return loadServicePart(service, part);
	throw notFound();
}

export default function ServicePlacePage({ loaderData }: Route.ComponentProps) {
	return loaderData.kind === "city" ? (
		<ServiceInCityPage page={loaderData} />
	) : (
		<ServicePartPage page={loaderData} />
	);
}
