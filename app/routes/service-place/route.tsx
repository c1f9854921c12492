import { findCity, findService } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/http/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import type { Route } from "./+types/route.ts";
import { loadServiceInCity, loadServicePart } from "./load-page.server.ts";
import { ServiceInCityPage } from "./service-in-city-page.tsx";
import { ServicePartPage } from "./service-part-page.tsx";

export const handle: RouteHandle = { cache: {} };

/** The slug is of a city, otherwise of a part of the service. */
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
