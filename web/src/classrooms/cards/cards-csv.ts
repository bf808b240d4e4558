import { t } from '../../language/messages.ts'
import type { PrintedCard } from './printed-card.ts'

/** A CSV cell. A name that starts like a formula stays text in a spreadsheet. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Login cards as a data URL of a CSV file; its byte order mark tells spreadsheets that it is UTF-8. */
export function csvOf(cards: readonly Omit<PrintedCard, 'secret'>[]): string {
  const rows = [
    [t('classrooms/card-name'), t('ui/username'), t('ui/password')],
    ...cards.map(({ name, username, password }) => [name, username, password ?? '']),
  ]
  const text = rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}`)}`
}
