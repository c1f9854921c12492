import { useEffect, useRef } from "react";

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

type Turnstile = {
	render(container: HTMLElement, options: { sitekey: string; theme: string }): string;
	remove(widget: string): void;
};

/** Renders Cloudflare's check for bots, which needs JavaScript. */
export function TurnstileCheck({ siteKey }: { siteKey: string }) {
	const container = useRef<HTMLDivElement>(null);

	useEffect(() => {
		let remove = () => {};
		let isGone = false;
		loadTurnstile().then((turnstile) => {
			if (isGone || !container.current || !turnstile) return;
			const theme = document.documentElement.dataset.theme ?? "auto";
			const widget = turnstile.render(container.current, { sitekey: siteKey, theme });
			remove = () => turnstile.remove(widget);
		});
		return () => {
			isGone = true;
			remove();
		};
	}, [siteKey]);

	return (
		<div>
			<div ref={container} className="min-h-16" />
			<p className="text-fine text-ink-soft">
				Cloudflare checks here that the form is sent by a person, and sees your internet address
				while it does.
			</p>
		</div>
	);
}

let loading: Promise<Turnstile | undefined> | undefined;

/** Resolves to undefined if the script does not load; the form is then sent without Turnstile's token. */
function loadTurnstile(): Promise<Turnstile | undefined> {
	loading ??= new Promise((done) => {
		const script = document.createElement("script");
		const finish = () => done(Reflect.get(window, "turnstile"));
		script.src = SCRIPT;
		script.addEventListener("load", finish);
		script.addEventListener("error", finish);
		document.head.append(script);
	});
	return loading;
}
