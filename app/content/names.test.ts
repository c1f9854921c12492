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
