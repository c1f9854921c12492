import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { t } from "#app/messages/en/desk-numbers.server.ts";
import { loadNumbers } from "./load-numbers.ts";
import { NumbersPage } from "./numbers-page.tsx";

export const numbersRoute: DeskRoute = {
	path: "/desk/numbers",
	role: "member",
	link: {
		get name() {
			return t("numbers");
		},
	},
	get: showNumbers,
};

async function showNumbers(context: DeskContext): Promise<Response> {
	const { weeks, numbers, names, self } = await loadNumbers(context);
	return renderDeskPage(context, {
		title: t("numbers"),
		session: context.var.session,
		content: <NumbersPage weeks={weeks} numbers={numbers} names={names} self={self} />,
	});
}
