import type { Slip } from '../../build-item.ts'
import { sort } from '../../build-placed.ts'
import type { Item } from '../../item.ts'
import type { Random } from '../../random.ts'
import type { ComputedModel } from '../../skill.ts'
import { numeral, sentence, withArticle } from '../../wording.ts'

/** The number in a cell of a table. */
export const numberIn = (text = ''): number => Number(text.replace(/[^\d.]/g, ''))

const supports = 'The data support it'
const against = 'The data speak against it'
const silent = 'The data do not tell'
type Verdict = typeof supports | typeof against | typeof silent

/** What a bad season did to two inherited kinds; the first of them does better, at least in most places. */
const seasons = [
  {
    many: 'finches',
    kinds: ['deep-beaked finches', 'shallow-beaked finches'],
    event: 'drought',
    calm: 'wet years',
    home: 'valley',
    helps: 'everywhere',
  },
  {
    many: 'mice',
    kinds: ['thick-furred mice', 'thin-furred mice'],
    event: 'cold winter',
    calm: 'mild winters',
    home: 'valley',
    helps: 'everywhere',
  },
  {
    many: 'snails',
    kinds: ['striped snails', 'plain snails'],
    event: 'summer with many thrushes',
    calm: 'summers without thrushes',
    home: 'meadow',
    helps: 'in some places',
  },
  {
    many: 'beetles',
    kinds: ['brown beetles', 'green beetles'],
    event: 'dry summer',
    calm: 'wet summers',
    home: 'meadow',
    helps: 'in some places',
  },
  {
    many: 'lizards',
    kinds: ['long-legged lizards', 'short-legged lizards'],
    event: 'visit of hungry hawks',
    calm: 'years without hawks',
    home: 'island',
    helps: 'in some places',
  },
  {
    many: 'plants',
    kinds: ['deep-rooted plants', 'shallow-rooted plants'],
    event: 'drought',
    calm: 'wet years',
    home: 'meadow',
    helps: 'everywhere',
  },
  {
    many: 'fish',
    kinds: ['spotted fish', 'plain fish'],
    event: 'flood',
    calm: 'years without a flood',
    home: 'stream',
    helps: 'in some places',
  },
] as const
type Season = (typeof seasons)[number]

interface Tally {
  place: string
  /** Alive before and after, of each kind. */
  before: readonly [number, number]
  after: readonly [number, number]
}

interface Claim {
  topic: string
  text: string
  verdict: Verdict
  look: string
  /** What settles it, for the solution. */
  proof: string
}

const isIt = (holds: boolean): Verdict => (holds ? supports : against)
const share = (part: number, whole: number): number => part / whole

/** Claims that counts before and after can settle; each topic in a random direction. */
function claimsOn(random: Random, { many, kinds, event }: Season, { before, after, place }: Tally): Claim[] {
  const about = (part: number, whole: number) =>
    `${(100 * part) % whole === 0 ? '' : 'about '}${Math.round((100 * part) / whole)}%`
  const at = place === '' ? '' : `In the ${place}: `
  const start = (words: string) => (at === '' ? sentence(words) : `${at}${words}`)
  const [one, two] = random.shuffle([0, 1] as const)
  if (one === undefined || two === undefined) throw new RangeError('expects two kinds')
  const kind = (index: 0 | 1) => kinds[index]
  const alive = (index: 0 | 1) => `${numeral(after[index])} of ${numeral(before[index])}`
  const [allBefore, allAfter] = [before[0] + before[1], after[0] + after[1]]
  const lived = (index: 0 | 1) => share(after[index], before[index])
  const died = (index: 0 | 1) => before[index] - after[index]
  const isMore = random.chance(0.5)
  return [
    {
      topic: 'half',
      text: start(`${isMore ? 'more' : 'fewer'} than half of the ${kind(one)} survived.`),
      verdict: isIt(isMore === lived(one) > 0.5),
      look: `Of the ${kind(one)}, ${alive(one)} survived. Compare that with half of ${numeral(before[one])}.`,
      proof: `Of the ${kind(one)}, ${alive(one)} survived, which is ${about(after[one], before[one])}.`,
    },
    {
      topic: 'chance',
      text: start(`a larger part of the ${kind(one)} survived than of the ${kind(two)}.`),
      verdict: isIt(lived(one) > lived(two)),
      look: `Compare parts, not counts: ${alive(one)} ${kind(one)} and ${alive(two)} ${kind(two)} survived.`,
      proof: `${sentence(about(after[one], before[one]))} of the ${kind(one)} survived, and ${about(after[two], before[two])} of the ${kind(two)}.`,
    },
    {
      topic: 'majority',
      text: start(`after the ${event}, there were more ${kind(one)} than ${kind(two)}.`),
      verdict: isIt(after[one] > after[two]),
      look: `This claim is about counts after the ${event}: ${numeral(after[one])} and ${numeral(after[two])}.`,
      proof: `There were ${numeral(after[one])} and ${numeral(after[two])} after the ${event}.`,
    },
    {
      topic: 'share',
      text: start(`the share of ${kind(one)} among all ${many} rose.`),
      verdict: isIt(share(after[one], allAfter) > share(before[one], allBefore)),
      look: `Before, the ${kind(one)} were ${numeral(before[one])} of ${numeral(allBefore)} ${many}. After, they were ${numeral(after[one])} of ${numeral(allAfter)}. Which is the greater part?`,
      proof: `The share of ${kind(one)} was ${about(before[one], allBefore)} before and ${about(after[one], allAfter)} after.`,
    },
    {
      topic: 'deaths',
      text: start(`more ${kind(one)} than ${kind(two)} were lost.`),
      verdict: isIt(died(one) > died(two)),
      look: `Subtract in each row: from ${numeral(before[one])} to ${numeral(after[one])}, and from ${numeral(before[two])} to ${numeral(after[two])}.`,
      proof: `${numeral(died(one))} ${kind(one)} and ${numeral(died(two))} ${kind(two)} were lost.`,
    },
    {
      topic: 'all',
      text: start(`${isMore ? 'more' : 'fewer'} than half of all ${many} survived.`),
      verdict: isIt(isMore === share(allAfter, allBefore) > 0.5),
      look: `Add both kinds: ${numeral(allAfter)} of ${numeral(allBefore)} ${many} survived. Is that more than half?`,
      proof: `Of all ${many}, ${numeral(allAfter)} of ${numeral(allBefore)} survived, which is ${about(allAfter, allBefore)}.`,
    },
  ]
}

/** Claims that counts before and after cannot settle. */
const beyond = ({ many, kinds, calm }: Season, kind: string): Claim[] =>
  [
    { topic: 'age', text: `Most ${kind} that were lost were old.`, missing: 'how old they were' },
    {
      topic: 'other-times',
      text: `The ${kind} also survive better in ${calm}.`,
      missing: 'about any other time',
    },
    {
      topic: 'young',
      text: `Next year, the ${kind} will have the most young.`,
      missing: 'about young',
    },
    {
      topic: 'elsewhere',
      text: `The same would have happened to ${many} anywhere else.`,
      missing: 'about any other place',
    },
    {
      topic: 'when',
      text: `Most ${kinds[1]} were lost in the last few days.`,
      missing: 'on which days they were lost',
    },
    { topic: 'sex', text: `Most ${kind} that survived were female.`, missing: 'which were female' },
  ].map(({ topic, text, missing }) => ({
    topic,
    text: many === 'plants' && topic === 'sex' ? `Most ${kind} that survived were tall.` : text,
    verdict: silent,
    look: `It may be so, or not. Does the table tell ${many === 'plants' && topic === 'sex' ? 'which were tall' : missing}? If not, these data cannot decide.`,
    proof: 'The table does not tell, since that was not counted.',
  }))

/** Sort claims by what counts say (level 1), or do not say (level 2), in one place or two (level 3). */
export const claims: ComputedModel = {
  id: 'claims',
  kind: 'computed',
  thinking: 'explain',
  seconds: 90,
  make(random, level) {
    return sortClaims(random, level)
  },
  solve(shown) {
    const { figure, interaction } = shown
    if (interaction.kind !== 'sort' || figure?.kind !== 'table') throw new TypeError('expects cards')
    const categoryId = (verdict: Verdict) =>
      interaction.categories.find(({ text }) => text === verdict)?.id ?? ''
    const rows = figure.rows.map((row) => ({
      name: (row[0] ?? '').toLowerCase(),
      before: numberIn(row[1]),
      after: numberIn(row[2]),
    }))
    return {
      kind: 'sort',
      placed: Object.fromEntries(
        interaction.cards.map(({ id, text }) => [id, categoryId(settle(text.toLowerCase(), rows))]),
      ),
    }
  },
}

/** Decides a claim from the table alone, by its words. */
function settle(text: string, rows: readonly { name: string; before: number; after: number }[]): Verdict {
  const [, place = '', claim = text] = /^in the (\w+ \w+): (.*)$/.exec(text) ?? []
  const its = rows.filter(({ name }) => place === '' || name.endsWith(`, ${place}`))
  const of = (kind: string) => its.find(({ name }) => name.split(',')[0] === kind)
  const sum = (pick: (row: { before: number; after: number }) => number) =>
    its.reduce((total, row) => total + pick(row), 0)
  const rules: [RegExp, (words: string[]) => boolean][] = [
    [
      /^(more|fewer) than half of all [a-z]+ survived/,
      ([more]) => (more === 'more') === 2 * sum((row) => row.after) > sum((row) => row.before),
    ],
    [
      /^(more|fewer) than half of the (.+) survived/,
      ([more, kind = '']) => (more === 'more') === 2 * (of(kind)?.after ?? 0) > (of(kind)?.before ?? 0),
    ],
    [
      /^a larger part of the (.+) survived than of the (.+)\.$/,
      ([one = '', two = '']) =>
        (of(one)?.after ?? 0) * (of(two)?.before ?? 0) > (of(two)?.after ?? 0) * (of(one)?.before ?? 0),
    ],
    [
      /^after the .+, there were more (.+) than (.+)\.$/,
      ([one = '', two = '']) => (of(one)?.after ?? 0) > (of(two)?.after ?? 0),
    ],
    [
      /^the share of (.+) among all/,
      ([one = '']) =>
        (of(one)?.after ?? 0) * sum((row) => row.before) > (of(one)?.before ?? 0) * sum((row) => row.after),
    ],
    [
      /^more (.+) than (.+) were lost\.$/,
      ([one = '', two = '']) => {
        const lost = (kind: string) => (of(kind)?.before ?? 0) - (of(kind)?.after ?? 0)
        return lost(one) > lost(two)
      },
    ],
  ]
  for (const [pattern, holds] of rules) {
    const found = pattern.exec(claim)
    if (found) return holds(found.slice(1)) ? supports : against
  }
  return silent
}

function drawTally(random: Random, place: string): Tally {
  const [good, poor] = [random.integer(9, 17) * 5, random.integer(2, 8) * 5]
  const before = [random.integer(4, 30) * 10, random.integer(6, 40) * 10] as const
  const [first, second] = [Math.round((before[0] * good) / 100), Math.round((before[1] * poor) / 100)]
  const all = before[0] + before[1]
  const isClear =
    before[0] !== before[1] &&
    Math.abs(first - second) >= 4 &&
    Math.abs(before[0] - first - (before[1] - second)) >= 4 &&
    [first / before[0], second / before[1], (first + second) / all].every(
      (part) => Math.abs(part - 0.5) > 0.04,
    )
  return isClear ? { place, before, after: [first, second] } : drawTally(random, place)
}

function sortClaims(random: Random, level: 1 | 2 | 3): Item {
  const season = random.pick(seasons)
  const { many, kinds, event, home } = season
  const turned = ({ place, before, after }: Tally): Tally => ({
    place,
    before: [before[1], before[0]],
    after: [after[1], after[0]],
  })
  const tallies =
    level === 3
      ? [
          drawTally(random, `north ${home}`),
          season.helps === 'in some places' && random.chance(0.5)
            ? turned(drawTally(random, `south ${home}`))
            : drawTally(random, `south ${home}`),
        ]
      : [drawTally(random, '')]
  const settled = tallies.flatMap((tally) => claimsOn(random, season, tally))
  const unsettled = beyond(season, random.pick(kinds))
  const pick = (verdict: Verdict, count: number): Claim[] => {
    const fitting = random.shuffle([...settled, ...unsettled].filter((claim) => claim.verdict === verdict))
    const different = fitting.filter(
      (claim, index) => fitting.findIndex((other) => other.topic === claim.topic) === index,
    )
    return different.slice(0, count)
  }
  const isOpen = level > 1
  const picked = [...pick(supports, 2), ...pick(against, 2), ...(isOpen ? pick(silent, 2) : [])]
  if (picked.length < (isOpen ? 6 : 4)) return sortClaims(random, level)
  const categories: Verdict[] = isOpen ? [supports, against, silent] : [supports, against]
  const rows = tallies.flatMap(({ place, before, after }) =>
    kinds.map((kind, index) => [
      sentence(place === '' ? kind : `${kind}, ${place}`),
      numeral(before[index] ?? 0),
      numeral(after[index] ?? 0),
    ]),
  )
  const counted = isOpen ? ` Some claims may be true or false, but these data cannot decide.` : ''
  const slipFor = (claim: Claim, wrong: Verdict): Slip => ({
    misconception:
      claim.verdict === silent
        ? 'beyond-data'
        : wrong === silent
          ? 'overlooks-data'
          : ['chance', 'share'].includes(claim.topic)
            ? 'count-not-share'
            : claim.topic === 'deaths'
              ? 'died-for-lived'
              : 'wrong-whole',
    feedback: `Look again at “${claim.text}” ${claim.look}`,
  })
  return {
    stem: `${sentence(many)} of two inherited kinds live ${level === 3 ? `in two ${home}s` : `in ${withArticle(home)}`}. The table shows how many there were before and after a ${event}. ${many === 'plants' ? 'No new ones grew in that time.' : 'None were born in that time, and none came or left.'} Sort the claims.${counted}`,
    figure: {
      kind: 'table',
      title: sentence(`${many} before and after the ${event}`),
      columns: ['Kind', 'Before', 'After'],
      rows,
      description: `A table of how many ${many} there were before and after the ${event}. ${rows.map(([name, before, after]) => `${name}: ${before} before, ${after} after.`).join(' ')}`,
    },
    ...sort(random, {
      categories,
      cards: picked.map((claim) => ({
        text: claim.text,
        category: claim.verdict,
        slips: categories
          .filter((verdict) => verdict !== claim.verdict)
          .map((verdict) => ({ category: verdict, ...slipFor(claim, verdict) })),
      })),
      slip: { misconception: 'beyond-data', feedback: 'Compare each claim with the table once more.' },
    }),
    hints: [
      'Ask of each claim: is it about a count, or about a part of a whole? Then find just those numbers in the table.',
      isOpen
        ? 'A claim about something that was not counted, such as another place or another time, cannot be settled by this table.'
        : 'For a part, divide the number after by the number before, or by the number of all.',
    ],
    solution: picked.map(
      ({ text, verdict, proof }) =>
        `“${text}” ${proof}${verdict === silent ? '' : verdict === supports ? ' So the data support it.' : ' So the data speak against it.'}`,
    ),
  }
}
