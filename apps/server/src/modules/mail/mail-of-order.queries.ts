/**
 * Part of a statement that puts the mail of a `placed` order of a `cart` into the outbox if $isReceived: $mailWords
 * with the order's id and number instead of $idMark and $numberMark.
 */
export const mailOfOrder = `told as (
     insert into mails (user_id, kind, recipient, params, words, message_id, created_at)
     select u.id, 'orderReceived', u.login, jsonb_build_object('orderId', placed.id),
       replace(replace($mailWords, $idMark, placed.id::text), $numberMark, placed.number)::jsonb,
       '<' || gen_random_uuid() || '@' || $mailHost::text || '>', $now
     from placed, cart join users u on u.id = cart.user_id where $isReceived::boolean)`
