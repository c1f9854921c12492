import { marked } from "marked";
import { createStaticHandler, type MetaFunction, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { getContent } from "./content/content.server.ts";
import routes from "./routes.ts";

type RouteModule = Pick<RouteObject, "loader" | "action"> & {
	default?: unknown;
	meta?: MetaFunction;
};

const modules = import.meta.glob<RouteModule>("./routes/*/route.{ts,tsx}", { eager: true });
