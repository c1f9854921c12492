/** An invitation as it was typed. */
export type Invitation = { name: string; email: string; role: string };

/** Renders the form for an invitation; `typed` is a rejected one. */
export function InviteForm({ typed }: { typed: Invitation | undefined }) {
	return (
		<form method="post" className="mt-8">
			<h2 className="font-bold">Invite somebody</h2>
			<label className="mt-2 block">
				Name
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
				E-mail
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
				<legend>Role</legend>
				{ROLES.map(([role, words]) => (
					<label key={role} className="flex items-center gap-2 py-2">
						<input
							type="radio"
							name="role"
							value={role}
							defaultChecked={role === (typed?.role ?? "member")}
							className="size-5"
						/>
						{words}
					</label>
				))}
			</fieldset>
			<button type="submit" name="intent" value="invite" className="desk-button mt-2">
				Invite
			</button>
		</form>
	);
}

const ROLES = [
	["member", "Member: answers enquiries"],
	["owner", "Owner: everything, people too"],
] as const;
