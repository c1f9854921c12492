import { getDomain, type OwnAddresses } from "./own-addresses.ts";
import { isMachineAddress } from "./parsing/machine-address.ts";
import type { Mailbox, ParsedMessage } from "./parsing/parsed-message.ts";

export type Writer = {
	/** The mailbox of the person, or of the machine that names none. */
	writer: Mailbox;
	/** The mailbox that the message was sent from: of a form on a website that of its machine, else the writer's. */
	sender: Mailbox;
};

/** The local parts of addresses from which the forms of websites send. */
const FORMS =
	/^(?:wordpress|website|webform|web-form|contact-?form|forms?|www-data|apache|nobody)@/;

/**
 * Returns who wrote a message. A mailing list of ours, such as a Google Group, may have put itself into From, where the
 * writer's domain wants it so (DMARC): the writer is in X-Original-From, else in Reply-To. A form on a website sends from an
 * address of ours or of a machine, and names the person in Reply-To.
 */
export function findWriter(message: ParsedMessage, own: OwnAddresses): Writer {
	const { from, originalFrom, automatic } = message;
	const isFromList = isOwnList(message, own);
	const isOwn = own.has(from.address);
	const isForm = automatic === "machine-address" || isMachineAddress(from.address);
	if (!isFromList && !isOwn && !isForm && !FORMS.test(from.address))
		return { writer: from, sender: from };
	const isElsewhere = ({ address }: Mailbox) => !own.has(address);
	const original = isFromList || isOwn ? [originalFrom].flatMap((each) => each ?? []) : [];
	const named = [...original, ...listAnswered(message, isOwn && !isFromList)].filter(isElsewhere);
	const writer =
		named.find(({ address }) => !isMachineAddress(address)) ?? original.find(isElsewhere);
	if (!writer) return { writer: from, sender: from };
	return { writer, sender: isFromList ? writer : from };
}

/** Returns whether From is the address of a list of ours, through which the message came. */
function isOwnList({ from, originalFrom, listId }: ParsedMessage, own: OwnAddresses): boolean {
	if (own.has(from.address)) return originalFrom !== null || own.hasList(listId);
	return own.hasList(listId) && listId.endsWith(`<${from.address.replace("@", ".")}>`);
}

/** Lists the mailbox of Reply-To. In a thread one of our own domain, on a message of ours, is that of a colleague. */
function listAnswered({ from, replyTo, references }: ParsedMessage, isOwn: boolean): Mailbox[] {
	if (!replyTo) return [];
	const isColleague =
		isOwn && references.length > 0 && getDomain(replyTo.address) === getDomain(from.address);
	return isColleague ? [] : [replyTo];
}

/** Returns whether no person wrote it to us. A mailing list of our own domain is one of our mailboxes. */
export function isAutomatic(
	{ automatic, listId, from }: ParsedMessage,
	{ writer }: Writer,
	own: OwnAddresses,
): boolean {
	if (automatic === "machine") return true;
	if ((automatic === "list" || listId) && !own.hasList(listId)) return true;
	return isMachineAddress(writer.address) || (automatic === "machine-address" && writer === from);
}
