import { expect, it } from "vitest";
import { getContactLinks } from "./contact-links.ts";

it.each([
	["+91 98250 11223", "tel:+919825011223", "919825011223"],
	["98250 11223", "tel:9825011223", "919825011223"],
	["0044 20 7946 0958", "tel:00442079460958", "442079460958"],
	["079-2658 1234 ext 12", "tel:07926581234;ext=12", "917926581234"],
])("%s is called by %s, and is %s in WhatsApp", (phone, call, number) => {
	const links = getContactLinks({ name: "Riya", email: "riya@x.example", phone });
	expect(links.call).toBe(call);
	expect(links.whatsApp).toContain(`https://wa.me/${number}?`);
});
