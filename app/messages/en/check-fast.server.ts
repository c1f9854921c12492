import { defineMessages } from "../define-messages.ts";

/** The words of the website check about how fast a page appears. */
export const t = defineMessages("check-fast", {
	firstByteFinding:
		"Our server waited {seconds, number} seconds before the website began to answer",
	firstByteTested: "The time until the website begins to answer, measured from our server",
	firstByteExpected: "At most {seconds, number} seconds.",
	firstByteWhy:
		"Until the first answer comes, a visitor sees an empty window, and everything else on the page has to wait for it as well.",
	firstByteMend:
		"Ask your hosting company or whoever looks after the website for a page cache, so that the server does not build the page anew for each visitor. If that changes nothing, have someone look for slow plug-ins before you pay for a faster server.",
	firstByteVerify:
		"In Chrome press F12, open “Network”, reload the page and click its first line: “Timing” shows “Waiting for server response”. We measured from where our server stands, so your own figure may differ.",

	weightFinding:
		"The page makes visitors load at least {megabytes, number} MB; the heaviest part is “{name}” with {heaviest, number} MB",
	weightTested: "The size of the page together with the files of it that we read",
	weightExpected: "At most {megabytes, number} MB as they are transferred.",
	weightWhy:
		"On a phone with a weak connection a heavy page takes many seconds to appear, and it uses up the data that your visitors pay for.",
	weightMend:
		"Begin with the heaviest file in the list. If it is a picture, make it smaller and upload it again; if it is a script or a style sheet, ask whoever made the website whether the page needs it.",
	weightVerify:
		"In Chrome press F12, open “Network”, tick “Disable cache” and reload the page. The bottom line shows how much was transferred, and clicking “Size” twice puts the heaviest files first.",

	compressionFinding:
		"{count, plural, one {One text file is} other {{count} text files are}} sent without compression, {kilobytes, number} KB in all",
	compressionTested: "Whether the page, its style sheets, scripts and drawings are compressed",
	compressionExpected: "All text of more than 1 KB is sent with gzip, Brotli or Zstandard.",
	compressionWhy:
		"Text usually shrinks to less than half when it is compressed, so without it your visitors load more than they need to and wait longer.",
	compressionMend:
		"It is a setting of the server and needs no change to the website. Ask your hosting company to switch on gzip or Brotli for HTML, CSS, JavaScript and SVG.",
	compressionVerify:
		"In Chrome press F12, open “Network”, reload the page and click one of the files named here. Its “Response Headers” should have a line “content-encoding”.",

	cachingFinding:
		"Browsers do not keep {count, plural, one {one file} other {{count} files}} of the website for a day, of {files} that we read",
	cachingTested:
		"How long browsers may keep the style sheets, scripts, pictures and fonts of the website",
	cachingExpected: "At least one day, by “Cache-Control” or “Expires”.",
	cachingWhy:
		"Whoever comes back, or opens a second page after a while, has to ask for the same files once more, and the page appears later than it could.",
	cachingMend:
		"Ask your hosting company or whoever looks after the website to send “Cache-Control: max-age=2592000” with such files, which is 30 days. In WordPress a caching plug-in has a setting for it, often called “browser cache”.",
	cachingVerify:
		"In Chrome press F12, open “Network”, reload the page and click one of the files named here. “Response Headers” has a line “cache-control” with the number of seconds after “max-age”, or no such line.",

	picturesFinding:
		"{count, plural, one {One picture is} other {{count} pictures are}} heavier than a phone needs, {kilobytes, number} KB in all",
	picturesTested: "The size and the format of the first pictures on the page",
	picturesExpected:
		"At most {most} KB for a picture, and at most {mostOld} KB for one in the formats PNG or JPEG, for which WebP and AVIF are smaller.",
	picturesWhy:
		"Pictures are often the largest part of a page, and what a visitor wants to see first is then the last to appear on a phone.",
	picturesMend:
		"Save each picture named here no wider than it is shown, in the format WebP, upload it, and put it in place of the old one on the page. The free website squoosh.app does this in the browser; for WordPress there are plug-ins that convert all pictures at once.",
	picturesVerify:
		"In Chrome press F12, open “Network”, choose “Img” and reload the page. “Size” and “Type” show what each picture weighs and which format it has.",

	pictureSizesFinding:
		"For {count} of {pictures} pictures the page does not say how much room they take",
	pictureSizesTested: "Whether pictures have a width and a height in the page",
	pictureSizesExpected:
		"Each picture has the attributes “width” and “height”, or a size in its style.",
	pictureSizesWhy:
		"When a browser does not know the size beforehand, the text moves down as each picture arrives, and people lose their place or touch the wrong link.",
	pictureSizesMend:
		"Whoever made the website adds “width” and “height” to these pictures; its style sheet can still adapt them to the screen. In WordPress, pictures that are inserted from the media library get both by themselves.",
	pictureSizesVerify:
		"In Chrome click a picture with the right mouse button and choose “Inspect”: the marked line should have “width” and “height”. Where a style sheet already keeps the room free, nothing moves, and this picture is fine.",

	blockingFinding:
		"The page stays empty until {count} files have arrived (scripts: {scripts}, style sheets: {styles})",
	blockingTested: "The scripts and style sheets for which the page waits before it shows anything",
	blockingExpected: "At most {most} of them in the head of the page.",
	blockingWhy:
		"A browser shows nothing before it has loaded all of these files, so each of them keeps your visitors in front of an empty window a little longer.",
	blockingMend:
		"Whoever made the website gives the scripts the attribute “defer” and joins the style sheets. In WordPress a caching plug-in can do both; look at the pages afterwards, since some themes do not work with it.",
	blockingVerify:
		"Right-click the page and choose “View page source”. In the part that is called “head”, count the scripts with “src” that have neither “async” nor “defer”, and the lines with “stylesheet”.",

	thirdPartiesFinding: "The page loads from {count} other hosts before it is complete",
	thirdPartiesTested: "How many servers of others the page loads from",
	thirdPartiesExpected: "At most {most} of them.",
	thirdPartiesWhy:
		"Each of them costs a new connection, can hold up your page when it is slow, and learns who visits you.",
	thirdPartiesMend:
		"Go through the list with whoever looks after the website, and remove the services that nobody uses any more, such as old statistics, chats or buttons of social networks. Fonts can lie on your own server, and maps and videos can wait for a click.",
	thirdPartiesVerify:
		"In Chrome press F12, open “Network” and reload the page. Right-click the heading of a column and add “Domain”: every name other than yours is another host.",
});
