import type { Interaction, InteractionKind, InteractionOf } from '@skills-center/contract/interaction'
import type { RichText } from '@skills-center/contract/rich-text'
import { t } from '../../language/messages.ts'
import { plainText, speechOf } from '../speech/speech-of.ts'
import { printedUnit } from '../speech/units.ts'
import { planeInWords } from './coordinate-plane/plane-words.ts'
import { lineInWords } from './number-line/line-words.ts'
import { letterOf, optionControl } from './option-keys.ts'

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
const numbered = (named: (place: number, words: string) => string, options: readonly Option[]) =>
  options.map(({ text }, index) => said(named(index + 1, speechOf(text))))

const lettered = (options: readonly Option[], id: string) =>
  options.map((option, index) => ({
    ...said(t('Option {letter}: {words}', { letter: letterOf(index), words: speechOf(option.text) })),
    control: optionControl(id, option.id),
  }))

type Typed = Pick<InteractionOf<'number'>, 'label' | 'before' | 'after'>

/** A field: what is asked for, and what is printed before and behind it. */
function typed({ label, before = '', after = '' }: Typed): InteractionLine[] {
  const asked = said(plain(label))
  if (before === '$')
    return [
      asked,
      said(after === '' ? t('Answer in dollars') : t('Answer in dollars {unit}', { unit: plain(after) })),
    ]
  const unit = plain(printedUnit(after))
  if (before !== '') return [asked, said(t('{before} blank {unit}', { before: plain(before), unit }).trim())]
  return after === '' ? [asked] : [asked, said(t('Answer in {unit}', { unit }))]
}

function inlineChoice({ parts, gaps }: InteractionOf<'inline-choice'>): InteractionLine[] {
  const name = (id: string) =>
    gaps.length === 1 ? t('blank') : t('blank {place}', { place: gaps.findIndex((gap) => gap.id === id) + 1 })
  const sentence: RichText = [
    parts.flatMap((part) =>
      'gap' in part ? [{ kind: 'text' as const, text: ` ${name(part.gap)} ` }] : part.text.flat(),
    ),
  ]
  return [
    said(speechOf(sentence)),
    ...gaps.map(({ id, options }) => listed(t('Choices for {name}', { name: name(id) }), options)),
  ]
}

function table({ columns, rows }: InteractionOf<'table'>): InteractionLine[] {
  const heads = columns.map(speechOf)
  return [
    said(t('A table with the columns {columns}', { columns: heads.join('; ') })),
    ...rows.map((row, index) =>
      said(
        t('Row {place}: {cells}', {
          place: index + 1,
          cells: row
            .map((cell, at) => `${heads[at] ?? ''}, ${'text' in cell ? speechOf(cell.text) : t('blank')}`)
            .join('; '),
        }),
      ),
    ),
    ...rows
      .flat()
      .flatMap((cell) =>
        'options' in cell ? [listed(t('Choices for {name}', { name: cell.label }), cell.options)] : [],
      ),
  ]
}

function plot({ title, shape }: InteractionOf<'plot'>): InteractionLine[] {
  const asks = {
    'dot-plot': () => t('Build a line plot: {title}', { title }),
    'bar-chart': () => t('Build a bar graph: {title}', { title }),
    histogram: () => t('Build a histogram: {title}', { title }),
    'box-plot': () => t('Build a box plot: {title}', { title }),
  }
  return [
    said(plain(asks[shape.kind]())),
    ...(shape.kind === 'bar-chart'
      ? [said(plain(t('A bar for each of these: {names}', { names: shape.labels.join('; ') })))]
      : []),
  ]
}

function simulation(
  { knobs, measured, note, ask, answer }: InteractionOf<'simulation'>,
  id: string,
): InteractionLine[] {
  return [
    said(t('A simulation to run. This is what you can set')),
    ...knobs.map(({ label, settings }) =>
      said(`${plain(label)}: ${settings.map(({ text }) => plain(text)).join('; ')}`),
    ),
    said(
      plain(
        t('Each run measures: {what}', {
          what: `${measured.label} ${printedUnit(measured.unit ?? '')}`.trim(),
        }),
      ),
    ),
    said(speechOf(note)),
    said(speechOf(ask)),
    ...(answer.kind === 'choice' ? lettered(answer.options, id) : typed(answer)),
  ]
}

type Lines<Kind extends InteractionKind> = (interaction: InteractionOf<Kind>, id: string) => InteractionLine[]

/** How each way to answer is read aloud. */
const lines: { [Kind in InteractionKind]: Lines<Kind> } = {
  choice: ({ options }, id) => lettered(options, id),
  choices: ({ options }, id) => [said(t('Mark every answer that fits')), ...lettered(options, id)],
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
    said(t('Put these in order, from {first} to {last}', { first: plain(first), last: plain(last) })),
    ...numbered((place, words) => t('Card {place}: {words}', { place, words }), options),
  ],
  match: ({ sources, targets }) => [
    said(t('Match each of these')),
    ...numbered((place, words) => t('Item {place}: {words}', { place, words }), sources),
    said(t('With one of these:')),
    ...targets.map(({ text }) => said(speechOf(text))),
  ],
  sort: ({ cards, categories }) => [
    listed(t('Sort the cards into these categories'), categories),
    ...numbered((place, words) => t('Card {place}: {words}', { place, words }), cards),
  ],
  label: ({ spots, labels }) => [
    said(t('Name the parts A to {letter} of the figure', { letter: letterOf(spots.length - 1) })),
    listed(t('The names to choose from'), labels),
  ],
  'hot-spot': ({ spots, count }) => [
    said(
      t('Choose {count, plural, =1 {one} other {#}} of the parts A to {letter} in the figure', {
        count,
        letter: letterOf(spots.length - 1),
      }),
    ),
  ],
  'number-line': (line) => [said(plain(lineInWords(line)))],
  'coordinate-plane': (plane) => [said(plain(planeInWords(plane)))],
  table,
  plot,
  simulation,
}

/** What a figure shows, for those who hear it. */
export const figureLine = (description: string): string => t('Figure: {description}', { description })

/** Said in the language of the question: see `inLanguage`. */
export function interactionLines(interaction: Interaction, id: string): InteractionLine[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- TypeScript cannot relate the two unions
  const linesOf = lines[interaction.kind] as Lines<InteractionKind>
  return linesOf(interaction, id)
}
