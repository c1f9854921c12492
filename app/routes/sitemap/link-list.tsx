import type { ReactNode } from "react";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import type { NamedLink } from "./read-lists.server.ts";

/** Name of a part of the list. */
export function PartHead({ children }: { children: ReactNode }) {
	return (
		<Heading level={2} look="display">
			{children}
		</Heading>
	);
}

/** A column of pages under its heading. */
export function LinkList({ heading, links }: { heading: string; links: readonly NamedLink[] }) {
	return (
		<section>
			<Heading level={2} look="title">
				{heading}
			</Heading>
			<ul className="mt-4 border-line-strong border-t-2">
				{links.map(({ name, to }) => (
					<li key={to} className="border-line border-b">
						<Link to={to} className="quiet-link wrap-anywhere block py-2.5 leading-snug">
							{name}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
