import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";

type NearestCity = {
	slug: string;
	name: string;
	state: string;
	imageUrl: string;
	km: number;
	direction: string;
};

type NearestCitiesProps = { cityName: string; cities: readonly NearestCity[] };

const NUMBER = new Intl.NumberFormat("en-IN");

/** Where the wind leads next: each city with its distance set large. */
export function NearestCities({ cityName, cities }: NearestCitiesProps) {
	return (
		<section className="paper-sunken">
			<div className="wrap section-space">
				<Heading level={2}>The nearest other cities</Heading>
				<p className="mt-2 text-ink-soft">As the kite flies from {cityName}</p>
				<ul className="enter mt-8 grid gap-x-12 border-line-strong border-b md:auto-cols-fr md:grid-flow-col md:border-b-0">
					{cities.map(({ slug, name, state, imageUrl, km, direction }) => (
						<li
							key={slug}
							className="group relative grid grid-cols-[1fr_auto] items-end gap-x-4 border-line-strong border-t py-5"
						>
							<div className="min-w-0">
								<p className="font-medium text-fine">
									<span className="display-type block text-display">{NUMBER.format(km)}</span> km{" "}
									{direction}
								</p>
								<Heading level={3} look="title">
									<Link to={`/${slug}`} className="card-link">
										{name}
									</Link>
								</Heading>
								<p className="text-fine text-ink-soft">{state}</p>
							</div>
							<Art src={imageUrl} alt="" shape="kite" className="w-18 kite-lift lg:w-24" />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
