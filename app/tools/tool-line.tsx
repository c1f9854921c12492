import { Icon } from "#app/design/ui/icon.tsx";
import { Link } from "#app/design/ui/link.tsx";
import type { ToolCard } from "./tools.server.ts";

/** Renders a link from a service to its price, or to the tool that computes whether it pays. */
export function ToolLine({ name, text, to }: Pick<ToolCard, "name" | "text" | "to">) {
	return (
		<aside aria-label={name} className="paper-marigold group relative print:hidden">
			<div className="wrap grid items-center gap-x-12 gap-y-2 py-8 md:grid-cols-[auto_1fr_auto] lg:py-10">
				<p className="display-type text-heading">
					<Link to={to} className="after:absolute after:inset-0">
						{name}
					</Link>
				</p>
				<p className="max-w-text">{text}</p>
				<Icon
					name="arrow"
					className="size-8 transition-transform group-hover:translate-x-1 max-md:hidden"
				/>
			</div>
		</aside>
	);
}
