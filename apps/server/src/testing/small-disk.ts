import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Mounts a disk in memory with so much room ('64k'); false where this user may not. */
export function mountSmallDisk(folder: string, size: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0
}

/** Whether this user may mount a disk. A test that needs one is not declared elsewhere: a skipped test counts as failed. */
export function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-mount-'))
  const isMounted = mountSmallDisk(folder, '64k')
  if (isMounted) spawnSync('umount', [folder])
  rmdirSync(folder)
  return isMounted
}
