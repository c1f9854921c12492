import fc from "fast-check";
import { expect, it } from "vitest";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { COMMAND } from "#app/enquiries/store/change-types.ts";
import { toTerms } from "#app/platform/terms.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { prepareSearch } from "./find-sought.ts";

describeOnBoth("the search of the desk", ({ open }) => {
	async function openSearch() {
		const stores = await open();
		const { database, enquiries } = stores;
		const find = async (q: string) => {
			const { matches } = await prepareSearch(database, q);
			const found = database.db.selectFrom("enquiries").select("id").where(matches);
			return (await found.execute()).map(({ id }) => id);
		};
		const save = async (given: Parameters<typeof createNewEnquiry>[0] = {}) =>
			(await enquiries.save(createNewEnquiry(given), [])).id;
		const change = (id: string, change: Parameters<typeof changeEnquiry>[2]) =>
			changeEnquiry(database, { id, by: COMMAND }, change);
		return { ...stores, find, save, change };
	}

	it.each([
		"Nisha",
		"nisha, Trivedi Sweets",
		"Trivedi Nisha",
		"sweets NISHA",
		"<nisha.k@trivedisweets.example>",
		"nisha.k@",
		"उदाहरण",
		"a@उदाहरण.भारत",
		"trivedisweets",
		"Café",
		"cafe",
		"मिठाई",
		"मिठा",
		"9825011223",
		"919825011223",
		"+91 98250 11223",
		"098250-11223",
		"98250",
		"11223",
		"50112",
		"packaging",
		"parcel 40",
		"quarterly",
		"sends samples",
		"mar\u00ADket",
		"Nisah",
		"Nsha Trivedi",
		"trivdei",
		"pakcaging",
		"rivedisweet",
		"2345-6789",
	])("finds %j", async (q) => {
		const { find, save, change } = await openSearch();
		await save({ name: "Zubin Irani", email: "z@x.example", phone: "+65 9123 4567" });
		const id = await save({
			name: "Nisha Trivedi",
			company: "Trivedi Sweets",
			email:
				q.startsWith("a@") || q === "उदाहरण"
					? "a@xn--p1b6ci4b4b3a.xn--h2brj9c"
					: "nisha.k@trivedisweets.example",
			phone: q === "2345-6789" ? "2345 6789" : "+91 98250 11223",
			message: "We make मिठाई for the Café Royal and market them by parcel, 40 a day.",
		});
		await change(id, { kind: "note", text: "Wants new packaging, asks quarterly." });
		await change(id, { kind: "answered-elsewhere", channel: "call", text: "She sends samples." });
		expect(await find(q)).toEqual([id]);
	});

	it("finds by the reference, and takes what is no word for nothing", async () => {
		const { find, save } = await openSearch();
		const id = await save({ message: String.raw`100%_sure\ly "quoted" AND (near) 'one'` });
		for (const q of [id, id.slice(0, 8), '"quoted"', "'one'", "AND", "(near", "sure*", "100%"])
			expect(await find(q), q).toEqual([id]);
		for (const q of ["%%%", "'", '"', "NOT", "nobody OR sure", "*", "1_00", "\uFFFD"])
			expect(await find(q), q).toEqual([]);
	});

	it.each([
		["広告", "東京の店舗で広告を出したいです。予算は月5万円です。"],
		["出したい", "東京の店舗で広告を出したいです。"],
		["です", "東京の店舗で広告を出したいです"],
		["円", "予算は月5万円"],
		["ガイド", "旅行ｶﾞｲﾄﾞブック"],
		["SEO対策", "御社のSEO対策を"],
		["対策", "御社のSEO対策を"],
		["搜索广告", "我们想在上海做搜索广告，请报价。"],
		["小明", "王小明"],
		["กาแฟ", "เราต้องการโฆษณาร้านกาแฟในกรุงเทพ"],
		["กรุงเทพ", "เราต้องการโฆษณาร้านกาแฟในกรุงเทพ"],
		["광고", "서울에서 검색광고를 하고 싶습니다"],
		["철수", "김철수"],
		["Goethestrasse", "Wir sind in der Goethestraße"],
		["GOETHESTRAẞE", "Wir sind in der Goethestrasse"],
		["Da Nang", "quảng cáo ở Đà Nẵng"],
		["Đà Nẵng", "ads in Da Nang"],
		["dluga", "ulica Długa"],
		["smorrebrod", "Smørrebrød"],
		["Aeroskobing", "Ærøskøbing"],
		["AB1234", "model AB-1234"],
		["AB1234", "model AB 1234"],
		["AB-1234", "model AB1234"],
		["OBrien", "Pat O’Brien"],
	])("finds %j in %j, and only there", async (q, message) => {
		const { find, save } = await openSearch();
		await save({
			message: "東京の会社は広い告知をする。 Abbey 12. 王大明 北京 ร้านอาหาร 회사 Berlin",
		});
		const id = await save({ message });
		expect(await find(q)).toEqual([id]);
	});

	it("forgets the words of an erased person", async () => {
		const { database, find, save, change } = await openSearch();
		const id = await save({ name: "Nisha Trivedi" });
		const other = await save({
			name: "Nisha Shah",
			email: "shah@x.example",
			message: "Prices please",
		});
		await change(id, { kind: "note", text: "Lives in Navrangpura" });
		await change(id, { kind: "correct", email: "new@navsari.example", phone: null });
		expect(await find("navsari")).toEqual([id]);
		await change(id, { kind: "erase" });
		for (const q of ["Trivedi", "Trivdi", "Navrangpura", "navsari"])
			expect(await find(q)).toEqual([]);
		expect(await find("Nisha")).toEqual([other]);
		const words = await database.db.selectFrom("searchWords").select("word").execute();
		expect(words.map(({ word }) => word)).not.toContain("trivedi");
		expect(words.map(({ word }) => word)).toContain("nisha");
	});

	it("has each word that a scan of all texts finds, and no other", async () => {
		const { find, save } = await openSearch();
		const word = fc.constantFrom(
			"seo",
			"Surat",
			"SÉO",
			"मिठाई",
			"silver-work",
			"x1",
			"don't",
			"100%",
		);
		const texts = fc.array(fc.array(word, { minLength: 3, maxLength: 6 }), {
			minLength: 4,
			maxLength: 4,
		});
		await fc.assert(
			fc.asyncProperty(texts, word, async (all, sought) => {
				const mark = `mark${crypto.randomUUID().replaceAll(/\d/g, "x")}`;
				const stored = new Map<string, string>();
				for (const words of all) {
					const message = `${mark} ${words.join(" ")}`;
					stored.set(await save({ message }), message);
				}
				const terms = toTerms(sought);
				const scanned = [...stored].filter(([, message]) =>
					terms.every((term) => toTerms(message).some((each) => each.startsWith(term))),
				);
				// Without any exact one the near ones are found.
				if (scanned.length > 0)
					expect((await find(`${sought} ${mark}`)).toSorted()).toEqual(
						scanned.map(([id]) => id).toSorted(),
					);
			}),
			{ numRuns: 15 },
		);
	});
});
