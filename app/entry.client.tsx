import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { type Catalogue, setCatalogue } from "./messages/find-message.browser.ts";

const messages = document.querySelector<HTMLLinkElement>("link#messages")?.href;
if (messages) setCatalogue((await (await fetch(messages)).json()) as Catalogue);

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter useTransitions={false} />
		</StrictMode>,
	);
});
