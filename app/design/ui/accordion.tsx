import { Icon } from "./icon.tsx";

type AccordionProps = { items: readonly { question: string; answer: string }[] };

/** Renders exclusive `<details>`, one list per page. inline-scripts/early.ts handles the arrow keys, Home and End. */
export function Accordion({ items }: AccordionProps) {
	return (
		<div data-accordion className="border-line-strong border-t">
			{items.map(({ question, answer }) => (
				<details key={question} name="faq" className="border-line-strong border-b">
					<summary className="flex items-baseline justify-between gap-6 py-5 [transition:color_.15s] hover:text-accent in-open:text-accent">
						<h3 className="font-bold text-title">{question}</h3>
						<Icon
							name="plus"
							className="size-5 shrink-0 translate-y-0.5 text-accent [transition:rotate_.2s] in-open:rotate-45"
						/>
					</summary>
					<p className="max-w-text pb-8 text-ink-soft">{answer}</p>
				</details>
			))}
		</div>
	);
}
