import type { Level } from '@skills-center/contract/ids'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Random } from '../../random.ts'
import type { Data, Fact } from '../../worlds/data.ts'
import { term, type WorldWords } from '../../worlds/words.ts'
import { builtOf, drawUntil, type Offered, orderOf } from '../answers.ts'
import { tableOf } from '../display/display.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  data: Data
  fact: number
  /** Another fact that is true but irrelevant. */
  beside: number
  orders: number[][]
  /** Wrong reasons; level 3 uses only the first. */
  reasons: number[]
}

/**
 * Build an explanation: claim, evidence and, above level 1, reasoning. At level 3 the data are repeated runs, and in
 * one item of five they cannot decide the question.
 */
export const explainData = (words: WorldWords, standards: readonly string[]): ModelForm<Values, boolean> =>
  defineModel({
    id: 'explain',
    thinking: 'explain',
    seconds: 70,
    standards,
    aim: (random, level) => level === 3 && random.chance(0.2),
    draw: (random, level, isOpen) =>
      drawUntil(
        () => drawOne(words, random, level, isOpen),
        ({ fact, beside }) => fact >= 0 && beside >= 0,
      ),
    item(values) {
      const { level, data, orders } = values
      const lists = partsOf(words, values)
      const fact = words.world.facts(data)[values.fact]
      if (fact === undefined) throw new RangeError('Nothing to explain')
      const kept = lists.slice(0, level === 1 ? 2 : 3)
      const pair = pairOf(data, fact)
      const labels = [say('claim'), say('evidence'), say('reasoning')]
      return {
        stem: [words.scene(data), words.asks.which(pair), say('build')],
        figure: tableOf(words, data),
        ...builtOf(
          kept.map((parts, at) => ({
            id: ['claim', 'evidence', 'reasoning'][at] ?? '',
            label: labels[at] ?? '',
            order: orders[at] ?? [],
            parts,
          })),
        ),
        hints: [say('hint'), say('hint-find', pair)],
        solution: kept.flatMap(([right]) => (right === undefined ? [] : [right.text])),
      }
    },
    task: ({ level, data, fact, beside }) => {
      const facts = words.world.facts(data)
      return `${words.world.id}/${level}/${facts[fact]?.verdict ?? ''}/${facts[beside]?.id ?? ''}`
    },
  })

const pairOf = (data: Data, { things }: Fact) => ({
  one: term(data.series[things[0] ?? 0]?.thing ?? ''),
  other: term(data.series[things[1] ?? 0]?.thing ?? ''),
})

/** With two equal ranges, the order of the rows does not matter. */
const areEqual = ({ low, high, otherLow, otherHigh }: Fact['numbers']): boolean =>
  low !== undefined && low === otherLow && high === otherHigh

function drawOne(words: WorldWords, random: Random, level: Level, isOpen: boolean): Values {
  const { data } = words.world.draw(
    random,
    level === 3 ? { kind: 'repeats', things: 3, runs: 4 } : { kind: 'course', things: 2 },
  )
  const facts = words.world.facts(data)
  const wanted = isOpen ? 'undecided' : 'true'
  const comparing = facts.flatMap(({ id, verdict, numbers }, at) =>
    (id === 'changes-more' || id === 'changed-more') && verdict === wanted && !areEqual(numbers) ? [at] : [],
  )
  const fact = comparing.length === 0 ? -1 : random.pick(comparing)
  const things = (at: number): string => facts[at]?.things.toSorted((one, other) => one - other).join() ?? ''
  // True, but about something else: it is based on other readings.
  const others = facts.flatMap(({ verdict, cells, id }, at) =>
    verdict === 'true' && cells.length > 0 && things(at) !== things(fact) && id !== 'always-warmer'
      ? [at]
      : [],
  )
  return {
    level,
    data,
    fact,
    beside: others.length === 0 ? -1 : random.pick(others),
    orders: [orderOf(random, 3), orderOf(random, 3), orderOf(random, 3)],
    reasons: level === 3 ? [random.integer(0, 7)] : random.sample([0, 1, 2], 2),
  }
}

/** Claims, evidence, and reasons; the first of each list is right. */
function partsOf(words: WorldWords, values: Values): Offered[][] {
  const { data, fact: place, beside } = values
  const facts = words.world.facts(data)
  const [fact, other] = [facts[place], facts[beside]]
  if (fact === undefined || other === undefined) throw new RangeError('Nothing to explain')
  const isOpen = fact.verdict === 'undecided'
  const claim = words.claim(data, fact)
  const turned = words.claim(data, { ...fact, things: fact.things.toReversed() })
  const open = say('open', pairOf(data, fact))
  const claims: Offered[] = isOpen
    ? [
        { text: open },
        ...[claim, turned].map((text) => ({
          text,
          misconception: 'evidence.within-scatter',
          feedback: say('overlap'),
        })),
      ]
    : [
        { text: claim },
        { text: turned, misconception: 'reading.wrong-series', feedback: say('check') },
        {
          text: open,
          misconception: 'evidence.overcautious',
          feedback: data.kind === 'course' ? say('cautious-course') : say('cautious'),
        },
      ]
  const evidence: Offered[] = [
    { text: words.evidence(data, fact) },
    {
      text: words.evidence(data, other),
      misconception: 'argue.beside-the-claim',
      feedback: say('beside-why'),
    },
    {
      text: words.evidence(data, { ...fact, things: fact.things.toReversed() }),
      misconception: 'reading.wrong-series',
      feedback: say('turned-why'),
    },
  ]
  return [claims, evidence, reasonsOf(words, values, isOpen)]
}

/**
 * At level 3 the reasons must not reveal whether the data can decide: both right reasons are offered, plus one wrong
 * one.
 */
function reasonsOf(words: WorldWords, { level, reasons }: Values, isOpen: boolean): Offered[] {
  const { right, wrong } = words.reasons
  if (level < 3) return [{ text: right }, ...reasons.flatMap((at) => wrong[at] ?? [])]
  const cautious = { misconception: 'evidence.overcautious', feedback: say('cautious') }
  const others: Offered[] = [
    ...wrong,
    { text: say('average'), misconception: 'evidence.within-scatter', feedback: say('average-why') },
    { text: say('best-run'), misconception: 'evidence.picks-best-run', feedback: say('overlap') },
    { text: say('last-run'), misconception: 'evidence.one-run', feedback: say('overlap') },
    { text: say('exact'), misconception: 'evidence.scatter-is-error', feedback: say('exact-why') },
    { text: say('never'), ...cautious, ...(isOpen ? { feedback: say('never-why') } : {}) },
  ]
  const other = reasons.flatMap((at) => others[at] ?? [])
  return isOpen
    ? [
        { text: say('scatter') },
        { text: right, misconception: 'argue.beside-the-claim', feedback: say('beside-cause') },
        ...other,
      ]
    : [{ text: right }, { text: say('scatter'), ...cautious }, ...other]
}
