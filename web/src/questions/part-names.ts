import { figureForms } from '@skills-center/contract/questions/figure-forms'
import type { AuthoredFigure } from '@skills-center/contract/questions/figures'
import { partLabel } from './figure-labels.ts'

/** The title of a part by its index. Parts of a picture always have letters. */
export function partTitle({ kind }: AuthoredFigure, at: number): string {
  const { part } = figureForms[kind]
  const place = kind === 'image' ? String.fromCodePoint(65 + at) : at + 1
  return part === null ? '' : `${partLabel(part)} ${place}`
}

/** The name of a part of the figure, for its author. */
export function partName(figure: AuthoredFigure, at: number): string {
  const words = figureForms[figure.kind].columns.flatMap(({ reads }, index) =>
    reads === 'text' ? (figure.rows[at]?.[index] ?? '') : '',
  )
  const its = words.find((word) => word.trim() !== '') ?? ''
  return `${partTitle(figure, at)}${its === '' ? '' : ` (${its})`}`
}
