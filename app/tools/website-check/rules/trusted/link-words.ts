import type { Page } from "../../visit/visit.ts";

/** Words, and beginnings of words, by which a link leads to where one reaches the business; in small letters. */
export const CONTACT_WORDS = [
	..."contact kontakt contato contatt yhteys kapcsolat iletişim iletisim επικοινων контакт зв'яз".split(
		" ",
	),
	..."impressum imprint enquir inquir appointment termin".split(" "),
	..."संपर्क सम्पर्क સંપર્ક যোগাযোগ தொடர்பு సంప్రదించ ಸಂಪರ್ಕ ബന്ധപ്പെട ਸੰਪਰਕ ଯୋଗାଯୋଗ رابطہ".split(" "),
	"get in touch",
	"get-in-touch",
	"reach us",
	"reach-us",
	"call us",
	"write to us",
];

/** Words, and beginnings of words, by which a link leads to what is done with the visitor's data; in small letters. */
export const PRIVACY_WORDS = [
	..."privacy datenschutz dsgvo gdpr rgpd kvkk confidentialit confidenţialit confidențialit".split(
		" ",
	),
	..."privacidad riservatezza integritet personuppgift personvern privatliv persondata tietosuoja".split(
		" ",
	),
	..."prywatno soukrom súkrom osobných osobních adatvéd adatved zasebnost privatnost gizlilik".split(
		" ",
	),
	..."privaatsus privātum privatum απόρρητ απορρήτ προσωπικ конфиденц конфіденц поверителност приватн".split(
		" ",
	),
	..."गोपनीयता निजता ગોપનીયતા গোপনীয়তা தனியுரிம గోప్యత ಗೌಪ್ಯತೆ സ്വകാര്യത ਗੋਪਨੀਯਤਾ ਪਰਦੇਦਾਰੀ ଗୋପନୀୟତା رازداری".split(
		" ",
	),
	"data protection",
	"data-protection",
	"data policy",
	"données personnelles",
	"donnees-personnelles",
	"protection des données",
	"protection-des-donnees",
	"protección de datos",
	"proteccion-de-datos",
	"protecció de dades",
	"proteção de dados",
	"dati personali",
	"persoonsgegevens",
	"persónuvernd",
	// Some laws have one page for all of it.
	"mentions légales",
	"mentions-legales",
	"aviso legal",
	"aviso-legal",
	"cookie",
];

/** Returns whether a link of the pages, or the address of one of them, has one of the words. */
export function hasLink(pages: readonly Page[], words: readonly string[]): boolean {
	const wanted = words.map(simplify);
	return pages.some((page) => {
		const texts = page.document.links.flatMap(({ href, text }) => [text, getPath(href, page)]);
		const all = [getPath(page.url, page), ...texts].map(simplify);
		return all.some((text) => wanted.some((word) => text.includes(word)));
	});
}

/** Returns the path of an address with what follows it, as people read it, without the host. */
function getPath(address: string, page: Page): string {
	const url = URL.parse(address, page.url);
	if (!url?.protocol.startsWith("http")) return "";
	const path = url.pathname + url.search + url.hash;
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

function simplify(text: string): string {
	return text.normalize("NFKC").toLowerCase();
}

/** What a page says at least that is written by its server and not by scripts, in characters. */
const LEAST_TEXT = 200;

/** Returns whether some page has words without scripts: of others one cannot say what they lack. */
export function haveWords(pages: readonly Page[]): boolean {
	return pages.some(({ document: { text } }) => text.length >= LEAST_TEXT);
}
