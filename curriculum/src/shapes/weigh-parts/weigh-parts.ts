import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Words } from '../../form/words.ts'
import type { Shown } from '../../item.ts'
import {
  drawWeighing,
  gasName,
  isKept,
  sealedName,
  type Weighing,
  type WeighingStory,
  weighingTexts,
} from '../../situations/weighings/weighings.ts'
import { numberOf } from '../answers.ts'
import { described } from '../display/display.ts'
import { say } from './messages.gen.ts'

type Ask = 'after' | 'part' | 'escaped' | 'sealed'
interface Values extends Weighing {
  ask: Ask
}

/** Table rows: a name and a mass in grams; one mass is left open. */
type Row = [name: Text, grams: number | undefined]

function rowsOf(values: Values): Row[] {
  const { ask, story, container, main, added, gone, sealed } = values
  const its = weighingTexts(values)
  const after = container + main + added - gone
  const parts: Row[] = [
    [its.container, container],
    [its.main, main],
    [its.added, ask === 'part' ? undefined : added],
  ]
  if (ask === 'sealed') {
    return [
      ...parts,
      [say('after-open'), after],
      [sealedName(story), sealed],
      [say('after-sealed'), undefined],
    ]
  }
  const last: Row = [say('after'), ask === 'after' ? undefined : after]
  return ask === 'escaped' ? [...parts, last, [gasName(story), undefined]] : [...parts, last]
}

function tableOf(rows: readonly Row[], what: string): NonNullable<ItemTemplate['figure']> {
  const columns: Words[] = [say('thing'), say('grams', { what })]
  const cells = (unknown: Words): Words[][] =>
    rows.map(([name, grams]) => [name, grams === undefined ? unknown : String(grams)])
  return {
    kind: 'table',
    title: say('title'),
    columns,
    rows: cells('?'),
    description: described(columns, cells(say('unknown'))),
  }
}

/** The calculation that gives the answer, as written. */
const sums: Readonly<Record<Ask, (its: Weighing) => { sum: string; value: number }>> = {
  after: ({ container, main, added }) => ({
    sum: `${container} + ${main} + ${added}`,
    value: container + main + added,
  }),
  part: ({ container, main, added }) => ({
    sum: `${container + main + added} − ${container} − ${main}`,
    value: added,
  }),
  escaped: ({ container, main, added, gone }) => ({
    sum: `${container} + ${main} + ${added} − ${container + main + added - gone}`,
    value: gone,
  }),
  sealed: ({ main, added, sealed }) => ({
    sum: `${sealed} + ${main} + ${added}`,
    value: sealed + main + added,
  }),
}

interface Slip {
  value: number
  misconception: string
  feedback: Text
}

function slipsOf(values: Values): Slip[] {
  const { ask, container, main, added, gone, sealed } = values
  const its = weighingTexts(values)
  const all = container + main + added
  const out = (value: number, part: Text): Slip => ({
    value,
    misconception: 'substance.part-forgotten',
    feedback: say('left-out', { part }),
  })
  const unseen = (value: number): Slip => ({
    value,
    misconception: 'substance.unseen-is-gone',
    feedback: say('unseen', { part: its.added }),
  })
  switch (ask) {
    case 'after':
      return [unseen(container + main), unseen(container + main - added), out(main + added, its.container)]
    case 'part':
      return [
        {
          value: 0,
          misconception: 'substance.unseen-is-gone',
          feedback: say('no-weight', { part: its.added }),
        },
        out(all - main, its.container),
        out(all - container, its.main),
        { value: all + main + container, misconception: 'substance.adds-all', feedback: say('adds-whole') },
      ]
    case 'escaped':
      return [
        { value: 0, misconception: 'substance.gas-is-nothing', feedback: say('no-gas') },
        { value: all - gone, misconception: 'data.stops-early', feedback: say('stayed') },
        { value: all, misconception: 'data.stops-early', feedback: say('before') },
        { value: 2 * all - gone, misconception: 'substance.adds-all', feedback: say('adds-twice') },
      ]
    case 'sealed':
      return [
        {
          value: sealed + main + added - gone,
          misconception: 'substance.open-or-closed',
          feedback: say('still-out'),
        },
        { value: all - gone, misconception: 'substance.open-or-closed', feedback: say('same-scale') },
        { value: all, misconception: 'substance.part-forgotten', feedback: say('open-container') },
        out(main + added, sealedName(values.story)),
      ]
  }
}

const asksAt: Readonly<Record<Level, readonly Ask[]>> = {
  1: ['after'],
  2: ['part', 'escaped'],
  3: ['sealed'],
}

/**
 * Masses before and after, from a table. Level 1: what the scale shows afterward. Level 2: a part, or the mass that
 * escaped. Level 3: the same amounts in a closed container.
 */
export const weighParts = (
  id: string,
  its: { what: 'weight' | 'mass'; stories: readonly WeighingStory[]; standards: readonly string[] },
): ModelForm<Values> =>
  defineModel<Values>({
    id,
    thinking: 'compute',
    seconds: 60,
    calculator: 'basic',
    standards: its.standards,
    draw(random, level) {
      const ask = random.pick(asksAt[level])
      const isClosed = ask === 'after' || ask === 'part'
      const story = random.pick(its.stories.filter((each) => isKept(each) === isClosed))
      return { ask, ...drawWeighing(random, story) }
    },
    fits: ({ ask, container, sealed }) => ask !== 'sealed' || container !== sealed,
    item(values) {
      const { ask, story } = values
      const { what } = its
      const texts = weighingTexts(values)
      const { sum, value } = sums[ask](values)
      return {
        stem: [
          texts.told,
          ask === 'part' ? say('ask.part', { what, part: texts.added }) : say(`ask.${ask}`, { what }),
        ],
        figure: tableOf(rowsOf(values), what),
        ...numberOf({ label: say('label', { what }), after: 'g', value, slips: slipsOf(values) }),
        hints: [say(`hint.${ask}`), say(`next.${ask}`)],
        solution: [
          say(`so.${ask}`, { what }),
          ask === 'escaped'
            ? say('sum-gas', { sum, value, gas: gasName(story) })
            : say('sum', { sum, value }),
        ],
      }
    },
    task: ({ ask, story }) => `${ask}/${story}`,
    solve: solveTable,
  })

/** Uses only the row positions: parts, the scale afterward, and the open row. */
function solveTable({ figure }: Shown) {
  if (figure?.kind !== 'table') throw new TypeError('expects a table')
  const grams = figure.rows.map((row) => Number(row[1]))
  const [container = 0, main = 0, added = 0, after = 0, sealed = 0] = grams
  const asked = figure.rows.findIndex((row) => row[1] === '?')
  const found = [0, 0, after - container - main, container + main + added, container + main + added - after]
  return { kind: 'number' as const, text: String(asked === 5 ? sealed + main + added : found[asked]) }
}
