import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { CallBar } from "#app/design/layout/call-bar.tsx";
import { ContactDetails } from "#app/site/contact/contact-details.tsx";
import { SITE } from "../../../tests/support/emails.ts";
import { ClosingCta } from "./closing-cta.tsx";

const CONTACT = {
	...SITE,
	address: { street: "Street", town: "Town", isSample: true },
	company: null,
};
const CTA = { title: "Ask us", text: "It is free.", button: "Ask" };

/** Lists the addresses to which a part of a page links; the agency has a WhatsApp number or none. */
function listLinks(part: ReactNode, whatsapp?: string): string[] {
	// biome-ignore lint/correctness/noComponentHookFactories: a router stub takes a component, and it is rendered once
	const page = { id: "place", path: "services/:service/:place", Component: () => part };
	const Stub = createRoutesStub([{ id: "root", path: "/", children: [page] }]);
	const meta = { title: "SEO Services in Mumbai" };
	const html = renderToStaticMarkup(
		<Stub
			initialEntries={["/services/seo/mumbai"]}
			hydrationData={{ loaderData: { root: { site: { ...SITE, whatsapp } }, place: { meta } } }}
		/>,
	);
	return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
}

it.each([
	["the closing call to action", "SEO Services in Mumbai", <ClosingCta key="part" cta={CTA} />],
	["the call bar", "SEO Services in Mumbai", <CallBar key="part" />],
	["the contact page", "Surat", <ContactDetails key="part" contact={CONTACT} subject="Surat" />],
])("%s leads to a chat about %s where there is a number", (_what, subject, part) => {
	const text = encodeURIComponent(`Hello ${SITE.name}, I have a question about ${subject}.`);
	expect(listLinks(part, "919876543210")).toContain(`https://wa.me/919876543210?text=${text}`);
	expect(listLinks(part)).not.toEqual([]);
	expect(listLinks(part).join(" ")).not.toContain("wa.me");
});
