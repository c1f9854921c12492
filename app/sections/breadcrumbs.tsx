import { type Crumb, HOME_CRUMB } from "#app/seo/crumbs.ts";
import { Link } from "#app/ui/link.tsx";

/** The way from home to this page, as its description has it. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
	return (
		<nav aria-label="Breadcrumb" className="text-fine text-ink-soft">
			<ol className="flex flex-wrap items-baseline gap-x-2">
				<li>
					<Link to={HOME_CRUMB.to} className="quiet-link inline-block py-1">
						{HOME_CRUMB.name}
					</Link>
				</li>
				{crumbs.map(({ name, to }, index) => (
					<li key={to} className="flex items-baseline gap-x-2">
						<span aria-hidden="true" className="w-1.5">
							/
						</span>
						{index === crumbs.length - 1 ? (
							<span aria-current="page" className="py-1">
								{name}
							</span>
						) : (
							<Link to={to} className="quiet-link inline-block py-1">
								{name}
							</Link>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
