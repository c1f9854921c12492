import { beforeEach } from "vitest";

/** Journeys that Playwright cannot play in a stock Firefox, by their titles, and why. */
const LEFT_OUT: Record<string, string> = {
	"with an answer lost on its way back, the retry is no second enquiry":
		"WebDriver BiDi does not tell the body of a request, so that it cannot be sent on by the test.",
};

beforeEach(({ task, skip }) => {
	const reason = LEFT_OUT[task.name];
	if (reason) skip(reason);
});
