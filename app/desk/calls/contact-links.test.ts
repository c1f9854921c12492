import { expect, it } from "vitest";
import { getContactLinks } from "./contact-links.ts";

it.each([
	["+91 98250 11223", ["919825011223"]],
	["0 98250 11223", ["919825011223"]],
	["+91 (0) 98765 43210", ["919876543210"]],
	["+65 9123 4567", ["6591234567"]],
	["98765 43210 / 98765 43211", ["919876543210", "919876543211"]],
	["98765 43210 or 022 2345 6789", ["919876543210"]],
	["+1 415 555 2671", ["14155552671"]],
	["0044 20 7946 0958", []],
	["079-2658 1234 ext 12", []],
	[null, []],
])("%s is %j in WhatsApp, which a fixed line has not", (phone, numbers) => {
	const { toWhatsApps } = getContactLinks({ name: "Riya", email: "riya@x.example", phone });
	const links = numbers.map((number) => `https://wa.me/${number}?text=Hello%20Riya%2C%20`);
	expect(toWhatsApps().map(({ href }) => href)).toEqual(links);
});

it("several numbers have a link each that names them, and one that is there twice has one", () => {
	const getCalls = (phone: string) =>
		getContactLinks({ name: "Riya", email: "riya@x.example", phone }).calls;
	expect(getCalls("98765 43210 / 022 2345 6789")).toEqual([
		{ name: "Call 98765 43210", href: "tel:+919876543210" },
		{ name: "Call 022 2345 6789", href: "tel:+912223456789" },
	]);
	expect(getCalls("98765 43210, 9876543210")).toEqual([
		{ name: "Call", href: "tel:+919876543210" },
	]);
});
