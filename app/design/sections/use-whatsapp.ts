import { type UIMatch, useMatches } from "react-router";
import { toWhatsAppUrl } from "#app/design/ui/contact-urls.ts";
import { t } from "#app/messages/en/layout.ts";
import { useSite } from "./use-site.ts";

/** Returns the URL of a chat about a subject, by default the page. Returns null where the content has no number. */
export function useWhatsApp(subject?: string | null): string | null {
	const site = useSite();
	const page = useMatches().at(-1);
	if (!site?.whatsapp) return null;
	return toWhatsAppUrl(site.whatsapp, formatGreeting(site.name, subject ?? getSubject(page)));
}

function formatGreeting(agency: string, subject: string | null): string {
	return subject
		? t("whatsAppGreetingAbout", { agency, subject })
		: t("whatsAppGreeting", { agency });
}

/** Returns the title of a page with a parameter in its path: a service, a place, an article. */
function getSubject(page: Pick<UIMatch, "params" | "loaderData"> | undefined): string | null {
	if (!page || Object.keys(page.params).length === 0) return null;
	const data = page.loaderData as { meta?: { title?: unknown } } | undefined | null;
	const title = data?.meta?.title;
	return typeof title === "string" ? title.replaceAll(" | ", ", ") : null;
}
