import { getNow } from "#app/clock.ts";
import type { Site } from "#app/content/schemas/site.ts";
import type { EmailMessage } from "#app/enquiries/delivery/smtp.ts";
import { EmailLayout, Link, Row, Text } from "./email-components.tsx";
import { buildHeaders, toHeaderText } from "./email-headers.ts";
import { renderEmail } from "./render-email.ts";

type SignInEmailOptions = {
	site: Site;
	from: string;
	/** Of the person who signs in. */
	name: string;
	email: string;
	/** The address that signs in once. */
	url: string;
	/** The first such e-mail of somebody new. */
	isInvitation: boolean;
};

/** The address that signs in to the desk, for the person who asked for it or is invited. */
export function buildSignInEmail(id: string, options: SignInEmailOptions): EmailMessage {
	const { site, from, name, email, isInvitation } = options;
	const subject = toHeaderText(
		isInvitation ? `You are invited to the desk of ${site.name}` : `Sign in to ${site.name}'s desk`,
	);
	return {
		...buildHeaders(new Date(getNow()).toISOString(), { deliveryId: id, site, from }),
		to: { name: toHeaderText(name), address: email },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject,
		...renderEmail(<SignInEmail {...options} subject={subject} />),
	};
}

function SignInEmail(props: SignInEmailOptions & { subject: string }) {
	const { site, name, url, isInvitation, subject } = props;
	const reason = isInvitation
		? "The desk is where your colleagues answer enquiries, and you are one of them now."
		: "A link was asked for, by you or by an owner of the desk.";
	return (
		<EmailLayout
			preview="It signs in once, within 15 minutes."
			title={subject}
			siteName={site.name}
			kind="The desk"
			footer={
				<Text variant="fine" color="ink-soft">
					{isInvitation
						? "If you do not know what this is about, please ignore it."
						: "If it was not you, please ignore it: without the link nobody gets in."}
				</Text>
			}
		>
			<Row background="night" padding="30px 24px 32px">
				<Text variant="heading" color="on-night">
					Hello {name},
				</Text>
				<Text variant="lead" color="on-night-soft" marginTop={16}>
					{reason}
				</Text>
			</Row>
			<Row background="raised" padding="24px 24px 28px">
				<Text variant="title">Open this on the device that you want to use</Text>
				<Text variant="lead" marginTop={8}>
					<Link href={url}>{url}</Link>
				</Text>
				<Text marginTop={12}>It signs in once, within 15 minutes, by the button on its page.</Text>
			</Row>
		</EmailLayout>
	);
}
