import type { Interaction, InteractionKind, InteractionOf } from '@skills-center/contract/interaction'
import type { RichText } from '@skills-center/contract/rich-text'
import { planeInWords } from '../interactions/coordinate-plane/plane-words.ts'
import { lineInWords } from '../interactions/number-line/line-words.ts'
import { letterOf, optionControl } from '../interactions/option-keys.ts'
import { plainText, speechOf } from './speech-of.ts'
import { printedUnit } from './units.ts'

/** One thing that is said, and the id of the control that shows it, where there is one. */
export interface InteractionLine {
  words: string
  control?: string
}
interface Option {
  id: string
  text: RichText
}

const plain = (text: string) => speechOf(plainText(text))
const said = (words: string): InteractionLine => ({ words: /[.?!:]$/.test(words) ? words : `${words}.` })
const listed = (name: string, options: readonly Option[]) =>
  said(`${name}: ${options.map(({ text }) => speechOf(text).replace(/\.$/, '')).join('; ')}`)
const numbered = (name: string, options: readonly Option[]) =>
  options.map(({ text }, index) => said(`${name} ${index + 1}: ${speechOf(text)}`))

const lettered = (options: readonly Option[], id: string) =>
  options.map((option, index) => ({
    ...said(`Option ${letterOf(index)}: ${speechOf(option.text)}`),
    control: optionControl(id, option.id),
  }))

type Typed = Extract<Interaction, { label: string }>

/** A field: what is asked for, and what is printed before and behind it. */
function typed({ label, before = '', after = '' }: Typed): InteractionLine[] {
  const asked = said(plain(label))
  if (before === '$')
    return [asked, said(after === '' ? 'Answer in dollars' : `Answer in dollars ${plain(after)}`)]
  const unit = plain(printedUnit(after))
  if (before !== '') return [asked, said(`${plain(before)} blank ${unit}`.trim())]
  return after === '' ? [asked] : [asked, said(`Answer in ${unit}`)]
}

function inlineChoice({ parts, gaps }: InteractionOf<'inline-choice'>): InteractionLine[] {
  const name = (id: string) =>
    gaps.length === 1 ? 'blank' : `blank ${gaps.findIndex((gap) => gap.id === id) + 1}`
  const sentence: RichText = [
    parts.flatMap((part) =>
      'gap' in part ? [{ kind: 'text' as const, text: ` ${name(part.gap)} ` }] : part.text.flat(),
    ),
  ]
  return [
    said(speechOf(sentence)),
    ...gaps.map(({ id, options }) => listed(`Choices for ${name(id)}`, options)),
  ]
}

function table({ columns, rows }: InteractionOf<'table'>): InteractionLine[] {
  const heads = columns.map(speechOf)
  return [
    said(`A table with the columns ${heads.join('; ')}`),
    ...rows.map((row, index) =>
      said(
        `Row ${index + 1}: ${row
          .map((cell, at) => `${heads[at] ?? ''}, ${'text' in cell ? speechOf(cell.text) : 'blank'}`)
          .join('; ')}`,
      ),
    ),
    ...rows
      .flat()
      .flatMap((cell) => ('options' in cell ? [listed(`Choices for ${cell.label}`, cell.options)] : [])),
  ]
}

function plot({ title, shape }: InteractionOf<'plot'>): InteractionLine[] {
  const shapes = {
    'dot-plot': 'line plot',
    'bar-chart': 'bar graph',
    histogram: 'histogram',
    'box-plot': 'box plot',
  } as const
  const bars = shape.kind === 'bar-chart' ? `. A bar for each of these: ${shape.labels.join('; ')}` : ''
  return [said(plain(`Build a ${shapes[shape.kind]}: ${title}${bars}`))]
}

type Lines<Kind extends InteractionKind> = (interaction: InteractionOf<Kind>, id: string) => InteractionLine[]

/** How each way to answer is read aloud. */
const lines: { [Kind in InteractionKind]: Lines<Kind> } = {
  choice: ({ options }, id) => lettered(options, id),
  choices: ({ options }, id) => [said('Mark every answer that fits'), ...lettered(options, id)],
  'inline-choice': inlineChoice,
  number: typed,
  quantity: typed,
  fraction: typed,
  expression: typed,
  equation: typed,
  inequality: typed,
  coordinates: typed,
  ratio: typed,
  scientific: typed,
  numbers: typed,
  term: typed,
  order: ({ options, first, last }) => [
    said(`Put these in order, from ${plain(first)} to ${plain(last)}`),
    ...numbered('Card', options),
  ],
  match: ({ sources, targets }) => [
    said('Match each of these'),
    ...numbered('Item', sources),
    said('With one of these:'),
    ...targets.map(({ text }) => said(speechOf(text))),
  ],
  sort: ({ cards, categories }) => [
    listed('Sort the cards into these categories', categories),
    ...numbered('Card', cards),
  ],
  label: ({ spots, labels }) => [
    said(`Name the parts A to ${letterOf(spots.length - 1)} of the figure`),
    listed('The names to choose from', labels),
  ],
  'hot-spot': ({ spots, count }) => [
    said(
      `Choose ${count === 1 ? 'one' : count} of the parts A to ${letterOf(spots.length - 1)} in the figure`,
    ),
  ],
  'number-line': (line) => [said(plain(lineInWords(line)))],
  'coordinate-plane': (plane) => [said(plain(planeInWords(plane)))],
  table,
  plot,
}

export function interactionLines(interaction: Interaction, id: string): InteractionLine[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- TypeScript cannot relate the two unions
  const linesOf = lines[interaction.kind] as Lines<InteractionKind>
  return linesOf(interaction, id)
}
