import type { ReactNode } from "react";
import type { Site } from "#app/content/schemas/site.ts";
import { useSite } from "#app/design/sections/use-site.ts";
import { useWhatsApp } from "#app/design/sections/use-whatsapp.ts";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";
import { H2 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/contact-page.ts";

type ContactDetailsProps = {
	contact: Pick<Site, "email" | "phone" | "whatsapp" | "hours"> & {
		address: { street: string; town: string; isSample: boolean };
		/** Who stands behind the name, and whom to ask about data. */
		company: string | null;
	};
	/** The subject that the visitor has read about, for the WhatsApp message. */
	subject: string | null;
};

export function ContactDetails({ contact, subject }: ContactDetailsProps) {
	const { email, phone: first, whatsapp, hours, address, company } = contact;
	const phones = useSite()?.phones ?? [{ phone: first }];
	const chat = useWhatsApp(subject);
	return (
		<section>
			<H2 look="title">{t("information")}</H2>
			<dl className="mt-4">
				<Detail term={t("email")} href={`mailto:${email}`}>
					{email}
				</Detail>
				{phones.map(({ name = t("phone"), phone }) => (
					<Detail key={phone} term={name} href={toTelUrl(phone)}>
						{phone}
					</Detail>
				))}
				{chat && (
					<Detail term="WhatsApp" href={chat}>
						+{whatsapp}
					</Detail>
				)}
				<Detail term={t("office")}>
					<address className="py-1 not-italic">
						{address.street}
						<br />
						{address.town}
						{address.isSample && (
							<span className="block text-fine text-ink-soft">{t("sampleAddress")}</span>
						)}
					</address>
				</Detail>
				{company && (
					<Detail term={t("company")}>
						<span className="block py-1">{company}</span>
					</Detail>
				)}
				<Detail term={t("hours")}>
					<span className="inline-block py-1">{hours}</span>
				</Detail>
			</dl>
		</section>
	);
}

type DetailProps = { term: string; href?: string; children: ReactNode };

function Detail({ term, href, children }: DetailProps) {
	return (
		<div className="grid grid-cols-[4.5rem_1fr] items-baseline gap-x-4 border-line border-t py-2">
			<dt className="text-fine text-ink-soft">{term}</dt>
			<dd>
				{href ? (
					<a href={href} className="text-link inline-block wrap-anywhere py-1">
						{children}
					</a>
				) : (
					children
				)}
			</dd>
		</div>
	);
}
