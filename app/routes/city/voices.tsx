import type { City } from "#app/content/types.ts";
import { Heading } from "#app/ui/heading.tsx";

type VoicesProps = { city: Pick<City, "languages" | "search" | "advertising"> };

/** Those who search and those who advertise, side by side. */
export function Voices({ city }: VoicesProps) {
	return (
		<div className="wrap section-space grid gap-y-14 lg:grid-cols-2">
			<section className="lg:pr-16">
				<Heading level={2}>Who searches, and how</Heading>
				<ul className="mt-4 flex flex-wrap gap-x-5 text-accent text-lead">
					{city.languages.map((language) => (
						<li key={language} className="font-medium">
							{language}
						</li>
					))}
				</ul>
				<Voice paragraphs={city.search} />
			</section>
			<section className="border-line-strong border-t-2 pt-10 lg:mt-28 lg:border-t-0 lg:border-l-2 lg:pt-0 lg:pl-16">
				<Heading level={2}>What is different here</Heading>
				<Voice paragraphs={city.advertising} />
			</section>
		</div>
	);
}

function Voice({ paragraphs }: { paragraphs: readonly string[] }) {
	return (
		<div className="mt-6 max-w-text space-y-5">
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}
