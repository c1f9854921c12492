import { Link } from "#app/ui/link.tsx";

type FilterLink = { name: string; to: string; isChosen: boolean };
export type FilterGroup = { name: string; links: FilterLink[] };

/** Every list of cases that has an address; the way back to all of them comes first. */
export function Filters({ groups }: { groups: readonly FilterGroup[] }) {
	const isWhole = groups.every(({ links }) => links.every(({ isChosen }) => !isChosen));
	return (
		<nav aria-label="Case studies by service and industry" className="md:w-72 lg:w-96">
			<FilterList
				name="Whole list"
				links={[{ name: "All case studies", to: "/case-studies", isChosen: isWhole }]}
			/>
			{groups.map(({ name, links }) => (
				<div key={name} className="mt-3 border-line-strong border-t-2 pt-3">
					<p aria-hidden="true" className="font-bold text-fine">
						{name}
					</p>
					<FilterList name={name} links={links} />
				</div>
			))}
		</nav>
	);
}

function FilterList({ name, links }: { name: string; links: readonly FilterLink[] }) {
	return (
		<ul aria-label={name} className="flex flex-wrap gap-x-6">
			{links.map(({ name, to, isChosen }) => (
				<li key={to}>
					<Link
						to={to}
						aria-current={isChosen ? "true" : undefined}
						className="inline-flex min-h-11 items-center font-medium decoration-4 decoration-accent-bright underline-offset-6 hover:underline aria-[current=true]:font-bold aria-[current=true]:underline"
					>
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}
