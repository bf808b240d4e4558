import type { Shown } from '../../item.ts'

/** `1 3/8` in TeX, as a question writes it. */
const inTex = (name: string): string => name.replace(/ ?(\d+)\/(\d+)/, String.raw`\frac{$1}{$2}`)

/** The numbers of a figure as text: cells of a table, dots of a line plot, or points of a grid or a scatter plot. */
export function figureText({ figure }: Pick<Shown, 'figure'>): string {
  if (figure?.kind === 'table') return figure.rows.flat().join(' ; ')
  if (figure?.kind === 'two-way-table')
    return figure.rows.flatMap(({ cells, total = '' }) => [...cells, total]).join(' ; ')
  if (figure?.kind === 'coordinate-plane') return figure.points.flatMap(({ at }) => at).join(' ; ')
  if (figure?.kind === 'scatter-plot')
    return figure.groups.flatMap(({ points }) => points.flatMap(({ at }) => at)).join(' ; ')
  if (figure?.kind !== 'dot-plot') return ''
  const { x, plots } = figure
  return plots
    .flatMap(({ values }) => values)
    .map((value) => inTex(x.names?.[value - x.from] ?? String(value)))
    .join(' ; ')
}
