import { defineMessages } from "../define-messages.ts";

/** The words of the website check about a website being understood by search engines, and by people who read it in another way. */
export const t = defineMessages("check-understood", {
	languageFinding:
		"{fault, select, missing {{count, plural, one {One page does} other {{count} pages do}} not say in which language the text is, of {pages} that were read} malformed {{count, plural, one {One page names} other {{count} pages name}} the language in a form that browsers do not know, “{lang}”, of {pages} that were read} other {{count, plural, one {One page says} other {{count} pages say}} that the language is “{lang}”, but the text is in another script, of {pages} that were read}}",
	languageTested: "The language that each page names",
	languageExpected: "Each page names the language of its text, such as “en-IN” or “hi”.",
	languageWhy:
		"Programs that read pages aloud choose their voice by it, and browsers decide by it whether to offer a translation.",
	languageMend:
		'Where the language is missing or not known, ask whoever made the website to let the theme write it into the element “html”, as in lang="en-IN"; WordPress has language_attributes() for it. Where it is the wrong one, choose the language of the site under Settings, General.',
	languageVerify:
		"Right-click on the page, choose “View page source” and look at the line near the top that begins with “html”: “lang” and the language stand there.",
	headingsFinding:
		"{kind, select, bare {{bare, plural, one {One page has} other {{bare} pages have}} much text and no headings within it} empty {{empty, plural, one {One heading has} other {{empty} headings have}} no words} other {{bare, plural, one {One page has} other {{bare} pages have}} much text and no headings within it, and {empty, plural, one {one heading is} other {{empty} headings are}} empty}}",
	headingsTested: "The headings that divide the text of each page",
	headingsExpected:
		"A page with more than {words} words has headings within its text, and no heading is empty.",
	headingsWhy:
		"Most visitors skim a page by its headings until they find what they came for, and search engines and assistants tell by them which part answers a question.",
	headingsMend:
		"Give each part of a long text a heading of a few words, with the style “Heading 2” of your editor and not only in bold. Delete headings that have no words.",
	headingsVerify:
		"Open the page and scroll through it quickly: you should be able to tell from its headings alone what each part is about. An empty heading often shows as a gap.",
	viewportFinding:
		"{count, plural, one {One page is} other {{count} pages are}} not made for the screen of a phone, of {pages} that were read: phones show the whole width of a large screen in tiny letters",
	viewportTested: "How wide each page is on a phone",
	viewportExpected: "Each page takes the width of the screen on which it is shown.",
	viewportWhy:
		"Many people look for a business on their phone, and leave a page that they have to enlarge before they can read it.",
	viewportMend:
		"Whoever made the website adds the line “viewport” with “width=device-width, initial-scale=1” to the head of every page and checks the layout on a phone. With WordPress or a website builder, a current theme does this.",
	viewportVerify:
		"Open the page on a phone, held upright: you should read its text without enlarging it, and without moving it from side to side.",
	zoomFinding:
		"{count, plural, one {One page does} other {{count} pages do}} not let visitors enlarge what they read, of {pages} that were read",
	zoomTested: "Whether each page can be enlarged with two fingers",
	zoomExpected: "Each page can be enlarged to at least twice its size.",
	zoomWhy:
		"People with poor eyesight cannot read your prices, or look closely at a picture, on a phone that keeps to this.",
	zoomMend:
		"Whoever made the website removes “user-scalable=no” and “maximum-scale” from the line “viewport” of every page. In WordPress that line is part of the theme.",
	zoomVerify:
		"Open the page in Chrome on an Android phone and spread two fingers on it: it should grow. Safari on an iPhone enlarges it all the same.",
	linkTextsFinding:
		"{count, plural, one {One link does} other {{count} links do}} not say where {count, plural, one {it leads} other {they lead}}",
	linkTextsTested: "The words of the links",
	linkTextsExpected:
		"Each link has words, and links to different pages do not all say “read more” or “here”.",
	linkTextsWhy:
		"Google takes the words of a link as a hint to what the page behind it offers, and people who hear a page instead of seeing it choose by them.",
	linkTextsMend:
		"Write into each link what one finds behind it, such as “Prices of braces” instead of “Read more”. For links that are only a symbol, whoever made the website adds a name with “aria-label”.",
	linkTextsVerify:
		"Open the page and read only its links, without the text around them: each should say by itself where it leads. For a link that is a symbol, ask a program that reads pages aloud, such as VoiceOver or TalkBack.",
	pictureTextsFinding:
		"{count, plural, one {One picture has} other {{count} pictures have}} no words that say what {count, plural, one {it shows} other {they show}}",
	pictureTextsTested: "The texts of pictures that search engines and programs read instead of them",
	pictureTextsExpected:
		"Each picture has a text, which is empty only for decoration; it is no file name, and not empty where the picture is a link.",
	pictureTextsWhy:
		"Google Images finds a picture by this text, and people who cannot see it hear the text, or else a file name.",
	pictureTextsMend:
		"Open the page in the editor, click the picture, and write in a few words what it shows under “Alternative text”; in WordPress the field of the media library counts only for pictures that are inserted later. Leave it empty for mere decoration, and for a picture that is a link write where the link leads.",
	pictureTextsVerify:
		"Right-click on the picture, choose “Inspect” and look for “alt” in the line that is marked: it should say what you see.",
	businessDataFinding:
		"{fault, select, missing {The pages, as they are sent, have no details of your business in the form that search engines read} incomplete {The details of your business for search engines lack its name, or an address, telephone number or website} other {Details for search engines contain a mistake, so that they cannot be read}}",
	businessDataTested: "The details of the business for search engines (structured data)",
	businessDataExpected:
		"The website names the business in structured data of schema.org, with its name and an address, a telephone number or its website.",
	businessDataWhy:
		"Search engines and assistants take your name, address and hours from such data without having to guess them from the text.",
	businessDataMend:
		"Fill in the company details in the SEO plug-in of WordPress, or ask whoever made the website for JSON-LD of the type LocalBusiness, or of one that fits better, such as Dentist. It has to stand in the page itself and to be free of mistakes.",
	businessDataVerify:
		"Right-click on the page, choose “View page source” and search for “ld+json”. Copy what stands there into validator.schema.org, which shows what it says and where it is wrong.",
	phoneFinding:
		"{pages, plural, one {The page that was read has no telephone number, neither as text nor as a link} other {None of the {pages} pages that were read has a telephone number as text or as a link}}",
	phoneTested: "A telephone number as text",
	phoneExpected: "A telephone number stands as text on the website, or a link begins a call.",
	phoneWhy:
		"Whoever would rather call than write does not reach you, and a number in a picture can be neither tapped nor copied, nor read by an assistant that is asked for it.",
	phoneMend:
		"Write your number with the code of the country as text at the top or foot of every page, and make it a link that begins with “tel:”.",
	phoneVerify:
		"Open the website on a phone and hold your finger on the number: it should be possible to select and copy it as text.",
	phoneLinkFinding:
		"{count, plural, one {The number {number} stands} other {{count} telephone numbers, such as {number}, stand}} on the website, but nobody can call by tapping {count, plural, one {it} other {them}}",
	phoneLinkTested: "Telephone numbers that can be tapped",
	phoneLinkExpected: "A link of the website begins a call, or a message in WhatsApp.",
	phoneLinkWhy:
		"On many phones one has to copy the number into another app before one can call, and some people do not take that trouble.",
	phoneLinkMend:
		"Select the number in your editor, add a link and enter “tel:” followed by your number with the code of the country and without spaces, such as tel:+91 and your ten digits.",
	phoneLinkVerify:
		"Open the website on an Android phone and tap the number: the phone should offer to call it. An iPhone often makes a link of a number by itself.",
	openingHoursFinding: "The website tells where you are, but not when you are open",
	openingHoursTested: "The opening hours of a business with an address",
	openingHoursExpected:
		"The hours stand in the text or in the details for search engines; so does a note that people come by appointment.",
	openingHoursWhy:
		"Whoever does not know whether you are open calls first or goes to a business that says so.",
	openingHoursMend:
		"Write your hours as text beside your address. Whoever looks after the website adds them to its structured data as “openingHours”, and you keep them the same in your Google Business Profile.",
	openingHoursVerify:
		"Open the website and look for your hours as a stranger would: they should stand on the first page or beside the address. Try to select them with the mouse, as words in a picture do not count.",
});
