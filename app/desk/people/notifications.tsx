import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { formatDevice } from "#app/desk/request/format-device.ts";
import type { NotifiedDevice } from "#app/desk/store/push-store.ts";
import { t } from "#app/messages/en/desk-devices.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";

/** The reader's devices with notifications, and the key by which push services know this site. */
export type Push = { devices: readonly NotifiedDevice[]; publicKey: string };

type NotificationsProps = {
	push: Push;
	/** The hash of the reader's session. */
	current: string;
	/** True if the reader has just signed in, as turning them on needs. */
	isRecent: boolean;
	/** True if the box for names is ticked. */
	hasNames: boolean;
};

const SIGN_IN_AGAIN = `/desk/sign-in?${new URLSearchParams({ again: "", to: "/desk/people" })}`;

/** Renders where the reader gets notifications; desk-push.ts shows the form that turns them on. */
export function Notifications({ push, current, isRecent, hasNames }: NotificationsProps) {
	const { devices, publicKey } = push;
	const isOn = devices.some(({ sessionHash }) => sessionHash === current);
	return (
		<section className="mt-10" id="notifications">
			<h3 className="font-bold">{t("notifications")}</h3>
			<p className="mt-1">{t("notificationsHint")}</p>
			{devices.length > 0 && (
				<ul className="mt-2 border-line border-t">
					{devices.map(({ id, device, sessionHash, createdAt }) => (
						<li
							key={id}
							className="flex flex-wrap items-center justify-between gap-x-4 border-line py-2 not-last:border-b"
						>
							<span className="min-w-0 flex-1 wrap-anywhere">
								{formatDevice(device)}
								<span className="block text-fine text-ink-soft">
									{t(sessionHash === current ? "turnedOnHere" : "turnedOn", {
										at: formatInstant(createdAt),
									})}
								</span>
							</span>
							<IntentButton intent="push-off" fields={{ device: id }} about={formatDevice(device)}>
								{t("turnOff")}
							</IntentButton>
						</li>
					))}
				</ul>
			)}
			{!isOn && !isRecent && (
				<p className="mt-2">
					{t("signInFirst", {
						link: (text) => (
							<a key="link" href={SIGN_IN_AGAIN}>
								{text}
							</a>
						),
					})}
				</p>
			)}
			{!isOn && isRecent && (
				<form
					method="post"
					hidden
					data-push={publicKey}
					data-refused={t("notAllowed")}
					data-failed={t("notPossible")}
					className="mt-3"
				>
					<input type="hidden" name="intent" value="push-on" />
					<input type="hidden" name="subscription" />
					<label className="flex items-center gap-2 py-2">
						<input
							type="checkbox"
							name="names"
							value="on"
							defaultChecked={hasNames}
							className="size-5"
						/>
						{t("withNames")}
					</label>
					<button type="submit" className="desk-button mt-1" data-tone="quiet">
						{t("turnOn")}
					</button>
					<p role="status" className="mt-2 empty:hidden" />
				</form>
			)}
		</section>
	);
}
