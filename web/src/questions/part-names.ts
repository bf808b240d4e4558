import { figureForms } from '@skills-center/contract/questions/figure-forms'
import type { AuthoredFigure } from '@skills-center/contract/questions/figures'
import { t } from '../language/messages.ts'
import { figureWords } from './figure-words.ts'

/** The button that adds a part. */
export function addingWords(part: string): string {
  const words: Readonly<Record<string, string>> = {
    Place: t('questions/add-a-place'),
    Point: t('questions/add-a-point'),
    Drawing: t('questions/add-a-drawing'),
    Row: t('questions/add-a-row'),
    Bar: t('questions/add-a-bar'),
    Column: t('questions/add-a-column'),
    Bin: t('questions/add-a-bin'),
    Sector: t('questions/add-a-sector'),
    Tape: t('questions/add-a-tape'),
  }
  return words[part] ?? part
}

/** A part by its place: those of a picture wear letters before anybody asks about them. */
export const partTitle = ({ kind }: AuthoredFigure, at: number): string =>
  `${figureWords(figureForms[kind].part)} ${kind === 'image' ? String.fromCodePoint(65 + at) : at + 1}`

/** What a part of the figure is called, for its author. */
export function partName(figure: AuthoredFigure, at: number): string {
  const words = figureForms[figure.kind].columns.flatMap(({ reads }, place) =>
    reads === 'text' ? (figure.rows[at]?.[place] ?? '') : '',
  )
  const its = words.find((word) => word.trim() !== '') ?? ''
  return `${partTitle(figure, at)}${its === '' ? '' : ` (${its})`}`
}
