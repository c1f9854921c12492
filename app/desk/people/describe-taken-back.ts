/** Describes what became of the planned answers of somebody who cannot sign in any more; an empty text for none. */
export function describeTakenBack(count: number): string {
	if (count === 0) return "";
	return count === 1
		? "1 planned answer of theirs was taken back: its words are in the conversation, and the enquiry is unanswered again."
		: `${count} planned answers of theirs were taken back: the words are in the conversations, and the enquiries are unanswered again.`;
}
