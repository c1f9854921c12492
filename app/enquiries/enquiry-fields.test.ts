import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { checkFields, type EnquiryFields, FIELD_NAMES, type FieldName } from "./enquiry-fields.ts";

const CORPUS = join(import.meta.dirname, "../../../shared/corpora/emails.json");
const CORPUS_SCHEMA = z.array(z.object({ email: z.string(), class: z.string() }));

const NAME_SHORT = "Name must be at least 2 characters.";
const EMAIL_WRONG = "Please enter a valid email.";
const MESSAGE_SHORT = "Message must be at least 10 characters.";
const PHONE_WRONG = "Please write the phone number in digits, for instance +91 98765 43210.";
const PHONE_WANTED = "Please add your phone number, so that we can call you then.";
const BUDGET_WRONG = "Please write the budget in rupees, for instance 1,50,000 or 1.5 lakh.";
const CHOICE_WRONG = "Please choose one of the answers.";
const CONTROL_WRONG = "Please remove the control characters.";

const GOOD = {
	name: "Riya Desai",
	email: "riya@example.com",
	message: "A message of some length.",
};
const NOTHING = { phone: null, callback: null, company: null, budget: null, timeline: null };
const ODD = { name: "रिया देसाई", message: "👩‍🚀 <script>alert(1)</script> '; drop table" };

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

test.each<[string, Typed, Partial<EnquiryFields>]>([
	["the required fields alone", { phone: "", company: " ", budget: "" }, { ...GOOD, ...NOTHING }],
	[
		"the optional fields",
		{
			phone: " +91 98765 43210 ",
			company: "Desai & Co",
			timeline: "quarter",
			callback: " midday ",
		},
		{ phone: "+91 98765 43210", company: "Desai & Co", timeline: "quarter", callback: "midday" },
	],
	["a budget", { budget: "₹1,50,000" }, { budget: 150_000 }],
	[
		"blanks around it and other line ends",
		{ name: "  Riya\u00a0", email: "\triya@example.com ", message: "\r\nOne line\r\n\ttwo\r\n" },
		{ name: "Riya", email: "riya@example.com", message: "One line\n\ttwo" },
	],
	["decomposed letters", { name: "Rene\u0301" }, { name: "Ren\u00e9" }],
	["a name that needs a joiner", { name: "क्\u200dष" }, { name: "क्\u200dष" }],
	["any script, emoji and markup", ODD, ODD],
])("what is typed well is read: %s", (_what, typed, fields) => {
	expect(checkFields(toForm(typed))).toMatchObject({ isValid: true, fields });
});

test.each<[FieldName, string]>([
	["name", "Ri"],
	["name", ` ${"R".repeat(100)} `],
	["email", `${"r".repeat(64)}@${"e".repeat(60)}.com`],
	["email", `r@${"e.".repeat(124)}com`],
	["email", "RIYA@EXAMPLE.COM"],
	["email", "riya.desai+kiteline@mail.example.co.in"],
	["email", "!#$%&'*+/=?^_`{|}~-@sub-domain.example"],
	["email", "123@localhost"],
	["message", "1234567890"],
	["message", "m".repeat(5_000)],
	["phone", "+1 (415) 555-0132 ext. 12"],
	["phone", "2658123"],
])("the %s may be %j", (name, value) => {
	expect(readErrors({ [name]: value })).toEqual({});
});

test.each<[FieldName, string, string]>([
	["name", "  R  ", NAME_SHORT],
	["name", "\u200b\u2060\ufeff\u200d\u3164\u115f\u2800", NAME_SHORT],
	["name", "R".repeat(101), "Please use at most 100 characters."],
	["name", "Riya\nBcc: all@example.com", CONTROL_WRONG],
	["email", `r@${"e.".repeat(125)}com`, "Please use at most 254 characters."],
	["message", `123456789${" ".repeat(20)}`, MESSAGE_SHORT],
	["message", "m".repeat(5_001), "Please use at most 5000 characters."],
	["message", "Ten letters\u0000", CONTROL_WRONG],
	["message", "Ten letters\r and more", CONTROL_WRONG],
	["message", "Ten letters\u001b[31m", CONTROL_WRONG],
	["message", "Ten letters\u007f and \u009b", CONTROL_WRONG],
	["phone", "call me", PHONE_WRONG],
	["phone", "123456", PHONE_WRONG],
	["phone", "1".repeat(22), PHONE_WRONG],
	["phone", "98765x43210y", PHONE_WRONG],
	["phone", "+91\r\n98765 43210", CONTROL_WRONG],
	["company", "a\nb", CONTROL_WRONG],
	["company", "c".repeat(101), "Please use at most 100 characters."],
	["budget", "a lot", BUDGET_WRONG],
	["timeline", "<b>", CHOICE_WRONG],
])("the %s may not be %j: %s", (name, value, message) => {
	expect(readErrors({ [name]: value })).toEqual({ [name]: message });
});

test.each([
	"",
	"riya@example..com",
	"riya@-example.com",
	"riya desai@example.com",
	"Riya <riya@example.com>",
	"riya@example.com\r\nBcc: all@example.com",
	"रिया@example.com",
	`riya@${"e".repeat(64)}.com`,
])("the e-mail address may not be %j", (email) => {
	expect(readErrors({ email })).toEqual({ email: EMAIL_WRONG });
});

test("e-mail addresses are judged as the collected samples say", () => {
	if (!existsSync(CORPUS)) return console.log(`${CORPUS} is not there: its samples are left out.`);
	const samples = CORPUS_SCHEMA.parse(JSON.parse(readFileSync(CORPUS, "utf8")));
	const wrong = samples.filter(({ email, class: expected }) => {
		const isAccepted = readErrors({ email }).email === undefined;
		if (expected === "must_accept") return email.length <= 254 && !isAccepted;
		return expected === "must_reject" && isAccepted;
	});
	expect(samples.length).toBeGreaterThan(300);
	expect(wrong).toEqual([]);
});

test.each<[string, Typed, Typed]>([
	["without a phone number", { callback: "midday", phone: "  " }, { phone: PHONE_WANTED }],
	["with a wrong phone number", { callback: "midday", phone: "call me" }, { phone: PHONE_WRONG }],
	["of none of ours", { callback: "midnight", phone: "9876543210" }, { callback: CHOICE_WRONG }],
])("a time to call %s is refused", (_what, typed, errors) => {
	expect(readErrors(typed)).toEqual(errors);
});

test.each(FIELD_NAMES)("the field %s may come once only", (name) => {
	const form = new FormData();
	for (const value of ["first", "second"]) form.append(name, value);
	const errors = { [name]: "This came twice. Please fill it in once." };
	expect(checkFields(form)).toMatchObject({ isValid: false, typed: { [name]: "first" }, errors });
});
