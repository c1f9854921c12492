import type { Question } from "#app/content/schemas/text.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Heading } from "#app/ui/heading.tsx";

type FaqProps = { title: string; text?: string; items: readonly Question[]; name?: string };

export function Faq({ title, text, items, name = "faq" }: FaqProps) {
	if (items.length === 0) return null;
	return (
		<section className="wrap section-space grid gap-12 lg:grid-cols-[1fr_3fr]">
			<div>
				<Heading level={2}>{title}</Heading>
				{text && <p className="mt-4 max-w-narrow text-ink-soft">{text}</p>}
			</div>
			<Accordion name={name} items={items} />
		</section>
	);
}
