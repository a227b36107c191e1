import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { useCallback, useState } from 'react'
import { announce } from '../../../lib/state/announce.ts'
import { takeLines } from '../pad/pad-actions.ts'
import { readFile } from './read-file.ts'

interface FileNotice {
  kind: 'reading' | 'read' | 'refused'
  text: string
  /** The file that failed, where another try may help. */
  again?: File | undefined
}

/** Parses a file into lines; `notice` is the result of the last one. */
export function useOrderFile() {
  const [notice, setNotice] = useState<FileNotice | null>(null)
  const take = useCallback(async (file: File) => {
    setNotice((before) => ({
      kind: 'reading',
      text: quickOrderTexts.reading,
      again: before?.again === file ? file : undefined,
    }))
    const read = await readFile(file)
    if ('isPassing' in read) {
      setNotice({ kind: 'refused', text: read.text, again: read.isPassing ? file : undefined })
      announce(read.text, true)
      return
    }
    takeLines(read.lines)
    const told = [
      quickOrderTexts.fileRead({ name: file.name, count: read.lines.length }),
      read.withoutQuantity > 0 && quickOrderTexts.withoutQuantity({ count: read.withoutQuantity }),
    ]
    setNotice({ kind: 'read', text: told.filter(Boolean).join(' ') })
  }, [])
  return { notice, take, forget: () => setNotice(null) }
}
