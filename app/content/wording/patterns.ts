/** Patterns of wording that make local pages sound alike when each page has them. All take folded text: one line, one blank. */

/** "A, B and C", with up to four words a part. */
const LIST_OF_THREE = /[\w'-]+(?: [\w'-]+){0,3}, [\w'-]+(?: [\w'-]+){0,3},? (?:and|or) [\w'-]+/;
const IMPERATIVE_TITLE =
	/^[A-Z][a-z]+ (?:the|an?|your|our|its?|their|this|these|each|every|all|both|what|which|who|where|when|how|one|two|three|four|five|six|seven|eight|ten|twelve|twenty|forty)\b/;
const RELATIVE =
	/\b(?:aunts?|aunties|uncles?|nephews?|nieces?|cousins?|grandmothers?|grandfathers?|grandparents?|mothers?-in-law|fathers?-in-law|daughters?-in-law|sons?-in-law|brides?|bridegrooms?|fathers?|mothers?|sons?|daughters?|wives|wife|husbands?)\b/gi;
const SENTENCE_END = /(?<=[.!?]['"’”)]?)\s+(?=['"‘“(]?[A-Z0-9₹])/;
const WORDS_OF_CLOSER_MAX = 9;

/** Words that are a verb wherever they stand. */
const VERBS = new Set(
	`am is are was were be been can could may might must will would should shall has have had do does did cannot
	add adds agree agrees allow allows appear appears apply applies approve approves arrange arranges arrive arrives ask asks
	become becomes begin begins belong belongs bring brings buy buys carry carries choose chooses collect collects come comes
	compare compares complain complains confirm confirms connect connects contain contains convert converts create creates
	decide decides define defines deliver delivers describe describes earn earns enter enters explain explains fill fills find
	finds follow follows gather gathers get gets give gives go goes happen happens hear hears help helps hide hides hold holds
	include includes join joins keep keeps know knows lead leads learn learns listen listens lose loses maintain maintains make
	makes meet meets mention mentions move moves own owns prefer prefers prepare prepares publish publishes put puts receive
	receives reduce reduces refuse refuses remain remains remove removes rename renames repair repairs repeat repeats replace
	replaces require requires retire retires reveal reveals rewrite rewrites run runs say says see sees select selects sell sells
	send sends serve serves settle settles share shares show shows solve solves speak speaks spend spends take takes teach teaches
	tell tells test tests think thinks translate translates travel travels understand understands update updates want wants win
	wins write writes went came took gave met saw said wrote ran got made found`.split(/\s+/),
);
/** Before what may be a noun as well ("we list", "staff answer"), these make it a verb. */
const SUBJECT = /\b(?:we|you|they|he|she|it|staff|buyers|owners|families|customers) [a-z]+/i;
const OPENS_WITH_IMPERATIVE =
	/^[A-Z][a-z]+ (?:the|a|an|your|our|each|every|what|where|how|them|it)\b/;
const RELATIVE_PRONOUN = /^(?:who|which|that|whom|what|where|when|whose)$/i;

function splitSentences(paragraph: string): string[] {
	return paragraph.trim().split(SENTENCE_END);
}

export function hasListOfThree(paragraph: string): boolean {
	return LIST_OF_THREE.test(paragraph);
}

/** "Photograph the menu", "Count your bills". */
export function isImperativeTitle(title: string): boolean {
	return IMPERATIVE_TITLE.test(title);
}

/** Whether a paragraph of several sentences ends in one of nine words or fewer. */
export function hasShortCloser(paragraph: string): boolean {
	const sentences = splitSentences(paragraph);
	const last = sentences.at(-1) ?? "";
	return sentences.length > 1 && last.split(/\s+/).length <= WORDS_OF_CLOSER_MAX;
}

/** Relatives who stand for customers: "the bride's aunt". */
export function findRelatives(text: string): string[] {
	return text.match(RELATIVE) ?? [];
}

/** Whether a text opens with a list instead of a sentence: "Fees, batch times, last year's results." */
export function opensWithoutVerb(text: string): boolean {
	const [opening = ""] = splitSentences(text);
	if (SUBJECT.test(opening) || OPENS_WITH_IMPERATIVE.test(opening)) return false;
	const words = opening.match(/[\p{L}'’-]+/gu) ?? [];
	return !words.some(
		(word, index) =>
			VERBS.has(word.toLowerCase()) && !RELATIVE_PRONOUN.test(words[index - 1] ?? ""),
	);
}
