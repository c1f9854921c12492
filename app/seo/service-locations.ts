/** More than that many cities of a service are read page by page. */
export const CITIES_A_PAGE = 60;

/** The list of the cities that a service is done in. */
export function toLocationsPath(service: string, page: number): string {
	return `/services/${service}/locations${page > 1 ? `?page=${page}` : ""}`;
}
