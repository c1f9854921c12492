import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";

type ListedCity = {
	name: string;
	state: string;
	to: string;
	imageUrl: string;
	/** What is different about the service there. */
	text: string;
	/** In kilometres. */
	distance: number;
};

/** The cities as an index: kite, name, what changes there, and a leader to the distance. */
export function CityIndex({ cities, from }: { cities: readonly ListedCity[]; from: string }) {
	return (
		<div className="wrap section-space">
			<p className="text-right text-fine text-ink-soft">As the kite flies from {from}</p>
			<ul className="enter mt-2 border-ink border-t-3 lg:border-b-3 lg:py-4">
				{cities.map(({ name, state, to, imageUrl, text, distance }) => (
					<li
						key={to}
						className="group relative grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-line sm:gap-x-5 py-3 max-lg:border-b lg:grid-cols-[auto_minmax(0,22rem)_minmax(0,1fr)_auto] lg:gap-x-8"
					>
						<Art
							src={imageUrl}
							alt=""
							shape="kite"
							className="row-span-2 w-10 sm:w-14 kite-lift lg:row-span-1 lg:w-18"
						/>
						<div className="max-lg:col-span-2">
							<Heading level={2}>
								<Link to={to} className="quiet-link after:absolute after:inset-0">
									{name}
								</Link>
							</Heading>
							<p className="text-fine text-ink-soft">{state}</p>
						</div>
						<p className="row-leader max-lg:row-start-2 max-lg:col-start-2 lg:text-lead">{text}</p>
						<p className="self-end text-right font-bold tabular-nums lg:self-center lg:text-title">
							{distance.toLocaleString("en-IN")} km
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}
