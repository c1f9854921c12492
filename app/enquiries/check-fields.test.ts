import { expect, test } from "vitest";
import { toPhoneNumbers } from "#app/platform/phone-numbers.server.ts";
import { checkFields } from "./check-fields.ts";
import type { FieldColumns, FieldName } from "./fields.ts";

const PHONE_WRONG = "Please write the phone number in digits, for instance +91 98765 43210.";
const CHOICE_WRONG = "Please choose one of the answers.";
const CONTROL_WRONG = "An invisible character is in this field. Please type it again.";
const WEBSITE_WRONG = "Please write the address of your website, for instance https://example.com.";
const TOO_LONG = "Please use at most 100 characters.";

const GOOD = { name: "Riya Desai", email: "riya@example.com", message: "Some words for you." };
const NOTHING = {
	phone: null,
	callback: null,
	company: null,
	website: null,
	budget: null,
	timeline: null,
};
const OPTIONAL = { phone: "+91 98765 43210", company: "Desai & Co", callback: "midday" } as const;
const ODD = { name: "क्\u200dष रिया देसाई", message: "👩‍🚀 <script>alert(1)</script>" };

type Typed = Partial<Record<FieldName, string>>;

function toForm(typed: Typed): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...GOOD, ...typed })) form.append(name, value);
	return form;
}

function readErrors(typed: Typed) {
	const checked = checkFields(toForm(typed));
	return checked.isValid ? {} : checked.errors;
}

test.each<[string, Typed, Partial<FieldColumns>]>([
	["the required fields alone", { phone: "", company: " ", budget: "" }, { ...GOOD, ...NOTHING }],
	["the optional fields", OPTIONAL, OPTIONAL],
	["a budget", { budget: "₹1,50,000" }, { budget: 150_000 }],
	["a budget as a range", { budget: "₹50k – 1L" }, { budget: 50_000 }],
	[
		"blanks around it and other line ends",
		{ name: "  Riya\u00a0", email: "\triya@example.com ", message: "\r\nOne line\r\n\ttwo\r\n" },
		{ name: "Riya", email: "riya@example.com", message: "One line\n\ttwo" },
	],
	["decomposed letters", { name: "Rene\u0301" }, { name: "Ren\u00e9" }],
	["any script, emoji and markup", ODD, ODD],
	[
		"line separators of slides and tables",
		{
			name: "Riya\tDesai",
			company: "Desai\u000b& Co\u2028",
			message: "One\u000btwo\u2029three\rfour",
		},
		{ name: "Riya Desai", company: "Desai & Co", message: "One\ntwo\nthree\nfour" },
	],
	[
		"hyphens, cells and divisions of Word and PDF",
		{
			name: "Riya\u0007Desai",
			company: "Desai\u001eRao",
			message: "digi\u0002tal marke\u001fting\u0007",
		},
		{ name: "Riya Desai", company: "Desai-Rao", message: "digital marketing" },
	],
	[
		"marks that nobody sees, and look-alikes",
		{
			name: "\u200eRiya\u00a0Desai\ufeff",
			email: "\u200briya\uff20example.com",
			phone: "\u202a+91\u00a098250\u201143210\u202c",
			budget: "₹\u200b१,५०,०००",
		},
		{ name: "Riya Desai", email: "riya@example.com", phone: "+91 98250-43210", budget: 150_000 },
	],
	[
		"controls, and letters of Windows-1252",
		{
			name: "Riya\u0003 O\u0092Neil",
			company: "\u0093Desai\u0094\u0000 \u0096 caf\u00e9",
			message: "It\u0092s\u0003 for\u0015 80\u0080\u0085\u0081\u009d\u001b",
		},
		{
			name: "Riya O’Neil",
			company: "“Desai” – café",
			message: "It’s for 80€…",
		},
	],
	[
		"a domain in its script",
		{ email: "riya@उदाहरण.भारत" },
		{ email: "riya@xn--p1b6ci4b4b3a.xn--h2brj9c" },
	],
	["a website without https://", { website: "example.com" }, { website: "https://example.com/" }],
	[
		"a page of a website",
		{ website: " www.Example.com/page?of=https://x#y " },
		{ website: "https://www.example.com/page?of=https://x#y" },
	],
	["a website by http", { website: "HTTP://example.com" }, { website: "http://example.com/" }],
	["a port", { website: "example.co.in:8080/a" }, { website: "https://example.co.in:8080/a" }],
	[
		"a website in its script",
		{ website: "उदाहरण.भारत/चाय" },
		{
			website: "https://xn--p1b6ci4b4b3a.xn--h2brj9c/%E0%A4%9A%E0%A4%BE%E0%A4%AF",
		},
	],
])("what is typed well is read: %s", (_what, typed, fields) => {
	expect(checkFields(toForm(typed))).toMatchObject({ isValid: true, fields });
});

test.each<[FieldName, string]>([
	["name", "Ri"],
	["name", ` ${"R".repeat(100)} `],
	["email", `r@${"e.".repeat(124)}com`],
	["email", `${"r".repeat(64)}@${"e".repeat(63)}.example`],
	["email", "RIYA.desai+kiteline@mail.example.co.in"],
	["message", "1234567890"],
	["message", "m".repeat(5_000)],
	["phone", "+1 (415) 555-0132 ext. 12"],
	["phone", "079/26581234, extn 12"],
	["phone", "+91 98765 43210 / +91 98765 43211"],
	["phone", "(+91) 98765 43210 | (+91) 98765 43211"],
	["phone", "98765 43210, 98765 43211 & 98765 43212; 98765 43213 or 079-2658 1234 ext. 12"],
])("the %s may be %j", (name, value) => {
	expect(readErrors({ [name]: value })).toEqual({});
});

test.each([
	["9\ufe0f8765 43210", "98765 43210"],
	["9\ufe0f\u20e38\ufe0f\u20e37\ufe0f\u20e36\ufe0f\u20e35\ufe0f\u20e3 43210", "98765 43210"],
	["+91\ufe0e 98765\u20e3 43210", "+91 98765 43210"],
	["\u200e+91 98765 43210\u200f", "+91 98765 43210"],
	["\u202a+91\u202c \u2066 98765\u2069 43210\u202e", "+91  98765 43210"],
	["98765\u00ad43210\u2060", "9876543210"],
	["98\u200b765\u200c 43\u200d210\ufeff", "98765 43210"],
	["+91\u00a098765\u202f43210", "+91 98765 43210"],
	["＋９１　９８７６５　４３２１０", "+91 98765 43210"],
	["٠٩٨٧٦٥ ٤٣٢١٠", "098765 43210"],
	["(＋۹۱) ۹۸۷۶۵-۴۳۲۱۰", "(+91) 98765-43210"],
	["९८७६५ ४३२१०", "98765 43210"],
	["+91\u0003 98765\u0096\u007f43210", "+91 98765-43210"],
	["☎\ufe0f +91 98765 43210", "+91 98765 43210"],
	["📞 98765 43210", "98765 43210"],
])("the phone number %j is read as %s", (phone, read) => {
	const checked = checkFields(toForm({ phone }));
	expect(checked).toMatchObject({ isValid: true });
	if (!checked.isValid) return;
	const stored = checked.fields.phone ?? "";
	expect(stored).toBe(read);
	expect(toPhoneNumbers(stored)).toBe("+919876543210");
});

test.each<[FieldName, string, ...values: string[]]>([
	["name", "Name must be at least 2 characters.", "  R  ", "\u200b\u2060\u3164\u2800"],
	["name", TOO_LONG, "R".repeat(101)],
	["name", CONTROL_WRONG, "Riya\nBcc: all@example.com"],
	["email", "Please use at most 254 characters.", `r@${"e.".repeat(125)}com`],
	["email", "Please enter a valid email.", "", "riya", "riya@-example.com", "रिया@example.com"],
	["email", "Please enter a valid email.", `${"r".repeat(65)}@example.com`],
	["email", "Please enter a valid email.", `riya@${"e".repeat(64)}.com`],
	[
		"email",
		"Please enter a valid email.",
		"riya@domain.com©",
		"riya@example.com\u0000",
		"riya\u0092s@example.com",
		"riya@domain.com™",
		"riya@domain.com²",
	],
	["email", "Please enter a valid email.", "Riya <r@x.example>", "r@x.example\r\nBcc: a@x.example"],
	["message", "Message must be at least 10 characters.", `123456789${" ".repeat(20)}`],
	["message", "Please use at most 5000 characters.", "m".repeat(5_001)],
	["phone", PHONE_WRONG, "call me", "123456", "1".repeat(22), "98765 43210 or later"],
	["company", CONTROL_WRONG, "a\nb"],
	["budget", "Please write the budget in rupees, for instance 1,50,000 or 1.5 lakh.", "a lot"],
	["timeline", CHOICE_WRONG, "<b>"],
	["website", WEBSITE_WRONG, "javascript:alert(1)", "javascript://example.com/%0aalert(1)"],
	["website", WEBSITE_WRONG, "data:text/html,x", "mailto:riya@example.com", "ftp://example.com"],
	["website", WEBSITE_WRONG, "localhost", "https://localhost.", "exa mple.com", "example.", "."],
	[
		"website",
		WEBSITE_WRONG,
		"domain.com©",
		"https://domain.com®/page",
		"do→main.com",
		"domain.com😀?a",
	],
	["website", WEBSITE_WRONG, "12345", "127.0.0.1", "https://[::1]/", "https://", "none yet"],
	["website", WEBSITE_WRONG, "example.com, example.in", "example.com,example.in", "a.x and b.x"],
	["website", WEBSITE_WRONG, "https://riya:secret@example.com", "riya@example.com"],
	["website", "Please use at most 200 characters.", `example.com/${"a".repeat(189)}`],
])("the %s may not be what is answered: %s", (name, message, ...values) => {
	for (const value of values)
		expect(readErrors({ [name]: value }), value).toEqual({ [name]: message });
});

test.each<[phone: string, callback: string, errors: Typed]>([
	["  ", "midday", { phone: "Please add your phone number, so that we can call you then." }],
	["call me", "midday", { phone: PHONE_WRONG }],
	["9876543210", "midnight", { callback: CHOICE_WRONG }],
])("a call to the number '%s' at %s is rejected", (phone, callback, errors) => {
	expect(readErrors({ phone, callback })).toEqual(errors);
});

test("a field may come once only", () => {
	const form = toForm({});
	form.append("name", "second");
	const errors = { name: "This field was sent twice. Please fill it in once." };
	expect(checkFields(form)).toMatchObject({ isValid: false, typed: GOOD, errors });
});
