-- A stored card may be refused when it is authorised, the day before delivery (ORDER_MOVES of the domain package).
INSERT INTO order_status_moves (from_status, to_status) VALUES (1, 10), (2, 10);
