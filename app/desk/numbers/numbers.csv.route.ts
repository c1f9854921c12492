import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { sendCsv } from "#app/desk/request/send-csv.ts";
import { loadNumbers } from "./load-numbers.ts";
import { formatNumbersCsv } from "./numbers-csv.ts";

export const numbersExportRoute: DeskRoute = {
	path: "/desk/numbers.csv",
	role: "member",
	get: exportNumbers,
};

async function exportNumbers(context: DeskContext): Promise<Response> {
	const { numbers, names } = await loadNumbers(context);
	return sendCsv("numbers", formatNumbersCsv(numbers, names));
}
