/** Lists the time zones of a country (ISO 3166) as Intl names them; the types do not have the method yet. */
export function listCountryZones(country: string): string[] {
	const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
		`und-${country}`,
	);
	return locale.getTimeZones?.() ?? [];
}
