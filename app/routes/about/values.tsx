import type { IconPoint } from "#app/content/schemas/text.ts";
import { Band } from "#app/ui/band.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Four words on steps, each a little further on. */
export function Values({ heading, values }: { heading: string; values: readonly IconPoint[] }) {
	return (
		<Band>
			<Heading level={2}>{heading}</Heading>
			<ul className="value-steps enter mt-10">
				{values.map(({ title, text, icon }) => (
					<li
						key={title}
						className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 border-line-strong border-t-2 pt-6 pb-12"
					>
						<Icon name={icon} className="size-10 self-center text-accent lg:size-12" />
						<Heading level={3} look="display">
							{title}
						</Heading>
						<p className="col-span-2 max-w-text md:col-span-1 md:col-start-2">{text}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}
