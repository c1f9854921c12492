import type { ReactNode } from "react";
import { RESULT_ID } from "./use-calculation.ts";

type ResultAreaProps = {
	/** Told aloud; the region stands before its first words. */
	news: string;
	/** Sentences about fields that need another look, by the fields' names. */
	errors: Readonly<Partial<Record<string, string>>>;
	labels: Readonly<Record<string, { label: string }>>;
	children: ReactNode;
};

/** Where a form without scripts leads to, and where the focus goes with them: the result, or what it lacks. */
export function ResultArea({ news, errors, labels, children }: ResultAreaProps) {
	const faulty = Object.keys(labels).filter((name) => errors[name]);
	return (
		<section id={RESULT_ID} tabIndex={-1} aria-label="Result" className="scroll-mt-24 outline-none">
			<p role="status" className="sr-only">
				{news}
			</p>
			{faulty.length === 0 ? (
				children
			) : (
				<div className="max-w-text">
					<p className="display-type text-heading">No result yet</p>
					<p className="mt-3 text-lead">
						{faulty.length === 1
							? "One number needs another look:"
							: `${faulty.length} numbers need another look:`}
					</p>
					<ul className="mt-2">
						{faulty.map((name) => (
							<li key={name}>
								<a href={`#input-${name}`} className="text-link inline-block py-2">
									{labels[name]?.label}
								</a>
							</li>
						))}
					</ul>
				</div>
			)}
		</section>
	);
}
