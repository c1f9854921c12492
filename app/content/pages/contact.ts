import { contactSchema } from "../schemas/pages.ts";
import { toPlainCard } from "./card.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { toTitleEntry } from "./search-entry.ts";

export const text = { contact: contactSchema };

const CONTACT_NAMES = ["Contact", "Get a Quote", "Phone", "E-mail", "Address"];
const CALL_NAMES = ["Free Consultation", "Appointment", "Meeting", "Schedule a call"];

export const pages: PageFamily = {
	routes: ["/contact", "/book"],
	optional: {
		name: "booking",
		description: "Booking a call",
		paths: /^\/book$/,
		isThere: ({ pages }) => pages.contact.booking !== undefined,
		remove: ({ pages }) => ({
			pages: { ...pages, contact: { ...pages.contact, booking: undefined } },
		}),
	},
	list: ({ pages: { contact }, site }) => {
		const { booking, updated } = contact;
		const form = toSinglePage("/contact", {
			updated,
			search: () => ({
				...toTitleEntry(contact, ...CONTACT_NAMES),
				body: [site.email, site.phone, site.hours, site.address.addressLocality],
			}),
			card: () => toPlainCard({ ...contact, subtitle: site.email }, "teal"),
		});
		if (!booking) return [form];
		const call = toSinglePage("/book", {
			updated,
			search: () => toTitleEntry(booking.page, ...CALL_NAMES),
			card: () => toPlainCard(booking.page, "rani"),
		});
		return [form, call];
	},
	listSamples: null,
};
