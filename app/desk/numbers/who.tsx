import type { Numbers } from "#app/desk/store/numbers-store.ts";
import type { Summary } from "#app/desk/store/summarise-enquiries.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";
import { Figure, Sum } from "./figure.tsx";
import { FigureTable } from "./figure-table.tsx";
import { toUnansweredOf } from "./inbox-link.ts";
import { getOpenColumns, listOpen } from "./open-columns.tsx";
import { Question } from "./question.tsx";

type WhoProps = {
	numbers: Numbers;
	names: ReadonlyMap<string, string>;
	/** The id of the reader where they see nobody else. */
	self: string | null;
};

/** Renders who answered, and who has what in hand; a member sees themselves and the agency as a whole. */
export function Who({ numbers: { people, total }, names, self }: WhoProps) {
	const toRow = (person: Summary) => ({
		name: self ? t("you") : (names.get(person.name) ?? t("nobody")),
		cells: listCells(person, toUnansweredOf(person.name)),
	});
	return (
		<Question
			title={t("who")}
			answer={[self ? describeSelf(people[0], total) : describePeople(people, names)]}
		>
			<FigureTable
				title={t("byPerson")}
				columns={[
					t("person"),
					t("firstAnswers"),
					t("answers"),
					t("won"),
					t("value"),
					...getOpenColumns(),
				]}
				rows={[
					...people.map(toRow),
					{ name: t(self ? "agency" : "everybody"), cells: listCells(total, "/desk") },
				]}
			/>
		</Question>
	);
}

function listCells(summary: Summary, overdueHref: string) {
	const { answered, answers, won, wonValue } = summary;
	return [
		<Figure key="answered">{answered}</Figure>,
		<Figure key="answers">{answers ?? 0}</Figure>,
		<Figure key="won">{won}</Figure>,
		<Sum key="value">{wonValue}</Sum>,
		...listOpen(summary, overdueHref),
	];
}

function describeSelf(own: Summary | undefined, total: Summary): string {
	const { answered = 0, open = 0, overdue = 0 } = own ?? {};
	return t("yourAnswers", { answered, all: total.answered, open, overdue });
}

function describePeople(people: readonly Summary[], names: ReadonlyMap<string, string>): string {
	const [first] = people;
	const unowned = people.find(({ name }) => name === "")?.open ?? 0;
	const most =
		first?.name && first.answered > 0
			? t("mostAnswers", { name: names.get(first.name) ?? "", count: first.answered })
			: t("nobodyAnswered");
	return `${most} ${t("unowned", { count: unowned })}`;
}
