/** A thread of its own, as a large calendar takes seconds and much memory. */
import { parentPort, workerData } from "node:worker_threads";
import { type CalendarRequest, readCalendar } from "./read-calendar.ts";

const request: CalendarRequest = workerData;
parentPort?.postMessage(readCalendar(request));
