/**
 * Errors of a disk or of the system's limits that may pass: no space, read-only, no rights, too many files, a bad disk.
 */
const FILE_OUTAGES = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
  'EIO',
  'EFBIG',
])

/**
 * True for an error of the shop's own files that passes when space or rights return: answered with 503, not as an
 * internal error.
 */
export function isFileOutage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FILE_OUTAGES.has(String(error.code))
}
