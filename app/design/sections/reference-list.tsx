import type { Content } from "#app/content/types.ts";
import { Band } from "#app/design/ui/band.tsx";
import { chooseColumns } from "#app/design/ui/columns.ts";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";
import { H2, H3 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/sections.ts";

type References = NonNullable<Content["proof"]["references"]>;

/** Renders the clients whom a visitor may ask: by their own number, or else through the agency. */
export function ReferenceList({ title, text, items }: References) {
	return (
		<Band theme="sand">
			<div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1.5fr_1fr]">
				<H2 look="display">{title}</H2>
				<p className="max-w-narrow text-lead">
					{text} {items.some(({ isSample }) => isSample) && <SampleMark />}
				</p>
			</div>
			<ul className={`mt-10 grid gap-x-12 gap-y-10 ${chooseColumns(items.length)}`}>
				{items.map((person) => (
					<li key={person.name} className="border-line-strong border-t-2 pt-5">
						<Reference {...person} />
					</li>
				))}
			</ul>
		</Band>
	);
}

function Reference({ name, role, company, about, phone }: References["items"][number]) {
	return (
		<>
			<H3>{name}</H3>
			<p className="mt-1 font-medium text-accent">
				{role}, {company}
			</p>
			{about && <p className="mt-3 max-w-text text-ink-soft">{about}</p>}
			<p className="mt-3">
				{phone ? (
					<a href={toTelUrl(phone)} className="text-link inline-block py-2">
						{phone}
					</a>
				) : (
					<Link to="/contact" className="text-link inline-block py-2">
						{t("askForReference", { name })}
					</Link>
				)}
			</p>
		</>
	);
}
