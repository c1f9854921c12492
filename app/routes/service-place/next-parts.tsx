import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

type Part = { name: string; text: string; to: string };
type NextPartsProps = {
	before: Part | null;
	after: Part | null;
	service: { name: string; slug: string };
};

/** Where to go from a part of a service: the one after it large, the one before it small. */
export function NextParts({ before, after, service }: NextPartsProps) {
	const whole = {
		name: service.name,
		text: "All its parts, what it costs in effort, and when not to buy it.",
		to: `/services/${service.slug}`,
	};
	const next = after ?? whole;
	const previous = before ?? whole;
	return (
		<section className="paper-sunken">
			<div className="wrap grid gap-x-16 gap-y-8 py-14 md:grid-cols-[1fr_2.2fr] lg:py-20">
				<div className="relative self-end max-md:order-last">
					<p className="text-fine text-ink-soft">Before this</p>
					<Heading level={2} look="title">
						<Link to={previous.to} className="quiet-link after:absolute after:inset-0">
							{previous.name}
						</Link>
					</Heading>
				</div>
				<div className="group relative">
					<p className="text-fine text-ink-soft">Next</p>
					<Heading level={2} look="display">
						<Link to={next.to} className="after:absolute after:inset-0">
							{next.name}{" "}
							<Icon
								name="arrow"
								className="inline size-[0.75em] align-baseline transition-transform group-hover:translate-x-2"
							/>
						</Link>
					</Heading>
					<p className="mt-2 max-w-text text-ink-soft">{next.text}</p>
				</div>
			</div>
		</section>
	);
}
