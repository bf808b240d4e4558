import type { Level } from '@skills-center/contract/ids'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { type Data, runsOf } from '../../worlds/data.ts'
import { mean, median, outliers } from '../../worlds/readings.ts'
import { degreeRange, degrees, type WorldWords } from '../../worlds/words.ts'
import { drawUntil, numberOf, oneOf } from '../answers.ts'
import { runsTable } from '../display/display.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  data: Data
}

const runsAt = { 1: 5, 2: 7, 3: 5 } as const

/** Which run went wrong, if any? Level 1: five runs. Level 2: seven runs. Level 3: the mean without the bad run. */
export const findOutlier = (words: WorldWords, standards: readonly string[]): ModelForm<Values, number> =>
  defineModel({
    id: 'find-outlier',
    thinking: 'find the mistake',
    seconds: 45,
    standards,
    // Index of the bad run; past the last run means none.
    aim: (random, level) => random.integer(0, level === 3 ? runsAt[level] - 1 : runsAt[level]),
    draw: (random, level, aim) =>
      drawUntil(
        () => {
          const ask = {
            kind: 'repeats',
            things: 1,
            runs: runsAt[level],
            hasOutlier: aim < runsAt[level],
          } as const
          return { level, data: words.world.draw(random, ask).data }
        },
        ({ data }) => {
          const found = outliers(data)
          if (found === undefined || found.length > 1) return false
          if ((found[0]?.run ?? runsAt[level]) !== aim) return false
          const others = mean(othersOf(data, aim))
          return level !== 3 || (Number.isInteger(others) && others > 1)
        },
      ),
    item: ({ level, data }) => (level === 3 ? meanOf(words, data) : which(words, data)),
    task: ({ level, data }) => `${words.world.id}/${level}/${outliers(data)?.length ?? 0}`,
  })

const othersOf = (data: Data, odd: number): number[] => runsOf(data, 0).filter((_value, run) => run !== odd)

function solved(data: Data) {
  const odd = outliers(data)?.[0]?.run
  if (odd === undefined) return [say('so-close', { others: degreeRange(runsOf(data, 0)) }), say('so-normal')]
  return [
    say('so-far', {
      run: odd + 1,
      odd: degrees(runsOf(data, 0)[odd] ?? 0),
      others: degreeRange(othersOf(data, odd)),
    }),
    say('so-outlier', { run: odd + 1 }),
  ]
}

function which(words: WorldWords, data: Data): ItemTemplate {
  const runs = runsOf(data, 0)
  const odd = outliers(data)?.[0]?.run
  const none = { text: say('none'), misconception: 'evidence.keeps-outlier', feedback: say('missed') }
  const run = (at: number) => ({
    text: say('run', { run: at + 1 }),
    misconception: 'evidence.scatter-is-error',
    feedback: say('close', { run: at + 1 }),
  })
  const all = [...runs.keys()]
  const options =
    odd === undefined ? [none, ...all.map(run)] : [run(odd), ...all.filter((at) => at !== odd).map(run), none]
  // Runs in order, then “none”.
  const order =
    odd === undefined
      ? [...all.map((at) => at + 1), 0]
      : [...all.map((at) => (at === odd ? 0 : at < odd ? at + 1 : at)), all.length]
  return {
    stem: [words.scene(data), say('ask')],
    figure: runsTable(words, data, 0),
    ...oneOf(order, options),
    hints: [say('hint'), say('hint-far')],
    solution: solved(data),
  }
}

function meanOf(words: WorldWords, data: Data): ItemTemplate {
  const odd = outliers(data)?.[0]?.run ?? 0
  const [runs, others] = [runsOf(data, 0), othersOf(data, odd)]
  const sum = others.reduce((one, other) => one + other, 0)
  return {
    stem: [words.scene(data), say('mean')],
    figure: runsTable(words, data, 0),
    ...numberOf({
      label: say('mean-label'),
      after: say('degrees'),
      value: mean(others),
      slips: [
        { value: mean(runs), misconception: 'evidence.keeps-outlier', feedback: say('all') },
        { value: sum, misconception: 'data.no-division', feedback: say('sum') },
        { value: median(runs), misconception: 'data.middle-value', feedback: say('middle') },
      ],
    }),
    hints: [say('hint-far'), say('hint-mean', { run: odd + 1 })],
    solution: [...solved(data), say('so-mean', { sum, count: others.length, mean: mean(others) })],
  }
}
