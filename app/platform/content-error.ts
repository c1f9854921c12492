/** One error in a content file: where it is, what is wrong, what is required. */
export type ContentIssue = {
	/** The path of the file, which begins with the content's folder as it was given. */
	file: string;
	line?: number;
	/** The path of the field, for instance questions.0.answer; empty for the file as a whole. */
	field: string;
	reason: string;
};

/** Thrown when content cannot be used. Has every issue that was found, not only the first. */
export class ContentError extends Error {
	readonly issues: readonly ContentIssue[];

	constructor(issues: readonly ContentIssue[]) {
		super(issues.map(formatIssue).join("\n"));
		this.name = "ContentError";
		this.issues = issues;
	}
}

/** Formats an issue as one line: file:line: field: reason. */
export function formatIssue({ file, line, field, reason }: ContentIssue): string {
	// A field's name is user input and may contain a line break.
	const name = JSON.stringify(field).slice(1, -1);
	return [line ? `${file}:${line}` : file, ...(name ? [name] : []), reason].join(": ");
}
