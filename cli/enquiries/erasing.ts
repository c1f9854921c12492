import type { Desk } from "./command.ts";
import { Refusal } from "./refusal.ts";

export const TOMBSTONES =
	"A tombstone of each stays, which only counts: time, service, place, source and deliveries.";
export const UNREACHED =
	"Not reached from here, to be deleted there: copies in the mailbox that the e-mails went to, in what receives the webhook, and in backups.";

/** Goes on only after a yes. Throws where there was another answer, or nobody to give one. */
export async function confirmErasing(
	question: string,
	isYes: boolean,
	{ ask }: Desk,
): Promise<void> {
	if (isYes) return;
	if (!ask) throw new Refusal(`${question} Nobody can be asked here; add --yes.`);
	const answer = await ask(`${question} Type yes: `);
	if (answer.trim().toLowerCase() !== "yes") throw new Refusal("Nothing was erased.");
}

export function countEnquiries(count: number): string {
	return count === 1 ? "1 enquiry" : `${count} enquiries`;
}
