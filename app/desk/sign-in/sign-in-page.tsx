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
};

export function SignInPage({ options, canMail, problem, email, isSent }: SignInPageProps) {
	return (
		<SignInFrame title="Sign in to the desk">
			{problem && (
				<p role="alert" className="mt-4 border-accent border-l-4 pl-3">
					{problem}
				</p>
			)}
			{canMail && isSent && (
				<p role="status" className="mt-4 border-line-strong border-l-4 pl-3">
					If that address is invited, a link is on its way to it. It works once, for 15 minutes.
				</p>
			)}
			<PasskeyForm options={options}>
				<p className="mt-4">Your fingerprint, face or the code of this device is enough.</p>
				<button type="submit" className="desk-button mt-3 w-full" data-tone="accent">
					Sign in with a passkey
				</button>
			</PasskeyForm>
			<h2 className="mt-8 font-bold">On a new device, or without a passkey</h2>
			{canMail ? (
				<form method="post">
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
					You sign in with a link that works once, for 15 minutes. Ask whoever runs the site, or an
					owner of the desk, for one.
				</p>
			)}
		</SignInFrame>
	);
}
