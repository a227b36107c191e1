DROP INDEX "orders_company_id_index";--> statement-breakpoint
CREATE INDEX "orders_company_id_placed_at_index" ON "orders" USING btree ("company_id","placed_at");--> statement-breakpoint
-- The index of the catalogue holds what packaging costs.
CREATE TRIGGER packagings_changed AFTER INSERT OR UPDATE OR DELETE ON packagings
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
