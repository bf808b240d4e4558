import { defineModel, type ModelForm } from '../../form/model.ts'
import { type Data, runsOf } from '../../worlds/data.ts'
import { above, outliers } from '../../worlds/readings.ts'
import { degreeRange, type WorldWords } from '../../worlds/words.ts'
import { drawUntil, oneOf, type Offered, orderOf } from '../answers.ts'
import { tableOf } from '../display/display.ts'
import { say } from './messages.gen.ts'

const states = ['odd', 'overlap', 'apart'] as const
type State = (typeof states)[number]
const acts = ['check-run', 'more-runs', 'conclude', 'best-runs'] as const
type Act = (typeof acts)[number]
const bestAct: Readonly<Record<State, Act>> = { odd: 'check-run', overlap: 'more-runs', apart: 'conclude' }

interface Values {
  data: Data
  order: number[]
}

/** What state the runs of two things are in; undefined where it can be disputed. */
function stateOf(data: Data): State | undefined {
  const odd = outliers(data)
  if (odd === undefined || odd.length > 1) return undefined
  if (odd.length === 1) return 'odd'
  const verdict = above(runsOf(data, 0), runsOf(data, 1), data.within)
  if (verdict === 'too-near') return undefined
  return verdict === 'undecided' ? 'overlap' : 'apart'
}

const thinking = {
  'check-run': 'evidence.scatter-is-error',
  'more-runs': 'evidence.overcautious',
  conclude: 'evidence.within-scatter',
  'best-runs': 'evidence.picks-best-run',
} as const
const why = { odd: say('why-odd'), overlap: say('why-overlap'), apart: say('why-apart') } as const
const so = { odd: say('so-odd'), overlap: say('so-overlap'), apart: say('so-apart') } as const

/** The first runs are in: what next? 1: clear cases. 2: and ranges that overlap. 3: more runs. */
export const planTest = (words: WorldWords, standards: readonly string[]): ModelForm<Values, State> =>
  defineModel({
    id: 'plan-next',
    thinking: 'work backwards',
    seconds: 45,
    standards,
    aim: (random, level) => random.pick(level === 1 ? (['odd', 'apart'] as const) : states),
    draw: (random, level, aim) =>
      drawUntil(
        () => {
          const ask = {
            kind: 'repeats',
            things: 2,
            runs: level === 3 ? 5 : 4,
            hasOutlier: aim === 'odd',
          } as const
          return { data: words.world.draw(random, ask).data, order: orderOf(random, acts.length) }
        },
        ({ data }) => stateOf(data) === aim,
      ),
    item({ data, order }) {
      const state = stateOf(data)
      if (state === undefined) throw new RangeError('These runs can be disputed')
      const right = bestAct[state]
      const wrong = (act: Act): Offered => ({
        text: say(act),
        misconception: act === 'conclude' && state === 'odd' ? 'evidence.keeps-outlier' : thinking[act],
        feedback: act === 'best-runs' ? say('why-best') : why[state],
      })
      return {
        stem: [words.scene(data), say('ask')],
        figure: tableOf(words, data),
        ...oneOf(order, [{ text: say(right) }, ...acts.filter((act) => act !== right).map(wrong)]),
        hints: [say('hint'), say('hint-ranges')],
        solution: [
          so[state],
          ...(state === 'odd'
            ? [say('so-act', { act: say(right) })]
            : data.series.map(({ thing }, series) =>
                say('range', { thing: words.label(thing), runs: degreeRange(runsOf(data, series)) }),
              )),
        ],
      }
    },
    task: ({ data }) => `${words.world.id}/${stateOf(data) ?? ''}`,
  })
