import { all } from '@skills-center/messages/values'
import { letter } from '../../build-item.ts'
import type { ItemTemplate, WrongTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Words } from '../../form/words.ts'
import { builtOf, orderOf } from '../answers.ts'
import { described } from '../display/display.ts'
import { say } from './messages.gen.ts'

/** Something that can differ between two trials; at least three values. */
export interface Factor {
  /** Used inside a sentence, and as the header of its column. */
  name: Words
  head: Words
  values: readonly Words[]
}

/** A test that a class can really run, with three factors that could matter. */
export interface Investigation {
  id: string
  setting: Words
  factors: readonly [Factor, Factor, Factor]
}

interface Values {
  level: number
  investigation: string
  /** Indexes of the factors in use, the tested one first. */
  factors: number[]
  /** Index of a value, by factor in use. */
  trials: number[][]
  orders: number[][]
}

/**
 * Levels 1 and 2: mark the two trials that make a fair test (2 and 3 variables). Level 3: complete the second trial.
 */
export const fairTest = (
  investigations: readonly Investigation[],
  standards: readonly string[],
): ModelForm<Values> =>
  defineModel<Values>({
    id: 'fair-test',
    thinking: 'compare',
    seconds: 50,
    standards,
    draw(random, level) {
      const { id, factors } = random.pick(investigations)
      const chosen = random.sample([...factors.keys()], level === 1 ? 2 : 3)
      const values = chosen.map((place) => random.sample([...(factors[place]?.values.keys() ?? [])], 3))
      const row = (...picked: number[]) => chosen.map((_factor, at) => values[at]?.[picked[at] ?? 0] ?? 0)
      const isLast = level > 1 && random.chance(0.5)
      const trials =
        level === 3
          ? [row(0, 0, 0)]
          : random.shuffle([
              row(0, 0, 0),
              row(1, 0, 0),
              isLast ? row(0, 0, 1) : row(0, 1, 0),
              isLast ? row(2, 0, 2) : row(2, 2, 0),
            ])
      return {
        level,
        investigation: id,
        factors: chosen,
        trials,
        orders: chosen.map(() => orderOf(random, 2)),
      }
    },
    item(values) {
      const its = investigations.find(({ id }) => id === values.investigation)
      if (its === undefined) throw new RangeError(`No investigation ${values.investigation}`)
      return values.level === 3 ? complete(its, values) : pick(its, values)
    },
    task: ({ level, investigation, factors }) => `${level}/${investigation}/${factors[0] ?? ''}`,
  })

const factorAt = ({ factors }: Investigation, place: number): Factor => factors[place] ?? factors[0]

/** Columns keep the investigation's order, so that their position does not reveal the tested factor. */
const columnsOf = ({ factors }: Values): number[] =>
  [...factors.keys()].toSorted((one, other) => (factors[one] ?? 0) - (factors[other] ?? 0))

function tableOf(its: Investigation, values: Values): NonNullable<ItemTemplate['figure']> {
  const { factors, trials } = values
  const order = columnsOf(values)
  const columns: Words[] = [say('trial'), ...order.map((at) => factorAt(its, factors[at] ?? 0).head)]
  const rows = trials.map((trial, index): Words[] => [
    String(index + 1),
    ...order.map((at) => factorAt(its, factors[at] ?? 0).values[trial[at] ?? 0] ?? ''),
  ])
  return { kind: 'table', title: say('trials'), columns, rows, description: described(columns, rows) }
}

function pick(its: Investigation, values: Values): ItemTemplate {
  const { factors, trials } = values
  const nameOf = (at: number): Words => factorAt(its, factors[at] ?? 0).name
  const tested = nameOf(0)
  const pairs = trials.flatMap((one, a) =>
    trials.slice(a + 1).map((other, offset) => {
      const b = a + 1 + offset
      const differ = one.flatMap((value, at) => (value === other[at] ? [] : [at]))
      return { a, b, options: [letter(a), letter(b)], differ }
    }),
  )
  const fair = pairs.find(({ differ }) => differ.join() === '0')
  if (fair === undefined) throw new RangeError('No two trials make a fair test')
  return {
    stem: [its.setting, say('ask-pair', { factor: tested })],
    figure: tableOf(its, values),
    interaction: {
      kind: 'choices',
      options: trials.map((_trial, at) => ({ id: letter(at), text: say('option', { trial: at + 1 }) })),
    },
    key: { kind: 'choices', options: fair.options },
    wrongAnswers: pairs.flatMap((pair): WrongTemplate[] => {
      if (pair === fair) return []
      const factorsSaid = { factors: all(pair.differ.map(nameOf)) }
      const isMixed = pair.differ.includes(0)
      return [
        {
          misconception: isMixed ? 'inquiry.changes-two' : 'inquiry.tests-other',
          key: { kind: 'choices', options: pair.options },
          feedback: isMixed ? say('differ', factorsSaid) : say('not-asked', factorsSaid),
        },
      ]
    }),
    hints: [say('hint'), say('hint-pair', { factor: tested })],
    solution: [say('so-pair', { a: fair.a + 1, b: fair.b + 1, factor: tested }), say('so-cause')],
  }
}

function complete(its: Investigation, values: Values): ItemTemplate {
  const { factors, trials, orders } = values
  const base = trials[0] ?? []
  const tested = factorAt(its, factors[0] ?? 0).name
  const lists = columnsOf(values).map((at) => {
    const { head, values: words } = factorAt(its, factors[at] ?? 0)
    const own = base[at] ?? 0
    const same = words[own] ?? ''
    const changed = words[(own + 1) % words.length] ?? ''
    return {
      id: `part-${at + 1}`,
      label: say('same', { factor: head }),
      order: orders[at] ?? [0, 1],
      parts:
        at === 0
          ? [
              { text: changed },
              { text: same, misconception: 'inquiry.changes-nothing', feedback: say('unchanged') },
            ]
          : [{ text: same }, { text: changed, misconception: 'inquiry.changes-two', feedback: say('two') }],
    }
  })
  return {
    stem: [its.setting, say('ask-complete', { factor: tested })],
    figure: tableOf(its, values),
    ...builtOf(lists),
    hints: [say('hint'), say('hint-complete')],
    solution: [say('so-complete', { factor: tested }), say('so-cause')],
  }
}
