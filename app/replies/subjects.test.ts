import { expect, it } from "vitest";
import { stripPrefixes } from "./subjects.ts";

it.each([
	"Re: Your enquiry to Kiteline",
	"RE : Your  enquiry to Kiteline",
	"Re: Re: FW: Your enquiry to Kiteline",
	"Re[2]: Your enquiry to Kiteline",
	"RE (3): Your enquiry to Kiteline",
	"Re^4: Your enquiry to Kiteline",
	"R: I: Your enquiry to Kiteline",
	"回复：Your enquiry to Kiteline",
	"Antwort: WG: Your enquiry to Kiteline",
	"Απάντηση: Your enquiry to Kiteline",
	"Trả lời: Chuyển tiếp: Your enquiry to Kiteline",
	"Odp.: Your enquiry to Kiteline",
	"Réf. : Your enquiry to Kiteline",
	"उत्तर: Your enquiry to Kiteline",
	"ตอบกลับ: Your enquiry to Kiteline",
	"\u200fתשובה: Your enquiry to Kiteline",
	"RE: [EXTERNAL] Your enquiry to Kiteline",
	"[EXT] RE: {Spam?} Fwd: Your enquiry to Kiteline",
	"***SPAM*** Re: Your enquiry to Kiteline",
	"⚠️ External Sender: Re: Your enquiry to Kiteline",
	"Re: (2) Your enquiry to Kiteline",
	"<External> 【外部】 Re: Your enquiry to Kiteline",
	"Re - Your enquiry to Kiteline",
])("the prefixes and tags of a reply do not count: %s", (subject) => {
	expect(stripPrefixes(subject)).toBe("your enquiry to kiteline");
});

it.each([
	["Lunch", "lunch"],
	["Re: ", ""],
	["[Kiteline]", "[kiteline]"],
	["Tuesday - or Wednesday?", "tuesday - or wednesday?"],
	["50,000: is that enough?", "50,000: is that enough?"],
	["What we said on the phone: prices", "what we said on the phone: prices"],
])("a subject of its own stays: %s", (subject, expected) => {
	expect(stripPrefixes(subject)).toBe(expected);
});
