import { expect, it } from "vitest";
import { fitHeader } from "./fit-header.server.ts";

const site = { name: "Kiteline", phone: "+91 98765 43210" };
const name = (...names: string[]) => names.map((each) => ({ name: each }));
const SHORT = name("Services", "Case Studies", "Blog", "About Us", "Contact");
const SHOWN = { site, logo: null, links: SHORT, button: "Get a Quote" };

it("what is short stands in the header at each width", () => {
	expect(fitHeader(SHOWN)).toBeUndefined();
	expect(fitHeader({ ...SHOWN, links: name("A", "B", "C", "D", "E", "F", "G") })).toBeUndefined();
});

it("a long button leaves the header of phones, as does one beside a wide logo or a long word", () => {
	const left = { hasLongButton: true };
	expect(fitHeader({ ...SHOWN, button: "Book a free call" })).toEqual(left);
	expect(fitHeader({ ...SHOWN, logo: { width: 212, height: 40 } })).toEqual(left);
	expect(fitHeader({ ...SHOWN, logo: { width: 40, height: 40 } })).toBeUndefined();
	expect(fitHeader({ ...SHOWN, site: { ...site, name: "Kite & Lines" } })).toBeUndefined();
	expect(fitHeader({ ...SHOWN, site: { ...site, name: "Kitelinesmen" } })).toEqual(left);
});

it("a wide menu waits for a wider screen, and the phone number goes before it wraps", () => {
	const wide = name("Leistungen", "Arbeiten", "Preise", "So arbeiten wir", "Unser Team", "Jobs");
	expect(fitHeader({ ...SHOWN, links: wide })).toEqual({ hasLongMenu: true });
	expect(fitHeader({ ...SHOWN, links: [...wide, ...name("Aus der Werkstatt")] })).toEqual({
		hasLongMenu: true,
		hasLongNumber: true,
	});
});
