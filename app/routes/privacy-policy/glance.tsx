import type { PrivacyPolicy } from "#app/content/schemas/pages.ts";
import { Band } from "#app/ui/band.tsx";

/** The policy in three figures, for those who read no further. */
export function Glance({ facts }: { facts: PrivacyPolicy["glance"] }) {
	return (
		<Band paper="sunken" space="tight">
			<ul className="grid gap-x-14 gap-y-8 md:grid-cols-[1fr_1fr_1.7fr]">
				{facts.map(({ figure, text }) => (
					<li key={text}>
						<p className="display-type whitespace-nowrap text-figure">{figure}</p>
						<p className="mt-2 max-w-narrow text-lead">{text}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}
