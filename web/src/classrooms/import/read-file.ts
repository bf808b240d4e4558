import { importBytes } from '@skills-center/contract/classrooms/import'
import { t } from '../../language/messages.ts'

/** The text of a spreadsheet's export, or why it cannot be read. */
export async function readFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > importBytes) return { problem: t('classrooms/import/file-is-larger-than-1-mb') }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decode(bytes)
  // A workbook, not a text table: it starts like a ZIP archive.
  if (text.startsWith('PK\u0003\u0004') || text.includes('\u0000'))
    return {
      problem: t('classrooms/import/file-is-not-csv'),
    }
  return { text }
}

/** Spreadsheets write UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
