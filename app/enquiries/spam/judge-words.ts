/** From this sum on an enquiry is set aside; one wary sign alone is never enough. */
export const SPAM_SCORE = 4;

/** A visitor may press again after a doubt; a machine goes on. */
const MOST_SAME = 10;

type Sign = { score: number; reason: string };

const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
const MARKUP_LINK = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;
/** The same character 12 times, or the same 5 to 40 characters 5 times in a row; dashes and dots draw lines. */
const REPETITION = /([^\s.\-_=*~])\1{11}|(\S.{3,38}\S)(?:\s*\2){4}/u;
const WORD = /\p{L}{2,}/u;

/**
 * How much a message's words look like an advertisement sent by a machine: links (a client's own one or two
 * are nothing), links in the markup of forums, a link for a name, repetition, no word at all, the same words
 * under other submissions.
 */
export function judgeWords({
	name,
	message,
	company,
	sameWords,
}: {
	name: string;
	message: string;
	company: string | null;
	/** How many other submissions said the same lately. */
	sameWords: number;
}): { score: number; reasons: string[] } {
	const links = message.match(LINK)?.length ?? 0;
	const textWithoutLinks = message.replaceAll(LINK, "");
	const isNamedByLink = [name, company ?? ""].some((text) => text.search(LINK) >= 0);
	const signs: (Sign | false)[] = [
		links >= 6 && { score: 4, reason: `${links} links` },
		links >= 3 && links < 6 && { score: 2, reason: `${links} links` },
		MARKUP_LINK.test(message) && { score: 3, reason: "links in forum or HTML markup" },
		isNamedByLink && { score: 4, reason: "a link for a name" },
		links > 0 && !WORD.test(textWithoutLinks) && { score: 4, reason: "nothing but links" },
		REPETITION.test(message) && { score: 2, reason: "the same over and over" },
		sameWords >= MOST_SAME && { score: 4, reason: `the same words ${sameWords} times before` },
	];
	const found = signs.filter((sign) => sign !== false);
	return {
		score: found.reduce((sum, { score }) => sum + score, 0),
		reasons: found.map(({ reason }) => reason),
	};
}
