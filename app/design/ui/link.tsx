import type { ComponentProps } from "react";
import { Link as RouterLink, NavLink as RouterNavLink } from "react-router";

/** Pages with a form of the visitor's own, which are neither prefetched nor prerendered. */
export const VISITOR_FORM_PATHS = ["/contact", "/book"] as const;

export type NamedLink = { name: string; to: string };

/**
 * Renders a link within the site, whose page is prefetched on hover and focus. Route discovery is off, as the first
 * manifest has all routes: see react-router.config.ts.
 */
export function Link(props: ComponentProps<typeof RouterLink> & { to: string }) {
	return <RouterLink prefetch={getPrefetch(props.to)} discover="none" {...props} />;
}

/** Renders a link that is styled by `aria-current`, without the router's classes. */
export function NavLink(props: ComponentProps<typeof RouterNavLink> & { to: string }) {
	return (
		<RouterNavLink
			prefetch={getPrefetch(props.to)}
			discover="none"
			className={() => undefined}
			{...props}
		/>
	);
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
	const isOwn = VISITOR_FORM_PATHS.some((start) => path.startsWith(start));
	return isOwn || isSavingData() ? "none" : "intent";
}

function isSavingData(): boolean {
	if (import.meta.env.SSR) return false;
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData === true;
}
