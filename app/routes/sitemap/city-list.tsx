import { Link } from "#app/ui/link.tsx";
import type { ListedCity } from "./read-lists.server.ts";

/** The cities as an index, each with its districts. */
export function CityList({ cities }: { cities: readonly ListedCity[] }) {
	return (
		<ul className="mt-8 gap-x-14 sm:columns-2 lg:columns-3">
			{cities.map(({ name, state, to, districts }) => (
				<li key={to} className="break-inside-avoid border-line-strong border-t-2 pt-3 pb-9">
					<h3 className="display-type text-heading">
						<Link to={to} className="quiet-link inline-block py-1">
							{name}
						</Link>
					</h3>
					<p className="text-fine text-ink-soft">{state}</p>
					<ul className="mt-2 flex flex-wrap gap-x-5">
						{districts.map((district) => (
							<li key={district.to}>
								<Link to={district.to} className="quiet-link inline-block py-1.5">
									{district.name}
								</Link>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}
