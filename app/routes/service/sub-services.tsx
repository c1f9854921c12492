import { Link } from "react-router";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";

type SubServiceLink = { name: string; text: string; to: string };
type SubServicesProps = { serviceName: string; subServices: readonly SubServiceLink[] };

/** The parts of a service as rows to choose from, each a page of its own. */
export function SubServices({ serviceName, subServices }: SubServicesProps) {
	return (
		<section className="paper-marigold">
			<div className="wrap section-space">
				<Heading level={2} look="display">
					What {serviceName} is made of
				</Heading>
				<ul className="enter mt-10">
					{subServices.map(({ name, text, to }) => (
						<li
							key={to}
							className="group relative grid items-baseline gap-x-10 gap-y-1 border-line-strong border-t py-5 md:grid-cols-[1fr_1.6fr_auto]"
						>
							<Heading level={3}>
								<Link to={to} className="after:absolute after:inset-0">
									{name}
								</Link>
							</Heading>
							<p>{text}</p>
							<Icon
								name="arrow"
								className="hidden size-7 self-center transition-transform group-hover:translate-x-1.5 md:block"
							/>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
