import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkFields, FIELD_NAMES, type FieldName, readText } from "./enquiry-fields.ts";
import { readErrors, readFields, toForm } from "./typed-fields-for-tests.ts";

const CORPUS = join(import.meta.dirname, "../../../shared/corpora/emails.json");

describe("what is typed well", () => {
	it("is taken as it is", () => {
		const fields = {
			name: "Riya Desai",
			email: "riya@example.com",
			message: "Two lines,\n\tplease.",
		};
		expect(checkFields(toForm(fields))).toMatchObject({
			isValid: true,
			fields: {
				...fields,
				phone: null,
				company: null,
				budget: null,
				timeline: null,
				callback: null,
			},
		});
	});

	it("is trimmed, with line feeds as the only line ends", () => {
		expect(
			readFields({
				name: "  Riya\u00a0",
				email: "\triya@example.com ",
				message: "\r\nOne line\r\nand two\r\n",
			}),
		).toMatchObject({ name: "Riya", email: "riya@example.com", message: "One line\nand two" });
	});

	it("is kept in Unicode's composed form", () => {
		const typed = { name: "Rene\u0301", message: "Cafe\u0301, cafe\u0301" };
		expect(readFields(typed)).toMatchObject({ name: "Ren\u00e9", message: "Caf\u00e9, caf\u00e9" });
	});

	it("may be in any script, with emoji and markup", () => {
		const typed = { name: "रिया देसाई", message: "👩‍🚀 <script>alert(1)</script> '; drop table" };
		expect(readFields(typed)).toMatchObject(typed);
	});

	it("may have any field name beside it, harmlessly", () => {
		const form = toForm({});
		for (const name of [
			"__proto__",
			"constructor",
			"prototype",
			"toString",
			"__proto__[isAdmin]",
		]) {
			form.append(name, "polluted");
		}
		const checked = checkFields(form);
		expect(Object.keys(checked.isValid ? checked.fields : {})).toEqual(FIELD_NAMES);
		expect({}).not.toHaveProperty("isAdmin");
	});
});

describe("bounds", () => {
	it.each<[FieldName, string, string | undefined]>([
		["name", "", "Name must be at least 2 characters."],
		["name", "R", "Name must be at least 2 characters."],
		["name", "  R  ", "Name must be at least 2 characters."],
		["name", "Ri", undefined],
		["name", "R".repeat(100), undefined],
		["name", ` ${"R".repeat(100)} `, undefined],
		["name", "R".repeat(101), "Please use at most 100 characters."],
		["email", "", "Please enter a valid email."],
		["email", `${"r".repeat(64)}@${"e".repeat(60)}.com`, undefined],
		["email", `r@${"e.".repeat(124)}com`, undefined],
		["email", `r@${"e.".repeat(125)}com`, "Please use at most 254 characters."],
		["message", "", "Message must be at least 10 characters."],
		["message", "123456789", "Message must be at least 10 characters."],
		["message", `12345678${" ".repeat(20)}`, "Message must be at least 10 characters."],
		["message", "1234567890", undefined],
		["message", "m".repeat(5_000), undefined],
		["message", "m".repeat(5_001), "Please use at most 5000 characters."],
	])("of the %s are kept for %j", (name, value, message) => {
		expect(readErrors({ [name]: value })).toEqual(message ? { [name]: message } : {});
	});

	it("give one message per wrong field, and back every word as it was typed", () => {
		const typed = { name: " R ", email: "nobody", message: "short\r\n" };
		expect(checkFields(toForm(typed))).toMatchObject({
			isValid: false,
			typed,
			errors: {
				name: "Name must be at least 2 characters.",
				email: "Please enter a valid email.",
				message: "Message must be at least 10 characters.",
			},
		});
	});

	it.each(FIELD_NAMES)("want %s once", (name) => {
		const form = toForm({ [name]: GOOD_BY_NAME[name] });
		form.append(name, "a second one, quite different");
		const checked = checkFields(form);
		expect(checked).toMatchObject({ isValid: false, typed: { [name]: GOOD_BY_NAME[name] } });
		expect(checked.isValid ? {} : checked.errors).toHaveProperty(name);
	});

	it.each(["\u200b\u200b", "\u2060\ufeff\u200d", "\u3164\u115f", "\u2800\u2800"])(
		"take a name that shows nothing for none: %j",
		(name) => {
			expect(readErrors({ name })).toEqual({ name: "Name must be at least 2 characters." });
		},
	);

	it("leave joiners in a name that needs them", () => {
		expect(readFields({ name: "\u0915\u094d\u200d\u0937" })).toMatchObject({
			name: "\u0915\u094d\u200d\u0937",
		});
	});

	it("count a missing field, and a file in its place, as empty", () => {
		const form = new FormData();
		form.append("name", new File(["Riya"], "name.txt"));
		expect(checkFields(form)).toMatchObject({
			isValid: false,
			typed: { name: "", email: "", message: "" },
		});
		expect(readText(form, "name")).toBe("");
	});
});

describe("control characters", () => {
	it.each(["\u0000", "\u0007", "\u0008", "\u000b", "\u001b", "\r", "\u007f", "\u009b"])(
		"are refused: %j",
		(character) => {
			const errors = readErrors({
				name: `Ri${character}ya`,
				message: `Ten letters${character} and more`,
			});
			expect(errors).toEqual({
				name: "Please remove the control characters.",
				message: "Please remove the control characters.",
			});
		},
	);

	it.each(["\n", "\t", "\r\n"])(
		"that people type are welcome in a message only: %j",
		(character) => {
			expect(readErrors({ message: `Ten letters${character}and more` })).toEqual({});
			expect(readErrors({ name: `Riya${character}Bcc: all@example.com` })).toEqual({
				name: "Please remove the control characters.",
			});
		},
	);
});

describe("e-mail addresses", () => {
	it.each([
		"riya@example.com",
		"RIYA@EXAMPLE.COM",
		"riya.desai+kiteline@mail.example.co.in",
		"o'brien_1@sub-domain.example.org",
		"a@b.cd",
		"123@456.in",
		"!#$%&'*+/=?^_`{|}~-@example.com",
		"riya@xn--mgba3a4f16a.example",
		"riya@localhost",
	])("may be %s", (email) => {
		expect(readErrors({ email })).toEqual({});
	});

	it.each([
		"riya",
		"@example.com",
		"riya@",
		"riya@@example.com",
		"riya@example..com",
		"riya@.example.com",
		"riya@-example.com",
		"riya@example-.com",
		"riya@exam_ple.com",
		"riya desai@example.com",
		"riya@example.com, all@example.com",
		"riya@example.com;all@example.com",
		"Riya <riya@example.com>",
		"<riya@example.com>",
		'"riya desai"@example.com',
		"riya@[127.0.0.1]",
		"riya@example.com\nBcc: all@example.com",
		"riya@example.com\r\nBcc: all@example.com",
		"riya\r\n@example.com",
		"riya@example.com\u0000.evil.example",
		"ri\u0000ya@example.com",
		"riya@example.com%0aBcc:all@example.com",
		"रिया@example.com",
		"riya@उदाहरण.भारत",
		"riya\u202e@example.com",
		"riya@example\u3002com",
		`riya@${"e".repeat(64)}.com`,
		"mailto:riya@example.com",
		"riya@example com",
		"riya@example.com<script>",
	])("may not be %j", (email) => {
		expect(readErrors({ email })).toEqual({ email: "Please enter a valid email." });
	});

	it("are told apart as the collected samples say", () => {
		if (!existsSync(CORPUS)) {
			console.log(`${CORPUS} is not there, so the collected e-mail samples are left out.`);
			return;
		}
		const samples = corpusSchema.parse(JSON.parse(readFileSync(CORPUS, "utf8")));
		const isAccepted = (email: string) => readErrors({ email }).email === undefined;
		const refused = samples.filter(
			(sample) =>
				sample.class === "must_accept" && sample.email.length <= 254 && !isAccepted(sample.email),
		);
		const accepted = samples.filter(
			(sample) => sample.class === "must_reject" && isAccepted(sample.email),
		);
		expect(samples.length).toBeGreaterThan(300);
		expect(refused).toEqual([]);
		expect(accepted).toEqual([]);
	});
});

const GOOD_BY_NAME: Record<FieldName, string> = {
	name: "Riya Desai",
	email: "riya@example.com",
	message: "A message of some length.",
	phone: "+91 98765 43210",
	company: "Desai",
	budget: "50000",
	timeline: "now",
	callback: "morning",
};

const corpusSchema = z.array(z.object({ email: z.string(), class: z.string() }));
