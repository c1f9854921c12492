import { defineMessages } from "../define-messages.ts";

/** The messages of the list of articles and of an article's page. */
export const t = defineMessages("blog", {
	searchButton: "Search",
	loadingList: "Loading the articles",
	readMore: "Read More",
	topics: "Topics",
	allTopics: "All",
	topicCount: "{count}<hidden> articles</hidden>",
	moreTopics: "{count} more topics",
	found:
		"{count, plural, one {# article} other {# articles}}{hasWords, select, yes { for “{words}”} other {}}{hasCategory, select, yes { in {category}} other {}}{hasTag, select, yes { tagged {tag}} other {}}{hasPages, select, yes {, page {page} of {pages}} other {}}.",
	nothingFound:
		"Nothing was found{hasWords, select, yes { for “{words}”} other {}}{hasCategory, select, yes { in {category}} other {}}{hasTag, select, yes { tagged {tag}} other {}}.",
	newer: "Newer",
	newerArticles: "Newer articles",
	older: "Older",
	olderArticles: "Older articles",
	loadingArticle: "Loading the article",
	reading: "{minutes} min read",
	readingIn: "{minutes} min read in <topics></topics>",
	tagged: "Tagged <tags></tags>",
	sharedCase: "{client}. Together with {services}",
	unavailable: "The articles can’t be loaded just now",
});
