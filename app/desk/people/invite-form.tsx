import { t } from "#app/messages/en/desk-people.server.ts";

/** An invitation as it was typed. */
export type Invitation = { name: string; email: string; role: string };

/** Renders the form for an invitation; `typed` is a rejected one. */
export function InviteForm({ typed }: { typed: Invitation | undefined }) {
	return (
		<form method="post" id="invite" className="mt-8">
			<h3 className="font-bold">{t("inviteSomebody")}</h3>
			<p className="mt-1">{t("inviteHint")}</p>
			<label className="mt-2 block">
				{t("name")}
				<input
					type="text"
					className="desk-field mt-1"
					name="name"
					autoComplete="off"
					required
					defaultValue={typed?.name}
				/>
			</label>
			<label className="mt-3 block">
				{t("email")}
				<input
					className="desk-field mt-1"
					type="email"
					name="email"
					autoComplete="off"
					required
					defaultValue={typed?.email}
				/>
			</label>
			<fieldset className="mt-3">
				<legend>{t("role")}</legend>
				{ROLES.map((role) => (
					<label key={role} className="flex items-center gap-2 py-2">
						<input
							type="radio"
							name="role"
							value={role}
							defaultChecked={role === (typed?.role ?? "member")}
							className="size-5"
						/>
						{t(role)}
					</label>
				))}
			</fieldset>
			<button type="submit" name="intent" value="invite" className="desk-button mt-2">
				{t("invite")}
			</button>
		</form>
	);
}

/** The roles, whose descriptions are the messages of the same names. */
const ROLES = ["member", "owner"] as const;
