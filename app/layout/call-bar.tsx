import { useLocation } from "react-router";
import { useWhatsApp } from "#app/sections/use-whatsapp.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { toTelephoneAddress } from "#app/ui/telephone.ts";

/** The main call in reach of the thumb on small screens; how it comes and goes is in styles/layout.css. */
export function CallBar({ phone }: { phone: string | undefined }) {
	const chat = useWhatsApp();
	if (useLocation().pathname === "/contact") return null;
	return (
		<div className="call-bar paper-cotton">
			<Link to="/contact">Get a Quote</Link>
			{chat && (
				<a href={chat} aria-label="Ask on WhatsApp">
					<Icon name="chat" className="size-6" />
				</a>
			)}
			{phone && (
				<a href={toTelephoneAddress(phone)} aria-label={`Call ${phone}`}>
					<Icon name="phone" className="size-6" />
				</a>
			)}
		</div>
	);
}
