/** Characters of the bytes 0x80-0xff in code page 850, with the euro of 858: the encoding of tills and DOS programs. */
const HIGH =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Decodes code page 850 bytes that were read as Latin-1. */
export function decodeCodePage850(latin1: string): string {
  return latin1.replace(/[\u0080-\u00ff]/g, (char) => HIGH.charAt(char.charCodeAt(0) - 0x80))
}

/**
 * è, é, ì, ò, ù behind a letter, or à between two: in Windows-1252 these bytes are characters that nobody writes there
 * ('caffŠ', 'tost…to').
 */
const OF_850 = /[a-z](?:[\u0082\u008a\u008d\u0095\u0097]|\u0085(?=[a-z]))/gi
/** The same letters in Windows-1252. */
const OF_1252 = /[a-z][\u00e0\u00e8\u00e9\u00ec\u00f2\u00f9]/gi

/** Whether bytes read as Latin-1 are more likely code page 850 (above 0) or Windows-1252 (below 0); 0: either. */
export const leanTo850 = (latin1: string): number =>
  (latin1.match(OF_850)?.length ?? 0) - (latin1.match(OF_1252)?.length ?? 0)
