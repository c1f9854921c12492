import { defineMessages } from "../define-messages.ts";

/** The words of the website check about assistants that read a website. */
export const t = defineMessages("check-assistants", {
	withoutScriptsFinding:
		"{count, plural, one {One page is} other {{count} pages are}} almost empty until programs run in the browser, of {pages} that were read",
	withoutScriptsTested: "The words of each page without JavaScript",
	withoutScriptsExpected: "Each page has its text when it is sent: {words} words at least.",
	withoutScriptsWhy:
		"Many assistants read only what the server sends, and so know nothing of what you offer; Google may see it later than the pages of others.",
	withoutScriptsMend:
		"Ask whoever made the website to render its pages on the server or in advance. Next.js, Nuxt, Angular and SvelteKit can do so; it is work for a developer, often of several days.",
	withoutScriptsVerify:
		"Right-click on the page, choose “View page source” and search for a sentence that you see on the page: it should stand there.",
	assistantRobotsFinding:
		"The file robots.txt forbids {count, plural, one {an assistant} other {{count} agents of assistants}} to read the page when people ask for it: {agents}",
	assistantRobotsTested: "What robots.txt allows to assistants that are asked for a business",
	assistantRobotsExpected:
		"Assistants may read the page to answer a question. Whether GPTBot, ClaudeBot, Google-Extended or CCBot may read it for training is your choice, and no fault either way.",
	assistantRobotsWhy:
		"People ask ChatGPT, Claude or Perplexity for a clinic or shop nearby, and an assistant that may not read your website knows you from maps and directories alone, or names others.",
	assistantRobotsMend:
		"Remove the lines for these agents from robots.txt, or write “Allow: /” below their names. WordPress plug-ins and services such as Cloudflare also write this file, so look for a setting about AI bots there.",
	assistantRobotsVerify:
		"Open your address with /robots.txt at its end and look for the names of the agents, or for “User-agent: *”, with “Disallow: /” below.",
	markdownFinding:
		"The page is offered only as HTML, and not also as Markdown, the plain text that assistants read most easily",
	markdownTested: "The page as Markdown",
	markdownExpected:
		"The page answers in Markdown where that is asked for, or names an address where it stands in it.",
	markdownWhy:
		"An assistant that asks for Markdown reads only your words, without menus and layout; few ask today, so this can wait.",
	markdownMend:
		"Ask whoever runs the website whether its system can do so: for WordPress there are plug-ins, and Cloudflare offers it as a setting. Do it after everything else in this list.",
	markdownVerify:
		"Right-click on the page, choose “View page source” and search for “text/markdown”: a line with it names the address. Whether the page itself answers in Markdown, a browser cannot show; ask a developer.",
	llmsTxtFinding:
		"{fault, select, missing {The website has no file llms.txt, a short guide to its pages for assistants} html {In place of the file llms.txt, a short guide for assistants, the website sends a page} other {The file llms.txt does not begin with the name of the website, although its format asks for it}}",
	llmsTxtTested: "The file llms.txt",
	llmsTxtExpected:
		"The address /llms.txt has a text that begins with “# ” and the name of the website, and lists its pages.",
	llmsTxtWhy:
		"It tells an assistant in a few lines what you offer and where it stands; few read it today, so this can wait.",
	llmsTxtMend:
		"Write the name of the website after “# ” on the first line, then a sentence about the business and a list of links to its main pages. Whoever runs the website puts this file in its top folder; some SEO plug-ins of WordPress write it.",
	llmsTxtVerify:
		"Open your address with /llms.txt at its end: you should see plain text that begins with “# ”.",
});
