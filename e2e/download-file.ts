import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'

/** A file as the teacher's browser saved it. */
export interface Exported {
  readonly fileName: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Presses a button that downloads a CSV file, and reads the file. */
export async function download(page: Page, button: Locator): Promise<Exported> {
  const coming = page.waitForEvent('download')
  await button.click()
  const file = await coming
  const [head = [], ...rows] = readCsv(await readFile(await file.path(), 'utf8'))
  return { fileName: file.suggestedFilename(), head, rows }
}

/** Parses CSV (RFC 4180) into cells of text. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(0, -1)
}

/** Reads the text of each cell in a table’s body, with lines joined. */
export async function cellsOf(table: Locator): Promise<string[][]> {
  const rows = await table.locator('tbody tr').all()
  return Promise.all(
    rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).map((text) => onOneLine(text))),
  )
}

export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
