DROP INDEX "order_items_product_id_index";--> statement-breakpoint
CREATE INDEX "order_items_product_id_quantity_index" ON "order_items" USING btree ("product_id","quantity");