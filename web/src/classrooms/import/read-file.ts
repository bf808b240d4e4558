import { importBytes } from '@skills-center/contract/classrooms/import'
import { t } from '../../language/messages.ts'

/** The text of a file that a spreadsheet wrote, or why it is none that we can read. */
export async function readFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > importBytes) return { problem: t('classrooms/import/file-is-larger-than-1-mb') }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decode(bytes)
  // A workbook, not a table of text: it begins as a ZIP archive does.
  if (text.startsWith('PK\u0003\u0004') || text.includes('\u0000'))
    return {
      problem: t('classrooms/import/file-is-not-csv'),
    }
  return { text }
}

/** Spreadsheets write UTF-8, UTF-16 with its mark, or the old Western letters of Windows. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
