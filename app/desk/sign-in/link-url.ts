/** Returns the address of a site that signs in by a link's token, and leads to a path of the desk. */
export function toLinkUrl(siteUrl: string, token: string, to?: string | null): string {
	const query = to ? `?${new URLSearchParams({ to })}` : "";
	return `${siteUrl}/desk/sign-in/${token}${query}`;
}
