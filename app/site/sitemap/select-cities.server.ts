import { getContent } from "#app/content/content.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";

/**
 * Returns the cities of a list's page, from 1, that the request's query names. Throws not found beyond the last page.
 */
export function selectCities(request: Request, citiesAPage: number) {
	const { cities } = getContent();
	const pageCount = Math.max(1, Math.ceil(cities.length / citiesAPage));
	const text = new URL(request.url).searchParams.get("page") ?? "1";
	const page = Number(text);
	if (!/^[1-9]\d{0,5}$/.test(text) || page > pageCount) throw notFound();
	return { page, pageCount, cities: cities.slice((page - 1) * citiesAPage, page * citiesAPage) };
}
