import type { Random } from '../../random.ts'
import type { Level } from '@skills-center/contract/ids'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { changeOf, type Data, type Fact, lastTime, timeAt } from '../../worlds/data.ts'
import { degrees, term, type WorldWords } from '../../worlds/words.ts'
import { drawUntil, numberOf, type Offered, oneOf } from '../answers.ts'
import { tableOf } from '../display/display.ts'
import { say } from './messages.gen.ts'

const verdicts = ['true', 'false', 'undecided'] as const
type Wanted = (typeof verdicts)[number]

interface Values {
  level: Level
  data: Data
  fact: number
}

/** The facts that compare two things in the way that the level asks. */
const compares = (words: WorldWords, level: Level, data: Data): Fact[] =>
  words.world.facts(data).filter(({ id }) => id === (level === 2 ? 'changed-more' : 'changes-more'))

/** Levels 1 and 3: which is more, or is it impossible to tell? Level 2: by how much more, typed. */
export const compareData = (words: WorldWords, standards: readonly string[]): ModelForm<Values, Wanted> =>
  defineModel({
    id: 'compare',
    thinking: 'compare',
    seconds: 50,
    standards,
    aim: (random) => random.pick(verdicts),
    draw: (random, level, aim) =>
      drawUntil(
        () => drawOne(words, random, level),
        (values) =>
          compares(words, level, values.data)[values.fact]?.verdict === (level === 2 ? 'true' : aim),
      ),
    item(values) {
      const fact = compares(words, values.level, values.data)[values.fact]
      if (fact === undefined) throw new RangeError('No two things to compare')
      return values.level === 2 ? howMuch(words, values.data, fact) : which(words, values.data, fact)
    },
    task: ({ level, data, fact }) =>
      `${words.world.id}/${level}/${compares(words, level, data)[fact]?.verdict ?? ''}`,
  })

function drawOne(words: WorldWords, random: Random, level: Level): Values {
  const ask =
    level === 2
      ? ({ kind: 'course', things: 2 } as const)
      : ({ kind: 'repeats', things: level === 1 ? 2 : 3, runs: level === 1 ? 3 : 4 } as const)
  const { data } = words.world.draw(random, ask)
  const count = data.series.length * (data.series.length - 1)
  return { level, data, fact: random.integer(0, count - 1) }
}

const pairOf = (data: Data, { things }: Fact) => ({
  one: term(data.series[things[0] ?? 0]?.thing ?? ''),
  other: term(data.series[things[1] ?? 0]?.thing ?? ''),
})

function howMuch(words: WorldWords, data: Data, fact: Fact): ItemTemplate {
  const pair = pairOf(data, fact)
  const [a, b] = [changeOf(data, fact.things[0] ?? 0), changeOf(data, fact.things[1] ?? 0)]
  const slip = { misconception: 'data.stops-early', feedback: say('only-one') }
  return {
    stem: [words.scene(data), words.asks.more({ ...pair, time: timeAt(data, lastTime(data)) })],
    figure: tableOf(words, data),
    ...numberOf({
      label: words.labels.change,
      after: say('degrees'),
      value: a - b,
      slips: [
        { value: a, ...slip },
        { value: b, ...slip },
        { value: a + b, misconception: 'data.adds', feedback: say('adds') },
      ],
    }),
    hints: [say('hint-change'), say('hint-first', { one: pair.one, a: degrees(a) })],
    solution: [
      say('so-changes', { a: degrees(a), b: degrees(b) }),
      say('so-subtract', { larger: a, smaller: b, gap: a - b }),
    ],
  }
}

function which(words: WorldWords, data: Data, fact: Fact): ItemTemplate {
  const pair = pairOf(data, fact)
  const turned: Fact = { ...fact, things: fact.things.toReversed() }
  const said: Record<Wanted, Offered['text']> = {
    true: words.claim(data, fact),
    false: words.claim(data, turned),
    undecided: say('open'),
  }
  const isOpen = fact.verdict === 'undecided'
  const wrong = (verdict: Wanted): Offered => {
    const text = said[verdict]
    if (verdict === 'undecided')
      return { text, misconception: 'evidence.overcautious', feedback: say('cautious') }
    return isOpen
      ? { text, misconception: 'evidence.within-scatter', feedback: say('overlap') }
      : { text, misconception: 'reading.wrong-series', feedback: say('look') }
  }
  const right = verdicts.find((verdict) => verdict === fact.verdict) ?? 'undecided'
  const options = [{ text: said[right] }, ...verdicts.filter((verdict) => verdict !== right).map(wrong)]
  // The verdicts form a scale, so their order is fixed.
  const order = verdicts.map((verdict) => options.findIndex(({ text }) => text === said[verdict]))
  return {
    stem: [words.scene(data), words.asks.which(pair)],
    figure: tableOf(words, data),
    ...oneOf(order, options),
    hints: [say('hint'), say('hint-ranges', pair)],
    solution: [words.evidence(data, fact), isOpen ? say('so-open') : said[right]],
  }
}
