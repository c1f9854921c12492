import { describeHistory, listWords } from "#app/desk/changes/event-words.ts";
import { nameAuthor } from "#app/desk/conversation/timeline.tsx";
import type { Excerpt } from "#app/desk/search/mark-words.tsx";
import { type LastWords, MAX_WORDS } from "#app/desk/store/last-words.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { toFirstName } from "#app/desk/texts/answer-templates.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { EVENTS } from "#app/enquiries/events.ts";
import { t } from "#app/messages/en/desk-row.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { countDays, formatNearDay, formatTime, toDay } from "#app/platform/dates.server.ts";
import { shorten } from "#app/platform/plain-text.ts";

/** The greatest number of characters of somebody's words that are read aloud. */
const MAX_SPOKEN = 120;
/** The number of days within which a time is told by its day of the week and its hour. */
const NEAR_DAYS = 7;

/** What was said last, and by whom. */
export type Said = {
	/** Who said it; null where that is the visitor in the first message, or the words tell it. */
	by: string | null;
	words: string;
	/** The time in ISO 8601. */
	at: string;
	/** The beginning of a sentence: who said what, and when. */
	sentence: string;
};

type Named = Pick<Enquiry, "name" | "company">;

type Row = {
	enquiry: Named & Pick<Enquiry, "createdAt" | "message">;
	words: LastWords;
	/** The id of whoever reads it. */
	readerId: string;
	staff: readonly Staff[];
};

/** Describes what was said last in a row: by `You` for the reader. */
export function describeSaid({ enquiry, words, readerId, staff }: Row, now = getNow()): Said {
	const { event } = words;
	const person = namePerson(enquiry);
	const hasCompany = enquiry.company ? "yes" : "no";
	if (!event) {
		const { createdAt: at } = enquiry;
		const message = shorten(enquiry.message, MAX_WORDS) || t("noMessage");
		const told = { person, hasCompany, when: tellWhen(at, now), words: cutWords(message) } as const;
		return { by: null, words: message, at, sentence: t("theyWrote", told) };
	}
	const { at, kind } = event;
	const when = tellWhen(at, now);
	const isVisitor = event.author === "visitor" || EVENTS[kind].part === "reply";
	const isReader = event.staffId === readerId && !isVisitor;
	const who = isVisitor
		? (event.otherSender ?? toFirstName(enquiry.name))
		: toFirstName(nameAuthor(event, enquiry.name));
	const own = listWords(event).join(" ");
	if (!own) {
		const told = describeHistory(event, { author: who, visitor: enquiry.name }, staff);
		const sentence = t("happened", { person, when, words: told });
		return { by: null, words: told, at, sentence };
	}
	const isNote = EVENTS[kind].part === "note";
	const told = { person, when, words: cutWords(own) };
	return {
		by: t("saidBy", {
			who: isReader ? t("you") : who,
			kind: isNote ? "note" : kind === "auto-reply" ? "automatic" : "message",
		}),
		words: own,
		at,
		sentence:
			isVisitor && !event.otherSender
				? t("theyWrote", { ...told, hasCompany })
				: t("weWrote", {
						...told,
						who,
						isReader: isReader ? "yes" : "no",
						isNote: isNote ? "yes" : "no",
					}),
	};
}

/** Formats when something was said (ISO 8601): 6:40 pm, Mon 6:40 pm, or the day alone where that is longer ago. */
export function formatSaidAt(instant: string, now = getNow()): string {
	const time = Date.parse(instant);
	const age = countDays(toDay(time), toDay(now));
	if (age === 0) return formatTime(time);
	const day = formatNearDay(time, now);
	return age < NEAR_DAYS ? t("dayAndTime", { day, time: formatTime(time) }) : day;
}

/** Tells a row as one sentence, which a screen reader reads as the name of its link. */
export function tellRow(said: string, facts: readonly string[], isUnread: boolean): string {
	return t("sentence", {
		said,
		facts: facts.join(", "),
		isUnread: isUnread ? "yes" : "no",
	}).trim();
}

/** Tells whose enquiry a search has found, and where, as the beginning of a sentence. */
export function tellFound(enquiry: Named, { label, text }: Excerpt): string {
	return t("found", { person: namePerson(enquiry), what: label, words: cutWords(text) });
}

/** Names the visitor with the company. */
function namePerson({ name, company }: Named): string {
	return company ? t("person", { name, company }) : name;
}

/** Tells in a sentence when something was said. */
function tellWhen(instant: string, now: number): string {
	const time = Date.parse(instant);
	return t("when", {
		isToday: toDay(time) === toDay(now) ? "yes" : "no",
		day: formatNearDay(time, now, "long"),
		time: formatTime(time),
	});
}

/** Cuts somebody's words to what is read aloud. */
function cutWords(words: string): string {
	return shorten(words.replaceAll(/\s+/g, " ").trim(), MAX_SPOKEN);
}

/** Returns the first letters of the first and the last word of a name, for a row of a phone. */
export function toInitials(name: string): string {
	const words = name.split(" ").filter(Boolean);
	const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
	return ends.map((word = "") => toFirstLetter(word)).join("");
}

/** Returns the first letter with its marks, as scripts of India have them. */
function toFirstLetter(word: string): string {
	const [first] = new Intl.Segmenter().segment(word);
	return first?.segment ?? "";
}
