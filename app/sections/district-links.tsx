import { Link } from "react-router";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";

type DistrictLink = { name: string; kind: string; imageUrl: string; to: string };

type DistrictLinksProps = { title: string; districts: readonly DistrictLink[] };

/** A city's districts, each with its own cut of the city's kite. */
export function DistrictLinks({ title, districts }: DistrictLinksProps) {
	return (
		<section className="bg-sunken">
			<div className="wrap section-space">
				<Heading level={2} look="display">
					{title}
				</Heading>
				<ul className="enter mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
					{districts.map(({ name, kind, imageUrl, to }) => (
						<li key={to} className="group relative flex gap-5 border-line-strong border-t pt-6">
							<Art
								src={imageUrl}
								alt=""
								shape="kite"
								className="w-18 shrink-0 self-start transition-transform duration-300 group-hover:-translate-y-1 group-hover:rotate-3"
							/>
							<div className="min-w-0">
								<Heading level={3} look="title">
									<Link to={to} className="after:absolute after:inset-0">
										{name}
									</Link>
								</Heading>
								<p className="mt-1 text-ink-soft">{kind}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
