import { listPhones } from "../describe-agency.ts";
import { toBookText, toContactText } from "../page-text/plain-pages.ts";
import { contactSchema } from "../schemas/pages.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { listNames, toTitleEntry } from "./search-entry.ts";

export const text = { contact: contactSchema };

export const pages: PageFamily = {
	routes: ["/contact", "/book"],
	optional: {
		name: "booking",
		words: "Booking a call",
		paths: /^\/book$/,
		isThere: ({ pages }) => pages.contact.booking !== undefined,
		remove: ({ pages }) => ({
			pages: { ...pages, contact: { ...pages.contact, booking: undefined } },
		}),
	},
	list: (content) => {
		const {
			pages: { contact },
			site,
		} = content;
		const { booking, updated } = contact;
		const form = toSinglePage("/contact", "pages/contact.yaml", {
			updated,
			text: () => toContactText(content),
			search: () => ({
				...toTitleEntry(contact, ...listNames("contact")),
				body: [
					site.email,
					...listPhones(site).flatMap(({ name, phone }) => (name ? [name, phone] : phone)),
					site.hours,
					site.address.addressLocality,
				],
			}),
			card: () => toPlainCard({ ...contact, subtitle: site.email }, "teal"),
		});
		if (!booking) return [form];
		const call = toSinglePage("/book", "pages/contact.yaml", {
			updated,
			text: () => toBookText(booking, content),
			search: () => toTitleEntry(booking.page, ...listNames("call")),
			card: () => toPlainCard(booking.page, "rani"),
		});
		return [form, call];
	},
	listSamples: null,
};
