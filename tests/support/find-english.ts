import { eld } from "eld/large";
import { Parser } from "htmlparser2";

/** Elements that are a part of the sentence around them. */
const INLINE = new Set(
	"a abbr b br code em i mark q s small span strong sub sup time u wbr".split(" "),
);
/** Elements whose text nobody reads. */
const UNREAD = new Set(["script", "style", "noscript", "template", "code", "pre"]);
const READ_ATTRIBUTES = ["aria-label", "alt", "title", "placeholder"];
const READ_META = /^(?:description|og:title|og:description|og:image:alt|og:site_name)$/;

eld.setLanguageSubset(["en", "de", "hi"]);

/** Lists the texts of a page that a person reads, each as long as the sentence or block that it is a part of. */
export function listTexts(html: string): string[] {
	const texts: string[] = [];
	const add = (text = "") => {
		const clean = text.replaceAll(/\s+/g, " ").trim();
		if (clean) texts.push(clean);
	};
	let sentence = "";
	let unread = 0;
	const endSentence = (element: string) => {
		if (INLINE.has(element)) return;
		add(sentence);
		sentence = "";
	};
	const parser = new Parser({
		onopentag(name, attributes) {
			endSentence(name);
			if (UNREAD.has(name)) unread += 1;
			for (const attribute of READ_ATTRIBUTES) add(attributes[attribute]);
			const { name: called = "", property = called, content } = attributes;
			if (name === "meta" && READ_META.test(property)) add(content);
		},
		ontext(text) {
			if (unread === 0) sentence += text;
		},
		onclosetag(name) {
			endSentence(name);
			if (UNREAD.has(name)) unread -= 1;
		},
	});
	parser.end(html);
	return texts;
}

/** A word that has a language: neither a number, an address nor an abbreviation. */
const WORD = /^\P{L}*(?=\p{L}*\p{Ll})[\p{L}’-]{2,}\P{L}*$/u;
/** The least number of letters by which a language can be told. */
const LETTERS_MIN = 8;
/** By how much English has to be likelier than German: loan words are in both. */
const MARGIN = 0.06;

/**
 * Lists the texts of several words that are English by their letters, as a model of languages tells them. A single word
 * is too short for that: Instagram and November are of any language.
 */
export function findEnglish(texts: readonly string[]): string[] {
	return [...new Set(texts)].filter((text) => {
		const words = text.split(/\s+/).filter((word) => WORD.test(word));
		if (words.length < 2 || words.join("").replaceAll(/\P{L}/gu, "").length < LETTERS_MIN)
			return false;
		const { en = 0, de = 0, hi = 0 } = eld.detect(words.join(" ")).getScores();
		return en - Math.max(de, hi) > MARGIN;
	});
}
