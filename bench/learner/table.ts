import type { Score } from './score.ts'

const columns: readonly { title: string; text: (score: Score) => string }[] = [
  { title: '', text: ({ name }) => name },
  { title: 'AUC', text: ({ auc }) => share(auc) },
  { title: 'accuracy', text: ({ accuracy }) => share(accuracy) },
  { title: 'log loss', text: ({ logLoss }) => share(logLoss) },
  { title: 'RMSE', text: ({ rmse }) => share(rmse) },
  { title: 'ECE', text: ({ ece }) => share(ece) },
  { title: 'AUC again', text: ({ again }) => (again === null ? '–' : share(again.auc)) },
  { title: 'log loss again', text: ({ again }) => (again === null ? '–' : share(again.logLoss)) },
  { title: 'µs', text: ({ microseconds }) => microseconds.toFixed(1) },
]

const share = (value: number): string => value.toFixed(4).replace(/^0/, '')

/** Returns a Markdown table that also reads well in a terminal. */
export function printTable(scores: readonly Score[]): string {
  const rows = [
    columns.map(({ title }) => title),
    ...scores.map((score) => columns.map(({ text }) => text(score))),
  ]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    return `| ${padded.join(' | ')} |`
  }
  const [head = [], ...body] = rows
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), line(rule), ...body.map(line)].join('\n')
}
