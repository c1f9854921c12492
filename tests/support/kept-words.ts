import type { Site } from "../../app/content/schemas/site.ts";
import { readForm } from "./enquiries.ts";
import { readHtml } from "./read-html.ts";

/** Whether the answer holds the form as it was sent, and says where else the agency is reached. */
export function isShownAgain(
	html: string,
	sent: Record<string, string>,
	{ email, phone }: Pick<Site, "email" | "phone">,
): boolean {
	if (!html.includes("<form")) return false;
	const page = readHtml(html);
	const { fields } = readForm(page);
	const alert = page.texts('[role="alert"]').join(" ");
	const isWhole = Object.entries(sent).every(([name, value]) => fields[name] === value);
	return isWhole && alert.includes(email) && alert.includes(phone);
}
