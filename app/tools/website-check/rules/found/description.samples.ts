import { buildSound, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const DESCRIPTION = /<meta name="description"[^>]*>/;
const withMeta = (meta: string, html = SOUND) => html.replace(DESCRIPTION, meta);
const withText = (text: string) => withMeta(`<meta name="description" content="${text}">`);
const bare = (heading: string) => withMeta("", buildSound(heading, heading));

export const samples: Samples = {
	sound: [
		{ is: "a description of a clinic" },
		{
			is: "a name in upper case, and entities",
			pages: {
				"/": withMeta(
					'<META NAME="Description" CONTENT="Children &amp; grown-ups: a dental clinic in Chandigarh, open in the evening">',
				),
			},
		},
		{
			is: "26 Chinese letters",
			pages: { "/": withText("上海静安区牙科诊所提供儿童牙科种植牙正畸当天预约服务") },
		},
		{
			is: "Hindi",
			pages: {
				"/": withText("चंडीगढ़ में बच्चों और बड़ों का डेंटल क्लिनिक: उसी दिन अपॉइंटमेंट, तय कीमतें, शाम को भी खुला"),
			},
		},
		{ is: "300 letters", pages: { "/": withText("a".repeat(300)) } },
		{
			is: "an empty one before that of a plug-in",
			pages: {
				"/": SOUND.replace(DESCRIPTION, (found) => `<meta name="description" content="">${found}`),
			},
		},
		{
			is: "a privacy policy without one",
			pages: { "/contact": buildSound("Contact", "Contact"), "/privacy": bare("Privacy") },
		},
		{
			is: "pages that may not be shown without one",
			pages: {
				"/cart": bare("Cart").replace("<title>", '<meta name="robots" content="noindex"><title>'),
				"/account": bare("You").replace("<title>", '<meta name="robots" content="noindex"><title>'),
			},
		},
	],
	skipped: [
		{
			is: "a page whose scripts write it",
			pages: {
				"/": '<html><head><title>Clinic</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>',
			},
		},
	],
	faulty: [
		{ is: "none", pages: { "/": withMeta("") }, values: { count: 1, pages: 1 } },
		{ is: "an empty one", pages: { "/": withText(" ") }, values: { count: 1, pages: 1 } },
		{
			is: "an attribute that is missing",
			pages: { "/": withMeta('<meta name="description">') },
			values: { count: 1, pages: 1 },
		},
		{
			is: "the sentence of a new WordPress",
			pages: { "/": withText("Just another WordPress site") },
			values: { count: 1, pages: 1 },
		},
		{
			is: "400 letters",
			pages: { "/": withText("a".repeat(400)) },
			values: { count: 1, pages: 1 },
		},
		{
			is: "one for social networks alone",
			pages: { "/": withMeta(`<meta property="og:description" content="${"a".repeat(80)}">`) },
			values: { count: 1, pages: 1 },
		},
		{
			is: "most pages without one",
			pages: { "/a": bare("A"), "/b": bare("B") },
			values: { count: 2, pages: 3 },
			at: [`${ORIGIN}/a`, `${ORIGIN}/b`],
		},
		{
			is: "a website that may not be shown at all, and has none",
			pages: { "/": withMeta('<meta name="robots" content="noindex">') },
			values: { count: 1, pages: 1 },
		},
	],
};
