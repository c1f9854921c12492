import { defineMessages } from "../define-messages.ts";

/** The words of the website check about what makes a website trustworthy. */
export const t = defineMessages("check-trusted", {
	certificateFinding:
		"{state, select, none {The website has no encrypted connection (https)} ending {The website’s certificate ends {days, plural, =0 {today} one {in one day} other {in {days} days}}} other {Browsers warn people about the website, because its certificate is not valid}}",
	certificateTested: "The certificate, by which browsers encrypt the connection to the website",
	certificateExpected: "One that browsers trust, and that is valid for at least {least} more days.",
	certificateWhy:
		"Without a valid certificate browsers call the website “not secure” or show a whole page of warning in its place, and many people leave at that point.",
	certificateMend:
		"Ask your hosting company for a certificate that renews itself. With most of them it is free, often under the name “Let’s Encrypt”, and takes a few minutes. If you have one that is about to end, ask whether its renewal is switched on.",
	certificateVerify:
		"Open the website with https:// before its address, click the sign to the left of the address and then “Connection is secure”: the browser says there whether the certificate is valid, and until when.",
	chainFinding: "The server sends its certificate without the intermediate one that belongs to it",
	chainTested: "Whether the certificate comes with the one that vouches for it",
	chainExpected: "The server sends the whole chain of certificates.",
	chainWhy:
		"Most browsers fetch what is missing, but some apps, older phones and programs refuse the connection.",
	chainMend:
		"Ask your hosting company to install the certificate with its full chain; it takes them a few minutes.",
	chainVerify:
		"Enter your address at ssllabs.com/ssltest: under “Chain issues” it says “Incomplete”. In your own browser all may look well.",

	httpsFinding: "The server does not lead visitors from http:// to https://",
	httpsTested: "Where the address with http:// leads",
	httpsExpected: "It redirects to the same page with https://.",
	httpsWhy:
		"Old links and printed addresses still lead to http://. Browsers mark the page there as “not secure”, and what visitors write into a form can be read on the way.",
	httpsMend:
		"The certificate is already there, and only the redirect is missing. Ask your hosting company to redirect everything to https; many have a switch for it, called “Force HTTPS” or similar.",
	httpsVerify:
		"Browsers now often change to https by themselves and hide this. Whoever looks after the website types “curl -I http://” with your address into a terminal: a line “Location: https://” should come.",

	headersFinding:
		"The server does not send {count, plural, one {a setting by which browsers protect} other {{count} settings by which browsers protect}} your visitors: {names}",
	headersTested: "The settings for safety that a server sends with each page",
	headersExpected:
		"“Strict-Transport-Security” with https, “X-Content-Type-Options: nosniff”, and “X-Frame-Options” or “frame-ancestors” in the Content-Security-Policy.",
	headersWhy:
		"They keep others from showing your pages within theirs, from leading visitors back to an unencrypted connection, and from passing off a file as a script. Clients and partners who review your website may ask for them.",
	headersMend:
		"Whoever looks after the server adds the missing lines to its settings, which takes a few minutes. “Strict-Transport-Security” should begin with a short time, since browsers then refuse the website without https.",
	headersVerify:
		"In Chrome press F12, open “Network”, reload the page and click its first line. The names stand under “Response Headers”, or are absent.",

	mixedContentFinding:
		"On encrypted pages, {count, plural, one {one address is} other {{count} addresses are}} used without encryption",
	mixedContentTested: "The scripts, style sheets, pictures, frames and forms of pages with https",
	mixedContentExpected: "All of them have addresses with https://.",
	mixedContentWhy:
		"Browsers block such scripts, styles and frames, so that a part of the page does not work. Pictures may be missing, and before such a form is sent the visitor is warned.",
	mixedContentMend:
		"Let whoever looks after the website make a backup first. Then these addresses are changed from http:// to https://, and one looks whether each still opens. In WordPress a search-and-replace plug-in changes old addresses everywhere; what has no https has to move to your own server.",
	mixedContentVerify:
		"Open the page in Chrome, press F12 and choose “Console”: after a reload there are lines with “Mixed Content” and the address.",

	contactFinding:
		"We found no way to reach the business on {pages, plural, one {the page that was} other {the {pages} pages that were}} read",
	contactTested:
		"Whether a visitor finds a telephone number, an e-mail address, a form or a page for contact",
	contactExpected: "At least one of them, as a text or as a link.",
	contactWhy:
		"Whoever wants to buy or to book and finds neither a number nor a form will probably go to a business that has one.",
	contactMend:
		"Put your telephone number, and WhatsApp if you use it, at the top and at the bottom of every page, as a link that a phone can call. Add a page called “Contact” with your address and opening hours, and link it in the menu.",
	contactVerify:
		"Open the website on your phone and try to call yourself. If the number is only in a picture or appears after a click, people may not find it, and search engines do not read it.",

	privacyFinding:
		"{kind, select, form {The website asks visitors for their data in a form} other {The website lets {name} note who visits it}}, but we found no link to a privacy policy on {pages, plural, one {the page that was} other {the {pages} pages that were}} read",
	privacyTested: "Whether a website that collects data links to a privacy policy",
	privacyExpected:
		"A link whose words or address say so, such as “Privacy policy”, on the pages that were read.",
	privacyWhy:
		"The law in India, in Europe and in many other countries asks you to say what you do with such data. Google’s advertising and many payment providers ask for it as well.",
	privacyMend:
		"Write, or have a lawyer check, a page that says which data you collect, what for, who receives it and how one has it deleted. Link it at the bottom of every page and beside each form.",
	privacyVerify:
		"Scroll to the bottom of your pages, and look beside the forms: there should be a link called “Privacy policy” that opens a page with text.",
});
