import type { Interaction, InteractionKind, InteractionOf } from '@skills-center/contract/interaction'
import type { RichText } from '@skills-center/contract/rich-text'
import { t } from '../../language/messages.ts'
import { plainText, speechOf } from '../speech/speech-of.ts'
import { printedUnit } from '../speech/units.ts'
import { formatPlane } from './coordinate-plane/format-plane.ts'
import { formatLine } from './number-line/format-line.ts'
import { letterOf, optionControl } from './option-keys.ts'

/** A line that is read aloud, and the id of the control that shows it, if any. */
export interface InteractionLine {
  words: string
  control?: string
}
interface Option {
  id: string
  text: RichText
}

const plain = (text: string) => speechOf(plainText(text))
const asSentence = (words: string): InteractionLine => ({
  words: /[.?!:]$/.test(words) ? words : `${words}.`,
})
const listed = (name: string, options: readonly Option[]) =>
  asSentence(`${name}: ${options.map(({ text }) => speechOf(text).replace(/\.$/, '')).join('; ')}`)
const numbered = (named: (place: number, words: string) => string, options: readonly Option[]) =>
  options.map(({ text }, index) => asSentence(named(index + 1, speechOf(text))))

const lettered = (options: readonly Option[], id: string) =>
  options.map((option, index) => ({
    ...asSentence(t('item/option-letter-words', { letter: letterOf(index), words: speechOf(option.text) })),
    control: optionControl(id, option.id),
  }))

type Typed = Pick<InteractionOf<'number'>, 'label' | 'before' | 'after'>

/** A field: its label, and the text before and after it. */
function typed({ label, before = '', after = '' }: Typed): InteractionLine[] {
  const asked = asSentence(plain(label))
  if (before === '$')
    return [
      asked,
      asSentence(
        after === '' ? t('item/answer-in-dollars') : t('item/answer-in-dollars-unit', { unit: plain(after) }),
      ),
    ]
  const unit = plain(printedUnit(after))
  if (before !== '')
    return [asked, asSentence(t('item/before-blank-unit', { before: plain(before), unit }).trim())]
  return after === '' ? [asked] : [asked, asSentence(t('item/answer-in-unit', { unit }))]
}

function inlineChoice({ parts, gaps }: InteractionOf<'inline-choice'>): InteractionLine[] {
  const name = (id: string) =>
    gaps.length === 1
      ? t('item/blank')
      : t('item/blank-place', { place: gaps.findIndex((gap) => gap.id === id) + 1 })
  const sentence: RichText = [
    parts.flatMap((part) =>
      'gap' in part ? [{ kind: 'text' as const, text: ` ${name(part.gap)} ` }] : part.text.flat(),
    ),
  ]
  return [
    asSentence(speechOf(sentence)),
    ...gaps.map(({ id, options }) => listed(t('item/choices-for-name', { name: name(id) }), options)),
  ]
}

function table({ columns, rows }: InteractionOf<'table'>): InteractionLine[] {
  const heads = columns.map(speechOf)
  return [
    asSentence(t('item/table-with-the-columns', { columns: heads.join('; ') })),
    ...rows.map((row, index) =>
      asSentence(
        t('item/row-place-cells', {
          place: index + 1,
          cells: row
            .map(
              (cell, at) => `${heads[at] ?? ''}, ${'text' in cell ? speechOf(cell.text) : t('item/blank')}`,
            )
            .join('; '),
        }),
      ),
    ),
    ...rows
      .flat()
      .flatMap((cell) =>
        'options' in cell ? [listed(t('item/choices-for-name', { name: cell.label }), cell.options)] : [],
      ),
  ]
}

function plot({ title, shape }: InteractionOf<'plot'>): InteractionLine[] {
  const asks = {
    'dot-plot': () => t('item/build-a-line-plot-title', { title }),
    'bar-chart': () => t('item/build-a-bar-graph-title', { title }),
    histogram: () => t('item/build-a-histogram-title', { title }),
    'box-plot': () => t('item/build-a-box-plot-title', { title }),
  }
  return [
    asSentence(plain(asks[shape.kind]())),
    ...(shape.kind === 'bar-chart'
      ? [asSentence(plain(t('item/bar-for-each-of-these-names', { names: shape.labels.join('; ') })))]
      : []),
  ]
}

function simulation(
  { knobs, measured, note, ask, answer }: InteractionOf<'simulation'>,
  id: string,
): InteractionLine[] {
  return [
    asSentence(t('item/a-simulation-to-run')),
    ...knobs.map(({ label, settings }) =>
      asSentence(`${plain(label)}: ${settings.map(({ text }) => plain(text)).join('; ')}`),
    ),
    asSentence(
      plain(
        t('item/each-run-measures-what', {
          what: `${measured.label} ${printedUnit(measured.unit ?? '')}`.trim(),
        }),
      ),
    ),
    asSentence(speechOf(note)),
    asSentence(speechOf(ask)),
    ...(answer.kind === 'choice' ? lettered(answer.options, id) : typed(answer)),
  ]
}

type Lines<Kind extends InteractionKind> = (interaction: InteractionOf<Kind>, id: string) => InteractionLine[]

/** How each kind of interaction is read aloud. */
const lines: { [Kind in InteractionKind]: Lines<Kind> } = {
  choice: ({ options }, id) => lettered(options, id),
  choices: ({ options }, id) => [
    asSentence(t('item/mark-every-answer-that-fits-label')),
    ...lettered(options, id),
  ],
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
    asSentence(t('item/put-these-in-order', { first: plain(first), last: plain(last) })),
    ...numbered((place, words) => t('item/card-place-words', { place, words }), options),
  ],
  match: ({ sources, targets }) => [
    asSentence(t('item/match-each-of-these')),
    ...numbered((place, words) => t('item/item-place-words', { place, words }), sources),
    asSentence(t('item/with-one-of-these')),
    ...targets.map(({ text }) => asSentence(speechOf(text))),
  ],
  sort: ({ cards, categories }) => [
    listed(t('item/sort-the-cards-into-these-categories'), categories),
    ...numbered((place, words) => t('item/card-place-words', { place, words }), cards),
  ],
  label: ({ spots, labels }) => [
    asSentence(t('item/name-the-parts', { letter: letterOf(spots.length - 1) })),
    listed(t('item/names-to-choose'), labels),
  ],
  'hot-spot': ({ spots, count }) => [
    asSentence(
      t('item/choose-of-the-parts', {
        count,
        letter: letterOf(spots.length - 1),
      }),
    ),
  ],
  'number-line': (line) => [asSentence(plain(formatLine(line)))],
  'coordinate-plane': (plane) => [asSentence(plain(formatPlane(plane)))],
  table,
  plot,
  simulation,
  steps: ({ given }) => [
    asSentence(t('item/work-starts-from', { given: given.map(speechOf).join('; ') })),
    asSentence(t('item/work-lines-are-written')),
  ],
}

/** The description of a figure, as it is read aloud. */
export const figureLine = (description: string): string => t('item/figure-description', { description })

/** Read in the language of the question: see `inLanguage`. */
export function interactionLines(interaction: Interaction, id: string): InteractionLine[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- TypeScript cannot relate the two unions
  const linesOf = lines[interaction.kind] as Lines<InteractionKind>
  return linesOf(interaction, id)
}
