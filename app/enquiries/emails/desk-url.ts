/**
 * Returns the address by which an e-mail leads to a page of the desk: at once for who is signed in, else by signing in.
 * The path begins with `/desk/` and needs no encoding.
 */
export function toDeskUrl(siteUrl: string, path: string): string {
	return `${siteUrl}/desk/sign-in?to=${path}`;
}
