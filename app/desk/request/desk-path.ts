/** Parses a path of the desk with its query, to lead to after a sign-in. Returns null for any other text. */
export function parseDeskPath(text: string | undefined, siteUrl: string): string | null {
	if (!text || !URL.canParse(text, siteUrl)) return null;
	const { origin, pathname, search } = new URL(text, siteUrl);
	const isOfDesk = pathname === "/desk" || pathname.startsWith("/desk/");
	const isOwn = origin === new URL(siteUrl).origin;
	// Neither sign-in nor sign-out is a page to come back to.
	return isOwn && isOfDesk && !pathname.startsWith("/desk/sign-") ? pathname + search : null;
}
