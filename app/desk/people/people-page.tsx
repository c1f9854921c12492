import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import type { Session } from "#app/desk/request/desk-env.ts";
import { SignInAgainLink } from "#app/desk/sign-in/sign-in-again.tsx";
import type { LinkKind } from "#app/desk/store/link-lifetimes.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import { t } from "#app/messages/en/desk-people.server.ts";
import type { Devices } from "./devices.tsx";
import { type Invitation, InviteForm } from "./invite-form.tsx";
import type { Push } from "./notifications.tsx";
import { OwnAccount } from "./own-account.tsx";
import { PersonEntry } from "./person-entry.tsx";

/** The values that were rejected, or waited for another sign-in. */
export type TypedPerson = {
	invitation?: Invitation;
	passkey: string;
	hasNames: boolean;
	signature?: string;
};

/** The result of a change, shown above the people. */
export type PeopleResult =
	| { problem: string; typed?: Partial<TypedPerson> }
	/** The address signs in once, and is shown this time only. */
	| { person: Staff; url: string; link: LinkKind; isMailed: boolean };

type PeoplePageProps = {
	session: Session;
	/** The people, with the devices of those whom the reader may change. */
	staff: readonly { person: Staff; devices: Devices | null; planned: number }[];
	own: Devices;
	push: Push;
	/** The options of navigator.credentials.create(); null where the sign-in is not recent. */
	options: object | null;
	typed: TypedPerson;
	/** The page's own path with the query, for the way back. */
	path: string;
	result: PeopleResult | undefined;
	done: FlashMessage | null;
};

export function PeoplePage(props: PeoplePageProps) {
	const { session, staff, own, push, options, typed, path, result, done } = props;
	const isOwner = session.staff.role === "owner";
	return (
		<div className="desk-wrap pt-6 pb-16">
			<FlashLine done={done} />
			<h1 className="desk-title">{t("peopleAndDevices")}</h1>
			{result && <Result result={result} />}
			{!options && (
				<div className="mt-4 max-w-text border-line-strong border-l-4 pl-3">
					<p>{t(isOwner ? "signInAgainAsOwner" : "signInAgain")}</p>
					<SignInAgainLink to={path} />
				</div>
			)}
			<div className="mt-6 grid gap-12 lg:grid-cols-2">
				<OwnAccount
					signature={typed.signature ?? session.staff.signature ?? ""}
					language={session.staff.language}
					push={push}
					devices={own}
					current={session.session.hash}
					options={options}
					passkey={typed.passkey}
					hasNames={typed.hasNames}
				/>
				<section id="colleagues">
					<h2 className="font-bold text-lead">{t("whoSignsIn")}</h2>
					<ul className="mt-3 border-line border-t">
						{staff.map((entry) => (
							<PersonEntry key={entry.person.id} {...entry} />
						))}
					</ul>
					{isOwner ? (
						<InviteForm typed={typed.invitation} />
					) : (
						<p className="mt-3 text-fine text-ink-soft">{t("ownerInvites")}</p>
					)}
				</section>
			</div>
		</div>
	);
}

function Result({ result }: { result: PeopleResult }) {
	if ("problem" in result)
		return (
			<p role="alert" className="mt-4 border-accent border-l-4 pl-3">
				{result.problem}
			</p>
		);
	const { person, url, link, isMailed } = result;
	return (
		<div role="status" className="mt-4 border-line-strong border-l-4 pl-3">
			<p>
				{isMailed
					? t("linkShownAndMailed", { name: person.name, link, email: person.email })
					: t("linkShown", { name: person.name, link })}
			</p>
			<p className="mt-1 wrap-anywhere font-bold">{url}</p>
			<button
				type="button"
				hidden
				data-copy={url}
				data-copied={t("copied")}
				className="desk-button mt-2"
				data-tone="quiet"
			>
				{t("copyLink")}
			</button>
		</div>
	);
}
