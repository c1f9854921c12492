/** Words that stand where hours are told, or where they are told not to be fixed, in lower case. */
const WORDS = [
	"opening hours",
	"business hours",
	"office hours",
	"working hours",
	"store hours",
	"clinic hours",
	"open daily",
	"24/7",
	"24x7",
	"24 x 7",
	"24 hours",
	"timings",
	"by appointment",
	"hours:",
	"öffnungszeiten",
	"sprechzeiten",
	"sprechstunde",
	"geschäftszeiten",
	"bürozeiten",
	"nach vereinbarung",
	"durchgehend geöffnet",
	"rund um die uhr",
	"समय",
	"बजे",
	"घंटे",
	"સમય",
	"વાગ્યે",
	"वेळ",
	"வேலை நேரம்",
	"horaires",
	"sur rendez-vous",
	"horario",
	"orari",
	"openingstijden",
	"営業時間",
	"营业时间",
	"ساعات",
];
const CLOCK = /(?<![\d.,])(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?\s*(?:[ap]\.?\s?m\b|uhr\b|o.clock\b)/;
const RANGE = /\d{1,2}(?:[:.h]\d{2})\s*(?:[-–—]|to|bis|until|till|से)\s*\d{1,2}/;
const DAYS =
	/(?<!\p{L})(?:mon?|monday|montag|tue|tues|tuesday|wed|wednesday|thu|thurs|thursday|fri|friday|sat|saturday|sa|samstag|sun|sunday|daily|täglich|सोम|सोमवार)(?!\p{L})[^.!?\d]{0,30}\d{1,2}/u;

/** Returns whether a text tells when a business is open, in any form that is common. */
export function tellsHours(text: string): boolean {
	const small = text.toLowerCase();
	return (
		WORDS.some((word) => small.includes(word)) ||
		[CLOCK, RANGE, DAYS].some((form) => form.test(small))
	);
}
