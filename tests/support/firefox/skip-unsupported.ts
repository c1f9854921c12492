import { beforeEach } from "vitest";

/** By title, with the reason. */
const UNSUPPORTED: Record<string, string> = {
	"with an answer lost on its way back, the retry is no second enquiry":
		"WebDriver BiDi does not tell the body of a request, so that it cannot be sent on by the test.",
};

beforeEach(({ task, skip }) => {
	const reason = UNSUPPORTED[task.name];
	if (reason) skip(reason);
});
