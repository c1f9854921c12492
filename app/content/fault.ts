/** One thing wrong in a content file: where it stands, what is wrong, what is wanted. */
export type ContentFault = {
	/** Path below the project's folder, for instance content/cities/mumbai/city.yaml. */
	file: string;
	/** Line from 1, where known. */
	line?: number;
	/** Path of the field, for instance questions.0.answer; empty for the file as a whole. */
	field: string;
	reason: string;
};

/** Thrown when content cannot be used; carries every fault found, not only the first. */
export class ContentError extends Error {
	readonly faults: readonly ContentFault[];

	constructor(faults: readonly ContentFault[]) {
		super(faults.map(describeFault).join("\n"));
		this.name = "ContentError";
		this.faults = faults;
	}
}

/** One plain line: file:line, field, reason. */
export function describeFault(fault: ContentFault): string {
	const place = fault.line ? `${fault.file}:${fault.line}` : fault.file;
	// A field's name is what somebody typed, and might hold a line end.
	const field = JSON.stringify(fault.field).slice(1, -1);
	return field ? `${place}: ${field}: ${fault.reason}` : `${place}: ${fault.reason}`;
}
