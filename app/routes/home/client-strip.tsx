import { Heading } from "#app/ui/heading.tsx";
import { Strip } from "#app/ui/strip.tsx";

export function ClientStrip({ title, names }: { title: string; names: readonly string[] }) {
	return (
		<section className="border-line border-y pt-5 pb-8">
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
					<li key={name} className="display-type whitespace-nowrap px-7 text-heading text-ink-soft">
						{name}
					</li>
				))}
			</Strip>
		</section>
	);
}
