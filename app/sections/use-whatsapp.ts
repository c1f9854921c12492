import { type UIMatch, useMatches, useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";
import { toWhatsAppAddress } from "#app/ui/whatsapp.ts";

/**
 * The address of a chat that names what the visitor is reading about, or what is given; null where the content
 * has no number.
 */
export function useWhatsApp(subject?: string | null): string | null {
	const site = useRouteLoaderData<typeof loader>("root")?.site;
	const page = useMatches().at(-1);
	if (!site?.whatsapp) return null;
	return toWhatsAppAddress(site.whatsapp, greet(site.name, subject ?? readSubject(page)));
}

export function greet(siteName: string, subject: string | null): string {
	return `Hello ${siteName}, I have a question${subject ? ` about ${subject}` : ""}.`;
}

/** The title of a page about something: a service, a place, an article. Others, whose address is fixed, tell nothing. */
export function readSubject(
	page: Pick<UIMatch, "params" | "loaderData"> | undefined,
): string | null {
	if (!page || Object.keys(page.params).length === 0) return null;
	const { loaderData } = page;
	if (!hasMeta(loaderData)) return null;
	const { title } = loaderData.meta;
	return typeof title === "string" ? title.replaceAll(" | ", ", ") : null;
}

function hasMeta(data: unknown): data is { meta: { title?: unknown } } {
	return (
		typeof data === "object" &&
		data !== null &&
		"meta" in data &&
		typeof data.meta === "object" &&
		data.meta !== null
	);
}
