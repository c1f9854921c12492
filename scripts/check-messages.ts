import { globSync } from "node:fs";
import { join } from "node:path";
import { compareMessages, listMissing } from "../app/messages/compare-messages.ts";
import { getRegisteredMessages } from "../app/messages/find-message.server.ts";
import { SHIPPED_LANGUAGES, VARIANTS } from "../app/messages/languages.ts";
import { readLanguage } from "../app/messages/read-language.server.ts";

/** Checks that each message has its languages, with the values and tags of the English one; `npm run check` runs it. */
const project = join(import.meta.dirname, "..");
for (const file of globSync("app/messages/en/*.ts", { cwd: project }))
	await import(join(project, file));
const english = Object.fromEntries(getRegisteredMessages());
const translations = SHIPPED_LANGUAGES.filter((language) => language !== "en");
const issues = [...translations, ...VARIANTS].flatMap((language) => {
	const given = readLanguage(language);
	const isWhole = translations.some((shipped) => shipped === language);
	return [...compareMessages(given, english), ...(isWhole ? listMissing(given, english) : [])].map(
		({ namespace, key, text }) => `app/messages/${language}: ${namespace}.${key} ${text}`,
	);
});
for (const issue of issues) console.error(issue);
if (issues.length > 0) process.exitCode = 1;
else {
	const count = Object.values(english).flatMap((messages) => Object.keys(messages)).length;
	console.log(`All ${count} messages are there in ${SHIPPED_LANGUAGES.join(", ")}.`);
}
