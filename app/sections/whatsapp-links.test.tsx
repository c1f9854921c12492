import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { SITE } from "#app/emails/letters-for-tests.ts";
import { CallBar } from "#app/layout/call-bar.tsx";
import { ContactDetails } from "#app/routes/contact/contact-details.tsx";
import { ClosingCall } from "./closing-call.tsx";

const CALL = { title: "Ask us", text: "It is free.", button: "Ask" };
const MUMBAI = "/services/seo/mumbai";

/** The addresses that a part of a page links to; the agency has a WhatsApp number or none. */
function listLinks(path: string, part: ReactNode, whatsapp?: string): string[] {
	const meta = { title: "SEO Services in Mumbai" };
	const Stub = createRoutesStub([
		{
			id: "root",
			path: "/",
			children: [
				{ id: "contact", path: "contact", Component: () => part },
				{ id: "place", path: "services/:service/:place", Component: () => part },
			],
		},
	]);
	const html = renderToStaticMarkup(
		<Stub
			initialEntries={[path]}
			hydrationData={{
				loaderData: { root: { site: { ...SITE, whatsapp } }, place: { meta }, contact: { meta } },
			}}
		/>,
	);
	return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) =>
		href.replaceAll("&amp;", "&"),
	);
}

const write = (text: string) => `https://wa.me/919876543210?text=${encodeURIComponent(text)}`;
const NUMBER = "919876543210";

describe("with a WhatsApp number", () => {
	it.each([
		["the closing call", <ClosingCall key="part" call={CALL} />],
		["the call bar", <CallBar key="part" phone={SITE.phone} />],
	])("%s leads to a chat that names the page", (_what, part) => {
		expect(listLinks(MUMBAI, part, NUMBER)).toContain(
			write("Hello Kiteline, I have a question about SEO Services in Mumbai."),
		);
	});

	it("the contact page leads to a chat that names what the visitor was reading about", () => {
		const details = (subject: string | null) => (
			<ContactDetails contact={{ ...SITE, whatsapp: NUMBER }} subject={subject} />
		);
		expect(listLinks("/contact", details("Surat"), NUMBER)).toContain(
			write("Hello Kiteline, I have a question about Surat."),
		);
		expect(listLinks("/contact", details(null), NUMBER)).toContain(
			write("Hello Kiteline, I have a question."),
		);
	});
});

describe("without a WhatsApp number", () => {
	it.each([
		["the closing call", <ClosingCall key="part" call={CALL} />],
		["the call bar", <CallBar key="part" phone={SITE.phone} />],
		["the contact page", <ContactDetails key="part" contact={SITE} subject="Surat" />],
	])("%s leads to no chat", (_what, part) => {
		const links = listLinks(MUMBAI, part);
		expect(links.length).toBeGreaterThan(0);
		expect(links.join(" ")).not.toContain("wa.me");
	});
});
