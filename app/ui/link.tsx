import type { ComponentProps } from "react";
import { Link as RouterLink, NavLink as RouterNavLink } from "react-router";

/** A page with a form of the visitor's own, which is neither prefetched nor prerendered. */
export const OWN_TO_VISITOR = "/contact";

export type NamedLink = { name: string; to: string };

/**
 * A link within the site, whose page is prefetched on hover and focus. Route discovery is off, as the first manifest has
 * all routes: see react-router.config.ts.
 */
export function Link(props: ComponentProps<typeof RouterLink> & { to: string }) {
	return <RouterLink prefetch={getPrefetch(props.to)} discover="none" {...props} />;
}

export function NavLink(props: ComponentProps<typeof RouterNavLink> & { to: string }) {
	return <RouterNavLink prefetch={getPrefetch(props.to)} discover="none" {...props} />;
}

type LinkListProps = {
	links: readonly NamedLink[];
	className?: string;
	itemClassName?: string;
	linkClassName?: string;
};

export function LinkList({ links, className, itemClassName, linkClassName }: LinkListProps) {
	return (
		<ul className={className}>
			{links.map(({ name, to }) => (
				<li key={to} className={itemClassName}>
					<Link to={to} className={linkClassName}>
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}

function getPrefetch(path: string) {
	return path.startsWith(OWN_TO_VISITOR) || isSavingData() ? "none" : "intent";
}

function isSavingData(): boolean {
	if (import.meta.env.SSR) return false;
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData === true;
}
