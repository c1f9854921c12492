import { Link, useLocation } from "react-router";
import { useWhatsApp } from "#app/sections/use-whatsapp.ts";
import { Icon } from "#app/ui/icon.tsx";
import { toTelephoneAddress } from "#app/ui/telephone.ts";

/** The main call in reach of the thumb on small screens; how it comes and goes is in styles/layout.css. */
export function CallBar({ phone }: { phone: string | undefined }) {
	const chat = useWhatsApp();
	if (useLocation().pathname === "/contact") return null;
	return (
		<div className="call-bar paper-cotton">
			<Link
				to="/contact"
				className="flex min-w-0 grow items-center justify-center border-2 border-transparent bg-accent px-2 py-2 text-center font-bold text-on-accent leading-tight"
			>
				Get a Quote
			</Link>
			{chat && (
				<a href={chat} aria-label="Ask on WhatsApp" className={SMALL_CALL}>
					<Icon name="chat" className="size-6" />
				</a>
			)}
			{phone && (
				<a href={toTelephoneAddress(phone)} aria-label={`Call ${phone}`} className={SMALL_CALL}>
					<Icon name="phone" className="size-6" />
				</a>
			)}
		</div>
	);
}

const SMALL_CALL =
	"flex min-h-12 w-14 shrink-0 items-center justify-center border-2 border-line-strong";
