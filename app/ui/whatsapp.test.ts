import { expect, it } from "vitest";
import { toWhatsAppAddress } from "./whatsapp.ts";

it("opens a chat with the words in it, whatever they hold", () => {
	const text = "Hello, a question about UI/UX & 100 % “कपड़ा” #1?";
	const address = new URL(toWhatsAppAddress("919876543210", text));
	expect([address.origin, address.pathname]).toEqual(["https://wa.me", "/919876543210"]);
	expect(address.searchParams.get("text")).toBe(text);
	expect(address.hash).toBe("");
});
