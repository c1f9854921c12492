import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { PasskeyForm } from "#app/desk/sign-in/passkey-form.tsx";
import { t } from "#app/messages/en/desk-devices.server.ts";
import type { Devices } from "./devices.tsx";
import { PasskeyList, SessionList } from "./devices.tsx";
import { LanguageForm } from "./language-form.tsx";
import { Notifications, type Push } from "./notifications.tsx";
import { MAX_NAME_LENGTH } from "./person-fields.ts";
import { SignatureForm } from "./signature-form.tsx";

type OwnAccountProps = {
	/** The reader's signature, or what they typed for it. */
	signature: string;
	/** The reader's language; null for the site's. */
	language: string | null;
	push: Push;
	devices: Devices;
	/** The hash of the reader's session. */
	current: string;
	/** The options of navigator.credentials.create(); null where it is not offered. */
	options: object | null;
	/** The name of a passkey, as it was typed. */
	passkey: string;
	/** True if notifications are to have names. */
	hasNames: boolean;
};

/** Renders the reader's own account: signature, language, passkeys, notifications and sessions. */
export function OwnAccount({
	signature,
	language,
	push,
	devices,
	current,
	options,
	passkey,
	hasNames,
}: OwnAccountProps) {
	const { passkeys, sessions } = devices;
	return (
		<section id="account">
			<h2 className="font-bold text-lead">{t("yourAccount")}</h2>
			<SignatureForm signature={signature} />
			<LanguageForm language={language} />
			<section id="passkeys" className="mt-10">
				<h3 className="font-bold">{t("yourPasskeys")}</h3>
				{passkeys.length > 0 ? (
					<PasskeyList passkeys={passkeys} />
				) : (
					<p className="mt-1">{t("noneYet")}</p>
				)}
				{options && <AddPasskey options={options} name={passkey} />}
			</section>
			<Notifications
				push={push}
				current={current}
				isRecent={options !== null}
				hasNames={hasNames}
			/>
			<section className="mt-10">
				<h3 className="font-bold">{t("whereSignedIn")}</h3>
				<SessionList sessions={sessions} current={current} />
				<div className="mt-4">
					<IntentButton intent="end-all-sessions">{t("signOutEverywhere")}</IntentButton>
				</div>
			</section>
		</section>
	);
}

function AddPasskey({ options, name }: { options: object; name: string }) {
	return (
		<PasskeyForm options={options}>
			<input type="hidden" name="intent" value="add-passkey" />
			<label className="mt-3 block">
				{t("passkeyName")}
				<input
					className="desk-field mt-1"
					type="text"
					name="name"
					pattern={`.{0,${MAX_NAME_LENGTH}}`}
					title={t("mostCharacters", { most: MAX_NAME_LENGTH })}
					defaultValue={name}
				/>
			</label>
			<button type="submit" className="desk-button mt-3" data-tone="quiet">
				{t("addPasskey")}
			</button>
		</PasskeyForm>
	);
}
