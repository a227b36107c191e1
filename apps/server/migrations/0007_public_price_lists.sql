-- 'shelf' is a row of products on a screen and nothing else: the list that everybody buys at is the public one.
UPDATE price_lists SET kind = 'public' WHERE kind = 'shelf';
