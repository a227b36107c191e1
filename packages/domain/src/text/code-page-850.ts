/** Characters of the bytes 0x80-0xff in code page 850, with the euro of 858: what tills and programs of DOS write. */
const HIGH =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Text of code page 850 bytes that were read one by one (Latin-1). */
export function decodeCodePage850(latin1: string): string {
  return latin1.replace(/[\u0080-\u00ff]/g, (char) => HIGH.charAt(char.charCodeAt(0) - 0x80))
}

/** è, é, ì, ò, ù behind a letter, or à between two: in Windows-1252 signs that nobody writes there ('caffŠ', 'tost…to'). */
const OF_850 = /[a-z](?:[\u0082\u008a\u008d\u0095\u0097]|\u0085(?=[a-z]))/gi
/** The same letters as Windows-1252 has them. */
const OF_1252 = /[a-z][\u00e0\u00e8\u00e9\u00ec\u00f2\u00f9]/gi

/**
 * How much bytes that were read one by one look like code page 850 rather than Windows-1252: above 0 the first, below 0 the
 * second, 0 where either may be meant.
 */
export const leanTo850 = (latin1: string): number =>
  (latin1.match(OF_850)?.length ?? 0) - (latin1.match(OF_1252)?.length ?? 0)
