import { t } from "#app/messages/en/content-words.server.ts";
import { formatList } from "#app/platform/format-list.ts";
import type { Site, SiteFile } from "./schemas/site.ts";

/** Formats the line of an address below the street: Lisboa 1100-148, or the one that the content has. */
export function formatTown(address: Site["address"]): string {
	const { addressLocality, postalCode, addressRegion, townLine } = address;
	if (townLine) return townLine;
	const town = postalCode ? `${addressLocality} ${postalCode}` : addressLocality;
	return addressRegion ? `${town}, ${addressRegion}` : town;
}

/** A phone number, with whose it is where the content says it. */
export type NamedPhone = { name?: string | undefined; phone: string };

/** Lists the agency's phone numbers, the one that is called first of all before the others. */
export function listPhones({
	phone,
	phoneName,
	morePhones = [],
}: Pick<SiteFile, "phone" | "phoneName" | "morePhones">): NamedPhone[] {
	return [{ name: phoneName, phone }, ...morePhones];
}

/** Formats who stands behind the agency's name, in a line; null where the content does not say it. */
export function formatLegal({ legal }: Pick<SiteFile, "legal">): string | null {
	if (!legal) return null;
	const { name, registeredOffice, registerCourt, companyNumber, taxNumber } = legal;
	const { represented, representedTitle = t("represented"), supervisoryChair } = legal;
	const parts = [
		name,
		registeredOffice && t("registeredOffice", { town: registeredOffice }),
		registerCourt,
		...[companyNumber, taxNumber].map((number) => number && `${number.label} ${number.value}`),
		represented && `${representedTitle}: ${formatList(represented)}`,
		supervisoryChair && `${supervisoryChair.title}: ${supervisoryChair.name}`,
	];
	return parts.filter(Boolean).join(", ") || null;
}

/** Formats the line of the footer: the company without its number for tax, and whom to ask; null where neither is said. */
export function formatImprint({ legal }: Pick<SiteFile, "legal">): string | null {
	if (!legal) return null;
	const { taxNumber: _taxNumber, officer, ...company } = legal;
	const parts = [formatLegal({ legal: company }), officer && `${officer.title}: ${officer.name}`];
	return parts.filter(Boolean).join(". ") || null;
}

/** Lists what a privacy policy says of who is responsible, and whom to ask; nothing where the content does not say it. */
export function listResponsible(site: Pick<Site, "name" | "email" | "legal">): string[] {
	const legal = formatLegal(site);
	const { officer } = site.legal ?? {};
	return [
		...(legal ? [t("responsible", { legal })] : []),
		...(officer ? [`${officer.title}: ${officer.name}, ${officer.email ?? site.email}.`] : []),
	];
}
