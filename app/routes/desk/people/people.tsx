import type { DeskContext } from "#app/desk/desk-env.ts";
import { getDeskServices } from "#app/desk/desk-services.ts";
import { formatInstant } from "#app/desk/format.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { SessionRow } from "#app/enquiries/store/tables.ts";
import { renderDeskPage } from "../desk-page.tsx";
import { parseDeskForm } from "../parse-form.ts";

export async function showPeople(context: DeskContext): Promise<Response> {
	const { people } = await getDeskServices();
	const { session } = context.var;
	const [staff, sessions] = await Promise.all([
		people.list(),
		people.listSessions(session.staff.id),
	]);
	return renderDeskPage(context, {
		...{ title: "People and devices", session },
		content: (
			<div className="desk-wrap pt-6 pb-16">
				<h1 className="desk-title">People and devices</h1>
				<div className="mt-6 grid gap-12 lg:grid-cols-2">
					<People staff={staff} reader={session.staff} />
					<Devices sessions={sessions} current={session.session.hash} />
				</div>
			</div>
		),
	});
}

function People({ staff, reader }: { staff: readonly Staff[]; reader: Staff }) {
	return (
		<section>
			<h2 className="font-bold">People</h2>
			<ul className="mt-1 border-line border-t">
				{staff.map(({ id, name, email, role, disabledAt }) => (
					<li
						key={id}
						className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2"
					>
						<span className="min-w-0 wrap-anywhere">
							<strong>{name}</strong>
							<span className="block text-fine text-ink-soft">
								{email}, {role}
								{disabledAt ? `, disabled on ${formatInstant(disabledAt)}` : ""}
							</span>
						</span>
						{reader.role === "owner" && id !== reader.id && (
							<form method="post">
								<input type="hidden" name="person" value={id} />
								<button
									type="submit"
									name="intent"
									value={disabledAt ? "enable" : "disable"}
									className="desk-button"
									data-tone="quiet"
								>
									{disabledAt ? "Enable" : "Disable"}
									<span className="sr-only"> {name}</span>
								</button>
							</form>
						)}
					</li>
				))}
			</ul>
			<p className="mt-3 text-fine text-ink-soft">
				Somebody new is invited on the server: npm run staff -- invite "Name" e-mail
			</p>
		</section>
	);
}

function Devices({ sessions, current }: { sessions: readonly SessionRow[]; current: string }) {
	return (
		<section>
			<h2 className="font-bold">Where you are signed in</h2>
			<ul className="mt-1 border-line border-t">
				{sessions.map(({ hash, device, seenAt }) => (
					<li
						key={hash}
						className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2"
					>
						<span className="min-w-0 flex-1 wrap-anywhere">
							{device || "An unnamed device"}
							<span className="block text-fine text-ink-soft">
								{hash === current ? "This device" : `Last used ${formatInstant(seenAt)}`}
							</span>
						</span>
						{hash !== current && (
							<form method="post">
								<input type="hidden" name="session" value={hash} />
								<button
									type="submit"
									name="intent"
									value="end-session"
									className="desk-button"
									data-tone="quiet"
								>
									Sign out
								</button>
							</form>
						)}
					</li>
				))}
			</ul>
			<form method="post" className="mt-4">
				<button
					type="submit"
					name="intent"
					value="end-all-sessions"
					className="desk-button"
					data-tone="quiet"
				>
					Sign out everywhere, here too
				</button>
			</form>
		</section>
	);
}

export async function changePeople(context: DeskContext): Promise<Response> {
	const { people } = await getDeskServices();
	const { staff } = context.var.session;
	const form = await parseDeskForm(context);
	const intent = form.get("intent");
	if (intent === "end-session" && form.get("session"))
		await people.endSessions(staff.id, form.get("session"));
	if (intent === "end-all-sessions") {
		await people.endSessions(staff.id);
		return context.redirect("/desk/sign-in", 303);
	}
	// Nobody locks themselves out.
	if ((intent === "disable" || intent === "enable") && form.get("person") !== staff.id)
		await people.setDisabled(form.get("person"), intent === "disable");
	return context.redirect("/desk/people", 303);
}
