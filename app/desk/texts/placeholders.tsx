import { ANSWER_PLACEHOLDERS } from "#app/content/schemas/desk.ts";

const MEANINGS: Record<(typeof ANSWER_PLACEHOLDERS)[number], string> = {
	name: "their name",
	firstName: "their first name, or the whole name where that is an initial or a title",
	topic: "what they asked about, with the place; “your marketing” where they did not say",
	service: "the service alone; “your marketing” where they did not say",
	staff:
		"the name of who answers. Lines that begin with it make way for that person’s signature, if there is one",
	book: "a link to the form with their name and e-mail address filled in, for 60 days",
};

/** Renders what can stand in braces in a text. */
export function Placeholders() {
	return (
		<section>
			<h2 className="font-bold">What is filled in</h2>
			<dl className="mt-1 text-fine">
				{ANSWER_PLACEHOLDERS.map((name) => (
					<div key={name} className="border-line py-1.5 not-last:border-b">
						<dt className="font-bold">{`{${name}}`}</dt>
						<dd className="text-ink-soft">{MEANINGS[name]}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
