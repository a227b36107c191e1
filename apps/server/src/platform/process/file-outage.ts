/** What a disk or the system's limits refuse for a time: no room, read-only, no rights, too many files, a bad disk. */
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

/** True for an error of our own files that passes when room or rights return: answered 503, never as our own fault. */
export function isFileOutage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FILE_OUTAGES.has(String(error.code))
}
