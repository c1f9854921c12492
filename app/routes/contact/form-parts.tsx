import { Link } from "#app/ui/link.tsx";
import type { EmptyForm } from "./enquiry-form.tsx";

type FormContextProps = Pick<EmptyForm, "context" | "contextText" | "calculation">;

/** What the enquiry is about, when the visitor came from a service or a place. */
export function FormContext({ context, contextText, calculation }: FormContextProps) {
	if (!contextText) return null;
	return (
		<div className="paper-sand flex flex-wrap items-center justify-between gap-x-6 px-5 py-3 forced-colors:border-2">
			<p>
				About: <b>{contextText}</b>
			</p>
			<Link
				to={calculation ? `/contact?${calculation.query}` : "/contact"}
				preventScrollReset
				className="text-link inline-block py-2 text-fine"
			>
				Ask about something else
			</Link>
			{Object.entries(context).map(
				([name, slug]) => slug && <input key={name} type="hidden" name={name} value={slug} />,
			)}
		</div>
	);
}

/** The standing notice at the button: which data, what for, how long, whom to ask. */
export function FormNotice({ notice }: { notice: readonly string[] }) {
	const [first, second, ...rest] = notice;
	return (
		<div className="max-w-text space-y-2 text-fine text-ink-soft">
			<p>{first}</p>
			<p>{second}</p>
			<details>
				<summary className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4">
					How long we keep it, and your rights
				</summary>
				<div className="space-y-2">
					{rest.map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
				</div>
			</details>
		</div>
	);
}

/** After a submission without JavaScript; with it a toast says the same. */
export function ThankYou({ title, text }: { title: string; text: string }) {
	return (
		<div role="status" className="paper-marigold folded mt-8 p-7 pr-14 forced-colors:border-2">
			<p className="display-type text-heading">{title}</p>
			<p className="mt-2 text-lead">{text}</p>
		</div>
	);
}
