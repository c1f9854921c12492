import { Heading } from "#app/ui/heading.tsx";
import { Strip } from "#app/ui/strip.tsx";

export function ClientStrip({ title, names }: { title: string; names: readonly string[] }) {
	return (
		<section className="border-line border-y py-7">
			<div className="wrap mb-4 text-ink-soft">
				<Heading level={2} look="title">
					{title}
				</Heading>
			</div>
			<Strip label="Client names" direction="left" speed="minute">
				{names.map((name) => (
					<li key={name} className="display-type whitespace-nowrap px-7 text-heading">
						{name}
					</li>
				))}
			</Strip>
		</section>
	);
}
