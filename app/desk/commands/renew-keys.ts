import { Argument, Command } from "commander";
import { filterCallStates } from "#app/database/call-states.ts";
import type { SecretName } from "#app/database/secret-store.ts";
import { withStores } from "#app/enquiries/commands/with-stores.ts";
import type { Stores } from "#app/enquiries/open-stores.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatCount } from "#app/platform/terminal/format-values.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { confirm } from "#app/platform/terminal/terminal.ts";

type Key = {
	secret: SecretName;
	/** Describes what ends with the key, for who runs the site. */
	describeEnd: (stores: Stores) => string | Promise<string>;
	/** Removes what is of no use without the former key. */
	end?: (stores: Stores) => Promise<unknown>;
};

const KEYS = {
	forms: {
		secret: "form",
		describeEnd: () =>
			"forms that are open now come back once with what was typed, to be sent again; a passkey is asked for once more",
	},
	calls: {
		secret: "booking",
		describeEnd: async ({ database }) => {
			const { count } = await database.db
				.selectFrom("bookings")
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.where(
					"state",
					"in",
					filterCallStates(({ changedBy }) => changedBy.includes("staff")),
				)
				.where("startsAt", ">", getNow())
				.executeTakeFirstOrThrow();
			return `the addresses to move or cancel a call in e-mails and calendars are dead, of ${formatCount(Number(count), "call")} ahead; the next reminder has the new one`;
		},
	},
	calendars: {
		secret: "calendar",
		describeEnd: () =>
			"the staff's secret addresses of calendars are dead; each person subscribes anew, under Calls on the desk",
	},
	replies: {
		secret: "reply",
		describeEnd: () =>
			"the addresses that answers so far may be replied to (REPLY_ADDRESS) no longer name their enquiry; replies are found by their thread",
	},
	notifications: {
		secret: "push",
		describeEnd: () =>
			"no device is notified any more; each person turns notifications on anew, under People on the desk",
		// A push service answers 403 to another key, as it does to a wrong clock, by which no device ends.
		end: ({ database }) => database.db.deleteFrom("pushSubscriptions").execute(),
	},
	senders: {
		secret: "address",
		describeEnd: () => "limits per sender and of sign-ins begin anew",
	},
} satisfies Record<string, Key>;

type KeyName = keyof typeof KEYS;
const NAMES = Object.keys(KEYS) as KeyName[];

export const renewKeys = (context: CliContext) =>
	new Command("renew-keys")
		.summary("makes new keys for what the site signs, when one has leaked")
		.description(
			`For when somebody has read the store or a backup who should not have. Says what ends, and asks. The site uses the new keys within ten seconds, on all nodes, without a restart; sessions and passkeys stay.

Examples:
  npm run staff -- renew-keys
  npm run staff -- renew-keys calendars calls --yes`,
		)
		.addArgument(new Argument("[keys...]", "which ones; without any all").choices(NAMES))
		.option("--yes", "does not ask; required where nobody can answer")
		.action((keys: KeyName[], { yes }: { yes?: boolean }) =>
			withStores(context, async (stores) => {
				const { terminal } = context;
				const names = keys.length > 0 ? [...new Set(keys)] : NAMES;
				for (const name of names)
					terminal.note(`${name}: ${await KEYS[name].describeEnd(stores)}.`);
				const list = names.join(", ");
				await confirm(`Renew the keys of ${list}?`, yes, terminal, "Nothing was changed.");
				for (const name of names) {
					const { secret, end }: Key = KEYS[name];
					await stores.enquiries.renewSecret(secret);
					await end?.(stores);
				}
				await terminal.print(
					`The keys of ${list} are renewed. The site uses them within ten seconds, without a restart.`,
				);
			}),
		);
