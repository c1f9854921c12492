import { Heading } from "#app/ui/heading.tsx";
import { Strip } from "#app/ui/strip.tsx";

/** The clients' names as a line of small flags, each with its knot. */
export function ClientStrip({ title, names }: { title: string; names: readonly string[] }) {
	return (
		<section className="pt-4 pb-8">
			<Strip
				label="client names"
				direction="left"
				speed="minute"
				heading={
					<Heading level={2} look="small">
						{title}
					</Heading>
				}
			>
				{names.map((name) => (
					<li key={name} className="client">
						{name}
					</li>
				))}
			</Strip>
		</section>
	);
}
