-- The domain package's ORDER_MOVES (a test holds the two equal); the trigger of 0001 refuses every other move.
INSERT INTO order_status_moves (from_status, to_status) VALUES
  (1, 2), (1, 7), (1, 8), (1, 9), (1, 18), (2, 3), (2, 7), (2, 8), (2, 18), (3, 4), (3, 8), (4, 5), (4, 8), (4, 12),
  (5, 4), (5, 6), (5, 8), (6, 11), (13, 11), (7, 1), (7, 2), (7, 8), (7, 9), (7, 18), (8, 11), (9, 1), (9, 2), (9, 8),
  (9, 10), (9, 18), (10, 1), (10, 2), (10, 8), (10, 9), (12, 8), (12, 13), (18, 2), (18, 8);
