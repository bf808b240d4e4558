import type { Level } from '@skills-center/contract/ids'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { type Data, runsOf } from '../../worlds/data.ts'
import { above, outliers } from '../../worlds/readings.ts'
import { degreeRange, term, type WorldWords } from '../../worlds/words.ts'
import { drawUntil, oneOf, type Offered, orderOf } from '../answers.ts'
import { tableOf } from '../display/display.ts'
import { say } from './messages.gen.ts'

const states = ['odd', 'overlap', 'apart'] as const
type State = (typeof states)[number]

/** The intended state of the data, and which thing has the odd run, if any. */
interface Aim {
  state: State
  of: number
}

/** The next step: check an odd run (`of` names the thing, where asked), run more trials, or draw a conclusion. */
interface Act {
  id: 'check-run' | 'more-runs' | 'conclude'
  of?: number
}

interface Values {
  level: Level
  data: Data
  order: number[]
}

/** The state of the runs of two things; undefined if it is debatable. */
function stateOf(data: Data): State | undefined {
  const odd = outliers(data)
  if (odd === undefined || odd.length > 1) return undefined
  if (odd.length === 1) return 'odd'
  const verdict = above(runsOf(data, 0), runsOf(data, 1), data.within)
  if (verdict === 'too-near') return undefined
  return verdict === 'undecided' ? 'overlap' : 'apart'
}

const actsAt = (level: Level): readonly Act[] => [
  ...(level === 1 ? [{ id: 'check-run' } as const] : [0, 1].map((of) => ({ id: 'check-run', of }) as const)),
  { id: 'more-runs' },
  { id: 'conclude' },
]

const oddSeries = (data: Data): number | undefined => outliers(data)?.[0]?.series

function isRight({ id, of }: Act, data: Data): boolean {
  const state = stateOf(data)
  if (state === 'odd') return id === 'check-run' && (of === undefined || of === oddSeries(data))
  return id === (state === 'overlap' ? 'more-runs' : 'conclude')
}

const thinking: Readonly<Record<Act['id'], MisconceptionId>> = {
  'check-run': 'evidence.scatter-is-error',
  'more-runs': 'evidence.overcautious',
  conclude: 'evidence.within-scatter',
}
const why = { odd: say('why-odd'), overlap: say('why-overlap'), apart: say('why-apart') } as const
const so = { odd: say('so-odd'), overlap: say('so-overlap'), apart: say('so-apart') } as const

/**
 * The first runs are done: what next? Level 1: which step. Level 2: also which thing had the odd run. Level 3: more
 * runs.
 */
export const planTest = (words: WorldWords, standards: readonly string[]): ModelForm<Values, Aim> =>
  defineModel({
    id: 'plan-next',
    thinking: 'work backwards',
    seconds: 45,
    standards,
    aim: (random) => ({ state: random.pick(states), of: random.integer(0, 1) }),
    draw: (random, level, aim) =>
      drawUntil(
        () => {
          const ask = {
            kind: 'repeats',
            things: 2,
            runs: level === 3 ? 5 : 4,
            hasOutlier: aim.state === 'odd',
          } as const
          return {
            level,
            data: words.world.draw(random, ask).data,
            order: orderOf(random, actsAt(level).length),
          }
        },
        ({ data }) => stateOf(data) === aim.state && (aim.state !== 'odd' || oddSeries(data) === aim.of),
      ),
    item({ level, data, order }) {
      const state = stateOf(data)
      const acts = actsAt(level)
      const right = acts.find((act) => isRight(act, data))
      if (state === undefined || right === undefined) throw new RangeError('These runs can be disputed')
      const textOf = ({ id, of }: Act) =>
        of === undefined ? say(id) : say('check-run-of', { thing: term(data.series[of]?.thing ?? '') })
      const wrong = (act: Act): Offered => ({
        text: textOf(act),
        ...slipOf(act, state),
        feedback: why[state],
      })
      return {
        stem: [words.scene(data), say('ask')],
        figure: tableOf(words, data),
        ...oneOf(order, [{ text: textOf(right) }, ...acts.filter((act) => act !== right).map(wrong)]),
        hints: [say('hint'), say('hint-ranges')],
        solution: [
          so[state],
          ...(state === 'odd'
            ? [say('so-act', { act: textOf(right) })]
            : data.series.map(({ thing }, series) =>
                say('range', { thing: words.label(thing), runs: degreeRange(runsOf(data, series)) }),
              )),
        ],
      }
    },
    task: ({ data }) => `${words.world.id}/${stateOf(data) ?? ''}`,
  })

function slipOf({ id }: Act, state: State): { misconception: MisconceptionId } {
  if (state !== 'odd') return { misconception: thinking[id] }
  if (id === 'check-run') return { misconception: 'reading.wrong-series' }
  return { misconception: id === 'conclude' ? 'evidence.keeps-outlier' : 'evidence.overcautious' }
}
