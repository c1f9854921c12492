import { LINK_LIFETIMES } from "#app/desk/store/link-lifetimes.ts";
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
		<SignInFrame title={kept ? "Please sign in again" : "Sign in to the desk"}>
			{kept && (
				<>
					<p role="alert" className="mt-4 border-accent border-l-4 pl-3">
						Your session has ended, so nothing was sent yet. What you wrote stays on this page: sign
						in, then send it.
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
					If that address is invited, a link is on its way to it. It works once, for{" "}
					{LINK_LIFETIMES.later.words}.
				</p>
			)}
			<PasskeyForm options={options} {...form}>
				<KeptField kept={kept} />
				<input type="hidden" name="endpoint" />
				<p className="mt-4">Your fingerprint, face or the code of this device is enough.</p>
				<button type="submit" className="desk-button mt-3 w-full" data-tone="accent">
					Sign in with a passkey
				</button>
			</PasskeyForm>
			<h2 className="mt-8 font-bold">On a new device, or without a passkey</h2>
			{canMail ? (
				<form method="post" {...form}>
					<KeptField kept={kept} />
					<label className="mt-1 block">
						Your e-mail address
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
						Send me a link
					</button>
				</form>
			) : (
				<p className="mt-1">
					You sign in with a link that works once, for {LINK_LIFETIMES.later.words}. Ask whoever
					runs the site, or an owner of the desk, for one.
				</p>
			)}
			{kept && (
				<>
					<h2 className="mt-8 font-bold">Signed in by a link, in another tab of this browser?</h2>
					<p className="mt-1">Come back to this page, and send what you wrote.</p>
					<SendNow kept={kept} tone="quiet" />
				</>
			)}
		</SignInFrame>
	);
}

function KeptField({ kept }: Pick<SignInPageProps, "kept">) {
	return kept && <input type="hidden" name="kept" value={JSON.stringify(kept)} />;
}
