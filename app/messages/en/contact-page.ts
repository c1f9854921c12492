import { defineMessages } from "../define-messages.ts";

/** The messages of the contact page and of the page of calls around the form. */
export const t = defineMessages("contact-page", {
	information: "Contact information",
	email: "E-mail",
	phone: "Phone",
	office: "Office",
	sampleAddress: "A sample address, not a real office",
	company: "Company",
	hours: "Hours",
	nextSteps: "What happens next",
	location: "Our Location",
	showMap: "Show the map",
	mapByClick: "It comes from {source}, whose servers then see your internet address.",
	seePlace: "See the place on OpenStreetMap",
	mapOf:
		"The map comes from {source}. If it does not appear, <link>{isOpenStreetMap, select, yes {open it on their site} other {find us on OpenStreetMap}}</link>.",
	turnstile:
		"Cloudflare checks here that the form is sent by a person, and sees your internet address while it does.",
	call: "{minutes, plural, one {# minute} other {# minutes}}, {by, select, phone {by phone} whatsapp {on WhatsApp} other {by video}}",
});
