import type { ReactNode } from "react";

type QuestionProps = { title: string; answer: readonly (string | false)[]; children: ReactNode };

/** Renders one of the questions of the page: first its answer in sentences, then the figures behind it. */
export function Question({ title, answer, children }: QuestionProps) {
	return (
		<section className="min-w-0 border-line-strong border-t-2 pt-4">
			<h2 className="font-bold text-fine text-ink-soft">{title}</h2>
			<p className="mt-1 mb-5 max-w-text font-bold text-lead">{answer.filter(Boolean).join(" ")}</p>
			{children}
		</section>
	);
}
