import { Link } from "#app/design/ui/link.tsx";
import type { PriceLine } from "./terms.server.ts";

/** Renders the fee on a first screen, with a link to the prices. */
export function TermsLine({ text, link }: PriceLine) {
	return (
		<span className="block max-w-text font-medium">
			{text}{" "}
			<Link to="/pricing" className="text-link whitespace-nowrap">
				{link}
			</Link>
		</span>
	);
}
