import { defineMessages } from "../define-messages.ts";

/** The words of the website check about being found by search engines. */
export const t = defineMessages("check-found", {
	titleFinding:
		"{count, plural, one {One page has} other {{count} pages have}} a title that is missing, very short or very long, of {pages} that were read",
	titleTested: "The title of each page",
	titleExpected: "Between {least} and {most} characters, with what the page offers and where.",
	titleWhy:
		"The title is the line that people click in Google: where it says “Home” or nothing, Google has to make one up, and you do not choose it.",
	titleMend:
		"Write for each page what it offers and where, such as “Dental clinic in Chandigarh: appointments on the same day”. WordPress has a field for it in its SEO plug-ins; else whoever made the website changes the element “title”.",
	titleVerify:
		"Open the page and hold the mouse over its tab: that is its title. The blue line in Google is often the same, but not always.",
	descriptionFinding:
		"{count, plural, one {One page has} other {{count} pages have}} a description for search results that is missing, very short or very long, of {pages} that were read",
	descriptionTested: "The description of the start page and of most others",
	descriptionExpected: "Between {least} and {most} characters; Google shows about 160 of them.",
	descriptionWhy:
		"Google often shows the description below the title. Without one it takes some words of the page instead, which may be those of a menu or a notice.",
	descriptionMend:
		"Write two sentences for each page: what it offers, for whom, where, and what speaks for you. They belong in the field “meta description” of the SEO plug-in or of the website builder; else whoever made the website adds the element.",
	descriptionVerify:
		"Search Google for “site:” with your address and read the grey lines below each title. To see what the page itself says, show its source (Ctrl+U) and search it for “description”.",
	headingFinding:
		"{count, plural, one {One page has} other {{count} pages have}} no main heading, of {pages} that were read",
	headingTested: "The main heading of each page",
	headingExpected:
		"A heading of the first level (h1) with words in it, or with a picture that is described in words.",
	headingWhy:
		"Search engines read the main heading to learn what a page is about, and people who use a screen reader jump to it; where it is missing, both have to guess.",
	headingMend:
		"Make the line that says what the page offers a heading of the first level: in the editor of WordPress and of most website builders it is called “Heading 1” or “H1”. If the heading is a picture, describe the picture in its field for alternative text.",
	headingVerify:
		"Show the source of the page (Ctrl+U) and search it for “h1”: words of the page should follow where it first stands in pointed brackets.",
	canonicalFinding:
		"{kind, select, host {{count, plural, one {One page tells} other {{count} pages tell}} Google to show another website instead} gone {{count, plural, one {One page tells} other {{count} pages tell}} Google to show an address that does not answer} several {{count, plural, one {One page names} other {{count} pages name}} several addresses at once as the right one} other {{count, plural, one {One page gives} other {{count} pages give}} Google a wrong address as the right one}}, of {pages} that were read",
	canonicalTested: "The address that each page names as its own (canonical)",
	canonicalExpected: "None, or a single one: an address of this website that answers.",
	canonicalWhy:
		"Google shows the address that a page names as the right one. If that is another website or leads nowhere, yours can disappear from the results.",
	canonicalMend:
		"Send the address named here to whoever made the website, to correct it in the element “link rel=canonical”. It is often left over from a test version or an earlier domain. In WordPress it may come from the address under Settings, General, which you should not change yourself, as a wrong entry can lock you out; and only one SEO plug-in may be active.",
	canonicalVerify:
		"Show the source of the page (Ctrl+U) and search it for “canonical”: one address should stand there, and it should open this page.",
	indexFinding:
		"{others, plural, =0 {This page tells} one {This page and one other tell} other {This page and {others} others tell}} Google not to show {others, plural, =0 {it} other {them}}",
	indexTested: "Whether the page allows search engines to show it",
	indexExpected: "No “noindex”, neither in the page nor in the header X-Robots-Tag.",
	indexWhy:
		"With “noindex” a page is in no search result, not even for your own name; new customers cannot find it.",
	indexMend:
		"In WordPress, open Settings, Reading, and clear “Discourage search engines from indexing this site”; website builders have a similar switch in their settings for SEO. If it is not there, whoever made the website removes “noindex” from the page or from the server’s settings. Google needs some days to come back.",
	indexVerify:
		"Search Google for “site:” with your address: the page is missing there, or will be soon. Then show the source of the page (Ctrl+U) and search it for “noindex”; if it is not there, the server sends it, and the network panel of the browser’s developer tools shows it.",
	menuIndexFinding:
		"{count, plural, one {A page} other {{count} pages}} of your menu may not be shown by Google",
	menuIndexTested: "Whether search engines may show the pages of the menu",
	menuIndexExpected:
		"No “noindex” on a page that the menu leads to, but for carts, log-ins and legal notices.",
	menuIndexWhy:
		"Whoever searches for what these pages offer is shown other businesses, as the pages forbid search engines to list them.",
	menuIndexMend:
		"Decide for each of these pages whether strangers are to find it. If they are, allow search engines in its settings (in SEO plug-ins it is a switch of the page), or have “noindex” removed by whoever made the website.",
	menuIndexVerify:
		"Search Google for “site:” with the address of the page: it is not listed. The source of the page (Ctrl+U) shows the word “noindex”.",
	sitemapFinding:
		"{kind, select, none {There is nothing where search engines look for your sitemap, the list of your pages} foreign {The sitemap lists no page of this website} other {The sitemap cannot be read: its address shows something else}}",
	sitemapTested: "The sitemap, the list of pages for search engines",
	sitemapExpected:
		"A file in XML, at /sitemap.xml or where robots.txt says, with the addresses of this website.",
	sitemapWhy:
		"Search engines find new and changed pages sooner with a sitemap. A small website whose pages are all in its menu can do without.",
	sitemapMend:
		"WordPress has a sitemap at /wp-sitemap.xml unless search engines are discouraged, and SEO plug-ins and website builders write one as well: switch it on there, and check that the website has its present address. Otherwise whoever made the website adds one, and names it in robots.txt with a line that begins with “Sitemap:”.",
	sitemapVerify:
		"Open the address that is named here: a list with addresses of your own pages should come.",
	robotsFinding:
		"{kind, select, both {The file robots.txt forbids Google and Bing to read any page of your website} google {The file robots.txt forbids Google to read any page of your website} bing {The file robots.txt forbids Bing to read any page of your website} other {The file robots.txt answered with an error ({status}); if that lasts, search engines read the website less or not at all}}",
	robotsTested: "Whether robots.txt lets search engines read the website",
	robotsExpected: "Google and Bing may read it, or there is no robots.txt at all.",
	robotsWhy:
		"What search engines may not read, they cannot show with its words: your offers are not found, and those of others are.",
	robotsMend:
		"Have whoever made the website remove the line “Disallow: /” for search engines from robots.txt, or mend the error of the server; often it is left from the time when the website was built. In WordPress the line comes from a file on the server or from the robots.txt editor of an SEO plug-in: both have to be looked at.",
	robotsVerify:
		"Open your address with /robots.txt at its end. A line “Disallow: /” with nothing after the slash, below “User-agent: *” or “User-agent: Googlebot”, forbids everything; an error is shown as such.",
	robotsTextFinding:
		"Instead of robots.txt, the instructions for search engines, the website shows a web page",
	robotsTextTested: "Whether robots.txt is a text for search engines",
	robotsTextExpected: "Lines such as “User-agent: *”, or that there is no such file.",
	robotsTextWhy:
		"Search engines find no instructions in a web page: they also read what they should leave alone, and do not learn where your sitemap is.",
	robotsTextMend:
		"Ask whoever made the website to put a file robots.txt there, or to let the server answer that there is none (404). An SEO plug-in can write the file for WordPress.",
	robotsTextVerify:
		"Open your address with /robots.txt at its end: a few lines of plain text should come, without the look of your website.",
	brokenLinksFinding:
		"{count, plural, one {One link leads} other {{count} links lead}} nowhere, of {links} within the website that were followed",
	brokenLinksTested: "The links within the website",
	brokenLinksExpected: "Each leads to a page or a file that answers.",
	brokenLinksWhy:
		"A visitor who clicks and gets an error often leaves, and search engines lose their way there too.",
	brokenLinksMend:
		"Open each page named here, and let the link lead to the right page or remove it. If the page has moved, whoever looks after the website redirects its old address to the new one; behind an error from 500 on is a fault of the server, which they can find in its log.",
	brokenLinksVerify:
		"Open the page in a browser and click the link, or open the address that stands beside it: an error comes instead of a page.",
	missingPageFinding: "For an address that does not exist, the website answers as if all were well",
	missingPageTested: "What an address answers that does not exist",
	missingPageExpected: "The status 404, with a page that leads on.",
	missingPageWhy:
		"Search engines take mistyped and old addresses for pages of yours: they spend their visits on them, and may list empty pages.",
	missingPageMend:
		"Ask whoever made the website to let the server answer unknown addresses with status 404 and a friendly page with a link to the start page. A plug-in that redirects every error to the start page should be switched off.",
	missingPageVerify:
		"Open the address that is named here in a browser with the network panel of its developer tools (F12): the first line should say 404.",
	duplicatesFinding:
		"{count} pages have the same {kind, select, title {title} description {description} other {title or description}} as another, of {pages} that were compared",
	duplicatesTested: "Whether titles and descriptions differ from page to page",
	duplicatesExpected: "Each page has a title and a description of its own.",
	duplicatesWhy:
		"Pages that look the same in the results compete with one another: Google often shows only one, and people cannot tell which has what they need.",
	duplicatesMend:
		"Give each of these pages its own title and description, with what is only there: the treatment, the product, the place. Where the same text was set for the whole website, change that setting in the SEO plug-in or the website builder.",
	duplicatesVerify:
		"Search Google for “site:” with your address, or open the pages in several tabs: their titles are the same. The description stands in the source of each page (Ctrl+U).",
});
