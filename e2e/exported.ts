import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'

/** A file as it came to the teacher’s disk. */
export interface Exported {
  readonly fileName: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Presses a button that downloads a CSV, and reads the file. */
export async function download(page: Page, button: Locator): Promise<Exported> {
  const coming = page.waitForEvent('download')
  await button.click()
  const file = await coming
  const [head = [], ...rows] = readCsv(await readFile(await file.path(), 'utf8'))
  return { fileName: file.suggestedFilename(), head, rows }
}

/** The cells of RFC 4180, as text. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(0, -1)
}

/** What is read in each cell of a table’s body, its lines joined. */
export async function cellsOf(table: Locator): Promise<string[][]> {
  const rows = await table.locator('tbody tr').all()
  return Promise.all(
    rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).map((text) => onOneLine(text))),
  )
}

export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
