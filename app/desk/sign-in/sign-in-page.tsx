import { t } from "#app/messages/en/desk-sign-in.server.ts";
import type { KeptForm } from "./kept-form.ts";
import { KeptWords, SendNow } from "./kept-form-parts.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

type SignInPageProps = {
	/** The options of navigator.credentials.get(). */
	options: object;
	/** True if links can be sent by e-mail. */
	canMail: boolean;
	problem?: string;
	/** The e-mail address as it was typed. */
	email?: string;
	isSent?: boolean;
	/** A form that was sent after the end of a session. */
	kept?: KeptForm | null;
};

export function SignInPage(props: SignInPageProps) {
	const { options, canMail, problem, email, isSent, kept } = props;
	const to = kept && new URLSearchParams({ to: kept.path });
	// Words in other scripts take a third of the space in this type of body.
	const form = to ? { action: `/desk/sign-in?${to}`, encType: "multipart/form-data" } : {};
	return (
		<SignInFrame title={t(kept ? "signInAgain" : "signIn")}>
			{kept && (
				<>
					<p role="alert" className="mt-4 border-accent border-l-4 pl-3">
						{t("sessionEnded")}
					</p>
					<KeptWords kept={kept} />
				</>
			)}
			{problem && (
				<p role="alert" className="mt-4 border-accent border-l-4 pl-3">
					{problem}
				</p>
			)}
			{canMail && isSent && (
				<p role="status" className="mt-4 border-line-strong border-l-4 pl-3">
					{t("linkSent")}
				</p>
			)}
			<PasskeyForm options={options} {...form}>
				<KeptField kept={kept} />
				<input type="hidden" name="endpoint" />
				<p className="mt-4">{t("passkeyHint")}</p>
				<button type="submit" className="desk-button mt-3 w-full" data-tone="accent">
					{t("signInWithPasskey")}
				</button>
			</PasskeyForm>
			<h2 className="mt-8 font-bold">{t("withoutPasskey")}</h2>
			{canMail ? (
				<form method="post" {...form}>
					<KeptField kept={kept} />
					<label className="mt-1 block">
						{t("email")}
						<input
							className="desk-field mt-1"
							type="email"
							name="email"
							autoComplete="email"
							required
							defaultValue={email}
						/>
					</label>
					<button type="submit" className="desk-button mt-3 w-full" data-tone="quiet">
						{t("sendLink")}
					</button>
				</form>
			) : (
				<p className="mt-1">{t("askForLink")}</p>
			)}
			{kept && (
				<>
					<h2 className="mt-8 font-bold">{t("otherTab")}</h2>
					<p className="mt-1">{t("otherTabHint")}</p>
					<SendNow kept={kept} tone="quiet" />
				</>
			)}
		</SignInFrame>
	);
}

function KeptField({ kept }: Pick<SignInPageProps, "kept">) {
	return kept && <input type="hidden" name="kept" value={JSON.stringify(kept)} />;
}
