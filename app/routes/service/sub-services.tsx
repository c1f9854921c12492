import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

type SubServiceLink = { name: string; text: string; to: string };
type SubServicesProps = { serviceName: string; subServices: readonly SubServiceLink[] };

/** The parts of a service as an index of very large names, each a page of its own. */
export function SubServices({ serviceName, subServices }: SubServicesProps) {
	return (
		<section className="paper-sunken">
			<div className="wrap section-space">
				<Heading level={2}>What {serviceName} is made of</Heading>
				<ol className="enter mt-8 border-ink border-b-2">
					{subServices.map(({ name, text, to }, index) => (
						<li
							key={to}
							className="group relative grid grid-cols-[1.5rem_1fr_auto] sm:grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-3 border-ink border-t-2 py-4 [transition:background-color_.15s,color_.15s] hover:bg-accent hover:text-on-accent lg:grid-cols-[4rem_1.5fr_1fr_auto] lg:gap-x-8 lg:py-5"
						>
							<span aria-hidden="true" className="display-type text-title">
								{index + 1}
							</span>
							<Heading level={3} look={name.length > 16 ? "heading" : "display"}>
								<Link to={to} className="after:absolute after:inset-0">
									{name}
								</Link>
							</Heading>
							<p className="col-start-2 row-start-2 lg:col-start-3 lg:row-start-1">{text}</p>
							<Icon
								name="arrow"
								className="size-7 self-center max-sm:hidden transition-transform group-hover:translate-x-1 lg:col-start-4"
							/>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
