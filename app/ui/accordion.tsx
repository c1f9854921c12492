import { Icon } from "./icon.tsx";

type AccordionProps = {
	/** Unique on the page: of the items with one name, one is open at a time. */
	name: string;
	items: readonly { question: string; answer: string }[];
	headingLevel?: 2 | 3;
};

/** Exclusive `<details>`. The arrow keys, Home and End are handled by inline-scripts/early.ts. */
export function Accordion({ name, items, headingLevel = 3 }: AccordionProps) {
	const Question = `h${headingLevel}` as const;
	return (
		<div data-accordion className="border-line-strong border-t">
			{items.map(({ question, answer }) => (
				<details key={question} name={name} className="border-line-strong border-b">
					<summary className="flex items-baseline justify-between gap-6 py-5 [transition:color_.15s] hover:text-accent in-open:text-accent">
						<Question className="font-bold text-title">{question}</Question>
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
