import type { Site } from "#app/content/schemas/pages.ts";
import { Heading } from "#app/ui/heading.tsx";
import { toTelephoneAddress } from "#app/ui/telephone.ts";

export function ContactDetails({ contact }: { contact: Site }) {
	const { email, phone, hours, address } = contact;
	return (
		<section>
			<Heading level={2} look="title">
				Contact information
			</Heading>
			<dl className="mt-4 space-y-4">
				<div>
					<dt className="text-fine text-ink-soft">E-mail</dt>
					<dd>
						<a href={`mailto:${email}`} className="text-link inline-block wrap-anywhere py-1">
							{email}
						</a>
					</dd>
				</div>
				<div>
					<dt className="text-fine text-ink-soft">Phone</dt>
					<dd>
						<a
							href={toTelephoneAddress(phone)}
							className="text-link inline-block wrap-anywhere py-1"
						>
							{phone}
						</a>
					</dd>
				</div>
				<div>
					<dt className="text-fine text-ink-soft">
						Office{address.isSample && " (a sample address, nobody sits there)"}
					</dt>
					<dd>
						<address className="not-italic">
							{address.streetAddress}
							<br />
							{address.addressLocality} {address.postalCode}, {address.addressRegion}
						</address>
					</dd>
				</div>
				<div>
					<dt className="text-fine text-ink-soft">Hours</dt>
					<dd>{hours}</dd>
				</div>
			</dl>
		</section>
	);
}
