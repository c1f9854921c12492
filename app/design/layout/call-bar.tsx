import { useLocation } from "react-router";
import { useSite } from "#app/design/sections/use-site.ts";
import { useWhatsApp } from "#app/design/sections/use-whatsapp.ts";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/layout.ts";
import { useButton } from "./navigation.ts";

/** Renders a bar at the bottom of small screens; styles/layout.css shows and hides it. */
export function CallBar() {
	const phone = useSite()?.phone;
	const chat = useWhatsApp();
	const button = useButton();
	const { pathname } = useLocation();
	if (["contact", "book"].includes(pathname.split("/")[1] ?? "")) return null;
	return (
		<div className="call-bar paper-cotton">
			<Link to={button.to}>{button.name}</Link>
			{chat && (
				<a href={chat} aria-label={t("askOnWhatsApp")}>
					<Icon name="chat" />
				</a>
			)}
			{phone && (
				<a href={toTelUrl(phone)} aria-label={t("call", { phone })}>
					<Icon name="phone" />
				</a>
			)}
		</div>
	);
}
