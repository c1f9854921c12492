import type { Question } from "#app/content/schemas/text.ts";
import { H2 } from "#app/design/ui/heading.tsx";

/** Renders a question that people ask, with its answer. */
export function AskedQuestion({ question, answer }: Question) {
	return (
		<div className="with-margin items-start">
			<p
				aria-hidden="true"
				className="display-type text-figure text-spark max-lg:-mb-6 lg:text-right"
			>
				?
			</p>
			<div>
				<H2 look="display">{question}</H2>
				<p className="mt-6 max-w-text text-lead">{answer}</p>
			</div>
		</div>
	);
}
