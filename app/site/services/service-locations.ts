export const CITIES_A_PAGE = 60;

export function toLocationsPath(service: string, page: number): string {
	return `/services/${service}/locations${page > 1 ? `?page=${page}` : ""}`;
}
