import { figureForms } from '@skills-center/contract/questions/figure-forms'
import type { AuthoredFigure } from '@skills-center/contract/questions/figures'

/** A part by its place: those of a picture wear letters before anybody asks about them. */
export const partTitle = ({ kind }: AuthoredFigure, at: number): string =>
  `${figureForms[kind].part} ${kind === 'image' ? String.fromCodePoint(65 + at) : at + 1}`

/** What a part of the figure is called, for its author. */
export function partName(figure: AuthoredFigure, at: number): string {
  const words = figureForms[figure.kind].columns.flatMap(({ reads }, place) =>
    reads === 'text' ? (figure.rows[at]?.[place] ?? '') : '',
  )
  const said = words.find((word) => word.trim() !== '') ?? ''
  return `${partTitle(figure, at)}${said === '' ? '' : ` (${said})`}`
}
