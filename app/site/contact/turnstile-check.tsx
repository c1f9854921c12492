import { useEffect, useRef } from "react";
import { t } from "#app/messages/en/contact-page.ts";

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

type Turnstile = {
	render(container: HTMLElement, options: { sitekey: string; theme: string }): string;
	remove(widget: string): void;
};

/** Renders Cloudflare's check for bots, which needs JavaScript. */
export function TurnstileCheck({ siteKey }: { siteKey: string }) {
	const container = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const form = container.current?.closest("form");
		let remove = () => {};
		let isGone = false;
		const show = async () => {
			const turnstile = await loadTurnstile();
			if (isGone || !container.current) return;
			// A script that did not load is tried again as soon as the visitor goes on to another field.
			if (!turnstile) return form?.addEventListener("focusin", show, { once: true });
			const theme = document.documentElement.dataset.theme ?? "auto";
			const widget = turnstile.render(container.current, { sitekey: siteKey, theme });
			remove = () => turnstile.remove(widget);
		};
		show();
		return () => {
			isGone = true;
			form?.removeEventListener("focusin", show);
			remove();
		};
	}, [siteKey]);

	return (
		<div>
			<div ref={container} className="min-h-16" />
			<p className="text-fine text-ink-soft">{t("turnstile")}</p>
		</div>
	);
}

let loading: Promise<Turnstile | undefined> | undefined;

/**
 * Resolves to undefined if the script does not load, and loads it anew the next time; a form that is sent meanwhile has no
 * token of Turnstile.
 */
function loadTurnstile(): Promise<Turnstile | undefined> {
	loading ??= new Promise((done) => {
		const script = document.createElement("script");
		const finish = () => {
			const turnstile: Turnstile | undefined = Reflect.get(window, "turnstile");
			if (!turnstile) loading = undefined;
			done(turnstile);
		};
		script.src = SCRIPT;
		script.addEventListener("load", finish);
		script.addEventListener("error", finish);
		document.head.append(script);
	});
	return loading;
}
