/** Renders a figure, as a link to the enquiries behind it where there is one. */
export function Figure({ href, children }: { href: string | null; children: string | number }) {
	return href && children !== 0 ? <a href={href}>{children}</a> : children;
}
