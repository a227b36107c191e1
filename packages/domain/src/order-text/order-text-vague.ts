/** Words by which an amount is only about right: the shopper is asked. */
const VAGUE =
  /(?<![\p{L}\d])(?:(?:non|nun) (?:piu|più|meno) di|al massimo|al minimo|almeno|massimo|minimo|quasi|oltre|abbondanti|abbondante|scarsi|scarso|scars[ae]|(?:un|'?n) po'? (?:di|de|d')|(?:un|'?n) po'|qualche|quarche|(?:una|'?na) manciata (?:di|de|d')|manciata|tant[oaie]|parecchi[oaie]?|alcun[ie]|max\.?|min\.?)(?![\p{L}\d])/giu

/** A line without them, and whether it had one. */
export function withoutVagueness(text: string): { goods: string; isVague: boolean } {
  const goods = text
    .replace(/[’‘`´]/g, "'")
    .replace(VAGUE, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isVague =
    goods !==
      text
        .replace(/[’‘`´]/g, "'")
        .replace(/\s+/g, ' ')
        .trim() && goods !== ''
  return isVague ? { goods, isVague } : { goods: text, isVague: false }
}
