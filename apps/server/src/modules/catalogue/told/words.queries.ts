/** SQL for the retailer's own groups of words: id, words and whether the group is disabled. */
export const addSynonyms = 'insert into search_synonyms (words, is_off) values ($1, $2)'
export const setSynonyms = 'update search_synonyms set words = $2, is_off = $3 where id = $1'
export const removeSynonyms = 'delete from search_synonyms where id = any($1)'

/** SQL for the retailer's own dishes: name, phrases, shelves and whether the dish is disabled. */
export const addDish = 'insert into search_dishes (name, phrases, shelves, is_off) values ($1, $2, $3, $4)'
export const setDish = 'update search_dishes set phrases = $2, shelves = $3, is_off = $4 where name = $1'
export const removeDishes = 'delete from search_dishes where name = any($1)'
