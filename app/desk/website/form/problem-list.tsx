import { t } from "#app/messages/en/desk-website-form.server.ts";

/** What stands against a change: a sentence, and the reasons with the fields that they are about. */
export type Problem = {
	sentence: string;
	reasons: readonly {
		reason: string;
		/** The name of the part of the form that it is about. */
		field?: string | undefined;
		href?: string | undefined;
		label?: string | undefined;
	}[];
	/** Texts that were typed, and have no field any more. */
	unplaced?: readonly string[];
};

/** Renders what stands against a change, each reason with the way to its field. */
export function ProblemList({
	problem: { sentence, reasons, unplaced = [] },
	isNew = false,
}: {
	problem: Problem;
	/** True if it came with the page, and is read out. */
	isNew?: boolean;
}) {
	return (
		<div
			role={isNew ? "alert" : undefined}
			id="problem"
			className="mt-4 max-w-text border-2 border-accent p-4"
		>
			<p className="wrap-anywhere font-bold">{sentence}</p>
			<Reasons reasons={reasons} />
			{unplaced.length > 0 && (
				<>
					<p className="mt-2">{t("unplaced")}</p>
					{unplaced.map((text) => (
						<p key={text} className="mt-1 whitespace-pre-wrap wrap-anywhere" dir="auto">
							{text}
						</p>
					))}
				</>
			)}
		</div>
	);
}

/** Renders reasons, each with the way to what it is about. */
export function Reasons({ reasons }: Pick<Problem, "reasons">) {
	if (reasons.length === 0) return null;
	return (
		<ul className="mt-2 list-disc pl-5">
			{reasons.map(({ reason, href, label }) => (
				<li key={`${href} ${label} ${reason}`} className="wrap-anywhere">
					{href ? <a href={href}>{label}</a> : label}
					{label && ": "}
					{reason}
				</li>
			))}
		</ul>
	);
}
