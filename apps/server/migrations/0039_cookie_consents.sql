ALTER TABLE "consents" DROP CONSTRAINT "consents_kind";--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('privacy', 'terms', 'profiling', 'marketing', 'cookieAnalytics', 'cookieProfilation'));
