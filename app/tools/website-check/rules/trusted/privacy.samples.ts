import { ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const FORM =
	'<form action="/send"><input name="name"><input type="email" name="email"><textarea name="words"></textarea></form>';
const GTM =
	"<script>(function(w,d){d.createElement('script').src='https://www.googletagmanager.com/gtm.js?id=GTM-1'})(window,document)</script>";
const BARE = SOUND.replace('<a href="/privacy">Privacy policy</a>', "");
const build = (html: string, page = BARE) => ({ "/": page.replace("<main>", `<main>${html}`) });
const link = (text: string, href = "/p") => build(`${FORM}<a href="${href}">${text}</a>`);

export const samples: Samples = {
	sound: [
		{ is: "a form and a link", pages: build(FORM, SOUND) },
		{ is: "a tracker and a link", pages: build(GTM, SOUND) },
		{ is: "an address of Shopify", pages: link("→", "/policies/privacy-policy") },
		{
			is: "a policy that others keep",
			pages: link("Terms", "https://www.iubenda.com/privacy-policy/123"),
		},
		{ is: "DATENSCHUTZ", pages: link("DATENSCHUTZERKLÄRUNG") },
		{ is: "Politique de confidentialité", pages: link("Politique de confidentialit&eacute;") },
		{ is: "Política de privacidad", pages: link("Política de privacidad") },
		{ is: "Polityka prywatności", pages: link("Polityka prywatności") },
		{ is: "गोपनीयता नीति", pages: link("गोपनीयता नीति") },
		{ is: "தனியுரிமை", pages: link("தனியுரிமைக் கொள்கை") },
		{ is: "Data protection", pages: link("Data Protection Notice") },
		{ is: "a policy on the page itself", pages: link("Your data", "#privacy") },
		{ is: "a link on another page", pages: { ...build(FORM), "/contact": SOUND } },
	],
	skipped: [
		{ is: "nothing is collected", pages: { "/": BARE } },
		{ is: "a search", pages: build('<form role="search"><input type="search" name="s"></form>') },
		{
			is: "a search without its role",
			pages: build('<form><input type="text" name="q"><input name="place"></form>'),
		},
		{
			is: "a choice of a product",
			pages: build(
				'<form action="/cart/add"><select name="size"></select><input type="number" name="quantity"></form>',
			),
		},
		{ is: "a code for a discount", pages: build('<form><input type="text" name="coupon"></form>') },
		{
			is: "fields that nobody fills in",
			pages: build('<form><input type="hidden" name="a"><input type="submit"></form>'),
		},
		{
			is: "a tracker for those without scripts",
			pages: build('<noscript><img src="https://connect.facebook.net/tr"></noscript>'),
		},
		{
			is: "fonts, maps and films of others",
			pages: build(
				'<iframe src="https://www.google.com/maps/embed"></iframe><script src="https://code.jquery.com/a.js"></script>',
			),
		},
		{
			is: "a page that scripts write",
			pages: { "/": `<title>Mehta</title>${GTM}<div id="root"></div>` },
		},
	],
	faulty: [
		{ is: "a form", pages: build(FORM), values: { kind: "form", pages: 1 } },
		{
			is: "a newsletter",
			pages: build('<form><input type="EMAIL"></form>'),
			values: { kind: "form" },
		},
		{
			is: "a call back to a number",
			pages: build('<form><input name="your-Phone"></form>'),
			values: { kind: "form" },
		},
		{
			is: "a tracker",
			pages: build('<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>'),
			values: { kind: "tracker", name: "googletagmanager.com" },
		},
		{ is: "a snippet of a tracker", pages: build(GTM), values: { kind: "tracker" } },
		{
			is: "a form on a second page, and words without a link",
			pages: { "/": BARE, "/contact": build(`<p>We respect your privacy.</p>${FORM}`)["/"] },
			values: { kind: "form", pages: 2 },
			at: [`${ORIGIN}/contact`],
		},
	],
};
