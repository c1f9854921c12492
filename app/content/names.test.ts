import { expect, it } from "vitest";
import { toSlug } from "./names.ts";
import { slugSchema } from "./schemas/text.ts";

it.each([
	["Łukasz Żak", "lukasz-zak"],
	["Øyvind Ægir", "oyvind-aegir"],
	["Große Straße", "grosse-strasse"],
	["GROẞE", "grosse"],
	["Þóra Ðorð", "thora-dord"],
	["Œuvre", "oeuvre"],
	["Nguyễn Đức", "nguyen-duc"],
	["Łódź SEO", "lodz-seo"],
	["Özlem Yıldız", "ozlem-yildiz"],
	["İpek Iğdır", "ipek-igdir"],
	["Ərdəbil", "erdebil"],
	["Ħamrun", "hamrun"],
	["José Ruiz", "jose-ruiz"],
	["Jose\u0301", "jose"],
	["ﬁne ½", "fine-1-2"],
	["Реклама", "reklama"],
	["Сельдь", "seld"],
	["Αθήνα", "athina"],
	["खोज", "khoj"],
	["東京 SEO", "dongjing-seo"],
	["서울", "seoul"],
	["O’Brien's R&D", "o-brien-s-r-d"],
	["  C++ / Web™ 🪁 ", "c-web"],
	["🪁", ""],
])("the slug of %j is %j", (name, slug) => {
	expect(toSlug(name)).toBe(slug);
	if (slug) expect(slugSchema.parse(slug)).toBe(slug);
});

it.each([
	["Köln", "de-DE", "koeln"],
	["Jo\u0308rg Müßig, ÄRZTE", "de", "joerg-muessig-aerzte"],
	["Zürich", "de-CH", "zuerich"],
	["Özlem Yıldız", "tr-TR", "ozlem-yildiz"],
	["Ærø, Ålborg, Tromsø", "da-DK", "aeroe-aalborg-tromsoe"],
	["Ålesund", "nb-NO", "aalesund"],
	["Ålesund", "nn-NO", "aalesund"],
	["Ålesund", "no", "aalesund"],
	["Åre, Växjö, Malmö", "sv-SE", "are-vaxjo-malmo"],
	["Jyväskylä", "fi-FI", "jyvaskyla"],
	["Köln", "en-IN", "koln"],
])("the slug of %j in %s is %j", (name, locale, slug) => {
	expect(toSlug(name, locale)).toBe(slug);
});
