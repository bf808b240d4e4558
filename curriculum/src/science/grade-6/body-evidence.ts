import type { Slip } from '../../build-item.ts'
import { type Gap, inlineChoice, sort } from '../../build-placed.ts'
import type { Item, Response, Shown } from '../../item.ts'
import { people, person } from '../../people.ts'
import type { Random } from '../../random.ts'
import type { ComputedModel } from '../../skill.ts'
import { listed, sentence } from '../../wording.ts'

/** The number in a cell of a table. */
export const numberIn = (text = ''): number => Number(text.replace(/[^\d.]/g, ''))

/** What a class does between two measurements, hard enough that pulse and breathing rise. */
export const exercises = [
  'jumps rope',
  'runs in place',
  'climbs stairs',
  'rides a bike uphill',
  'does jumping jacks',
  'plays tag',
] as const

/** One person’s measurements at three moments. */
interface Series {
  name: string
  pulse: readonly [number, number, number]
  breaths: readonly [number, number, number]
}
const moments = ['At rest', 'End of exercise', '5 min later'] as const

function drawSeries(random: Random, name: string): Series {
  const [restPulse, restBreaths] = [random.integer(62, 90), random.integer(13, 19)]
  const isRecovered = random.chance(0.4)
  const [topPulse, topBreaths] = [
    random.chance(0.5) ? restPulse * 2 + random.integer(4, 14) : restPulse * 2 - random.integer(6, 22),
    random.chance(0.5) ? restBreaths * 2 + random.integer(3, 8) : restBreaths * 2 - random.integer(3, 6),
  ]
  return {
    name,
    pulse: [restPulse, Math.min(topPulse, 185), isRecovered ? restPulse : restPulse + random.integer(6, 25)],
    breaths: [restBreaths, topBreaths, random.chance(0.4) ? restBreaths : restBreaths + random.integer(2, 6)],
  }
}

const supports = 'The data support it'
const against = 'The data speak against it'
const silent = 'The data do not tell'
type Verdict = typeof supports | typeof against | typeof silent
interface Claim {
  topic: string
  text: string
  verdict: Verdict
  /** What to look at. */
  look: string
  /** What settles it, for the solution. */
  proof: string
}
const isIt = (holds: boolean): Verdict => (holds ? supports : against)

function claimsOn(random: Random, series: Series): Claim[] {
  const { name, pulse, breaths } = series
  const isMore = random.chance(0.5)
  const what = random.pick(['pulse', 'breathing rate'] as const)
  const [rest, top, later] = what === 'pulse' ? pulse : breaths
  const [pulseRest, pulseTop, pulseLater] = pulse
  const [breathRest, breathTop, breathLater] = breaths
  const isTogether = random.chance(0.5)
  const limit = breathLater + random.pick([-3, -2, 2, 3])
  const isPulseFirst = pulseTop / pulseRest > breathTop / breathRest
  return [
    isTogether
      ? {
          topic: 'together',
          text: `From rest to the end of exercise, both rates of ${name} rose.`,
          verdict: isIt(pulseTop > pulseRest && breathTop > breathRest),
          look: `Compare “at rest” and “end of exercise” for ${name}, in both columns.`,
          proof: `The pulse went from ${pulseRest} to ${pulseTop}, and the breathing rate from ${breathRest} to ${breathTop}.`,
        }
      : {
          topic: 'together',
          text: `While the pulse of ${name} rose, the breathing rate fell.`,
          verdict: against,
          look: `Compare “at rest” and “end of exercise” for ${name}, in both columns.`,
          proof: `The pulse went from ${pulseRest} to ${pulseTop}, and the breathing rate rose, too: from ${breathRest} to ${breathTop}.`,
        },
    {
      topic: 'double',
      text: `At the end of exercise, the ${what} of ${name} was ${isMore ? 'more' : 'less'} than twice as high as at rest.`,
      verdict: isIt(isMore === top > 2 * rest),
      look: `Twice ${rest} is ${2 * rest}. Compare that with ${top}.`,
      proof: `Twice ${rest} is ${2 * rest}, and ${top} is ${top > 2 * rest ? 'more' : 'less'}.`,
    },
    {
      topic: 'recovered',
      text: `After 5 minutes, the ${what} of ${name} was back at its value at rest.`,
      verdict: isIt(later === rest),
      look: `Compare “at rest” and “5 min later”: ${rest} and ${later}.`,
      proof: `It was ${rest} at rest and ${later} after 5 minutes.`,
    },
    {
      topic: 'fell-by',
      text: `In the 5 minutes after exercise, the pulse of ${name} fell by ${isMore ? 'more' : 'less'} than 60 beats per minute.`,
      verdict: isIt(isMore === pulseTop - pulseLater > 60),
      look: `Find the difference of ${pulseTop} and ${pulseLater}.`,
      proof: `It fell from ${pulseTop} to ${pulseLater}, which is ${pulseTop - pulseLater} less.`,
    },
    {
      topic: 'which-rose-more',
      text: `Compared with its value at rest, the ${isMore ? 'pulse' : 'breathing rate'} of ${name} grew more times over than the ${isMore ? 'breathing rate' : 'pulse'}.`,
      verdict: isIt(isMore === isPulseFirst),
      look: `How many times as great did each get? Compare ${pulseTop} ÷ ${pulseRest} with ${breathTop} ÷ ${breathRest}.`,
      proof: `The pulse grew to about ${Math.round((10 * pulseTop) / pulseRest) / 10} times its value, and the breathing rate to about ${Math.round((10 * breathTop) / breathRest) / 10} times.`,
    },
    {
      topic: 'last-breath',
      text: `After 5 minutes, ${name} breathed ${isMore ? 'more' : 'fewer'} than ${limit} times per minute.`,
      verdict: isIt(isMore === breathLater > limit),
      look: `Read the breaths of ${name} in the row “5 min later”.`,
      proof: `It was ${breathLater} breaths per minute then.`,
    },
  ]
}

/** A claim that compares two people. */
function between(random: Random, all: readonly Series[]): Claim[] {
  const [one, two] = random.shuffle(all)
  if (one === undefined || two === undefined) return []
  const rise = ({ pulse }: Series) => pulse[1] - pulse[0]
  if (Math.abs(rise(one) - rise(two)) < 3) return []
  const look = ({ name, pulse }: Series) => `from ${pulse[0]} to ${pulse[1]} for ${name}`
  return [
    {
      topic: 'between',
      text: `During exercise, the pulse of ${one.name} rose by more beats per minute than that of ${two.name}.`,
      verdict: isIt(rise(one) > rise(two)),
      look: `Subtract for each of them: ${look(one)}, and ${look(two)}.`,
      proof: `It rose by ${rise(one)} for ${one.name} and by ${rise(two)} for ${two.name}.`,
    },
  ]
}

const beyond = (name: string): Claim[] =>
  [
    {
      topic: 'digestion',
      text: `During exercise, the stomach of ${name} digested food more slowly.`,
      missing: 'anything about digestion',
    },
    {
      topic: 'cause',
      text: `The faster breathing of ${name} was what made the pulse rise.`,
      missing: 'what caused what, or only that both rose',
    },
    {
      topic: 'everyone',
      text: `Most people would have the same pulse after this exercise as ${name} had.`,
      missing: 'anything about other people',
    },
    {
      topic: 'nervous',
      text: `The pulse of ${name} rose partly because ${name} was nervous.`,
      missing: 'how nervous anyone was',
    },
    {
      topic: 'sweat',
      text: `${name} lost more than half a liter of water by sweating.`,
      missing: 'anything about water or sweat',
    },
    {
      topic: 'tomorrow',
      text: `Tomorrow, the same exercise will raise the pulse of ${name} less.`,
      missing: 'anything about another day',
    },
  ].map(({ topic, text, missing }) => ({
    topic,
    text,
    verdict: silent,
    look: `It may be so, or not. Does the table tell ${missing}?`,
    proof: 'The table cannot settle this, since it was not measured.',
  }))

/** Decides a claim from the table alone, by its words. */
function settle(text: string, rows: readonly { pulse: number; breaths: number }[]): Verdict {
  const [rest, top, later] = rows
  if (rest === undefined || top === undefined || later === undefined)
    throw new RangeError('expects three rows')
  const of = (words: string, row: { pulse: number; breaths: number }) =>
    words === 'pulse' ? row.pulse : row.breaths
  const rules: [RegExp, (words: string[]) => boolean][] = [
    [/both rates of \w+ rose/, () => top.pulse > rest.pulse && top.breaths > rest.breaths],
    [/rose, the breathing rate fell/, () => top.pulse > rest.pulse && top.breaths < rest.breaths],
    [
      /the (pulse|breathing rate) of \w+ was (more|less) than twice/,
      ([what = '', more]) => (more === 'more') === of(what, top) / of(what, rest) > 2,
    ],
    [/the (pulse|breathing rate) of \w+ was back/, ([what = '']) => of(what, later) === of(what, rest)],
    [
      /fell by (more|less) than (\d+)/,
      ([more, limit]) => (more === 'more') === top.pulse - later.pulse > Number(limit),
    ],
    [
      /the (pulse|breathing rate) of \w+ grew more times over/,
      ([what]) => (what === 'pulse') === top.pulse * rest.breaths > top.breaths * rest.pulse,
    ],
    [
      /breathed (more|fewer) than (\d+) times/,
      ([more, limit]) => (more === 'more') === later.breaths > Number(limit),
    ],
  ]
  for (const [pattern, holds] of rules) {
    const found = pattern.exec(text)
    if (found) return holds(found.slice(1)) ? supports : against
  }
  return silent
}

/** What happens between two moments (level 1), claims that data settle (level 2), and some that they do not (level 3). */
export const evidence: ComputedModel = {
  id: 'evidence',
  kind: 'computed',
  thinking: 'explain',
  seconds: 80,
  make(random, level) {
    return level === 1 ? describeChange(random) : sortClaims(random, level)
  },
  solve(shown) {
    const { figure, interaction } = shown
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    if (interaction.kind === 'inline-choice') return solveChange(shown)
    if (interaction.kind !== 'sort') throw new TypeError('expects cards')
    const rowsOf = (name?: string) =>
      figure.rows
        .filter((row) => name === undefined || (row[0] ?? '').startsWith(`${name}, `))
        .map((row) => ({ pulse: numberIn(row[1]), breaths: numberIn(row[2]) }))
    const riseOf = (name: string) => (rowsOf(name)[1]?.pulse ?? 0) - (rowsOf(name)[0]?.pulse ?? 0)
    const names = new Set(
      figure.rows.flatMap(([head = '']) => (head.includes(',') ? [head.split(',')[0]] : [])),
    )
    const idOf = (verdict: Verdict) =>
      interaction.categories.find((category) => category.text === verdict)?.id ?? ''
    const placed = interaction.cards.map(({ id, text }) => {
      const [, one, two] = /pulse of (\w+) rose by more .* that of (\w+)\./.exec(text) ?? []
      if (one !== undefined && two !== undefined) return [id, idOf(isIt(riseOf(one) > riseOf(two)))]
      const whose = [...names].find((name) => text.includes(name ?? '-'))
      const verdict = settle(text, rowsOf(whose))
      return [id, idOf(verdict)]
    })
    return { kind: 'sort', placed: Object.fromEntries(placed) }
  },
}

function solveChange({ figure, interaction }: Shown): Response {
  if (interaction.kind !== 'inline-choice' || figure?.kind !== 'table') throw new TypeError('expects gaps')
  const [first = [], second = []] = figure.rows
  const way = (column: number) => {
    const change = numberIn(second[column]) - numberIn(first[column])
    return Math.abs(change) <= 2 ? 'stays about the same' : change > 0 ? 'rises' : 'falls'
  }
  const texts: Record<string, string> = {
    pulse: way(1),
    'breathing rate': way(2),
    need: { rises: amounts[0], 'stays about the same': amounts[1], falls: amounts[2] }[way(1)],
    enters: 'respiratory system',
    carries: 'circulatory system',
  }
  return {
    kind: 'inline-choice',
    placed: Object.fromEntries(
      interaction.gaps.map(({ id, label: name, options }) => [
        id,
        options.find((option) => option.text === texts[name])?.id ?? '',
      ]),
    ),
  }
}

/** From one thing that a person does to the next, and how hard the muscles work in each. */
const doings = [
  { text: 'sits and reads', work: 0 },
  { text: 'draws a picture', work: 0 },
  { text: 'does homework', work: 0 },
  { text: 'watches birds from a bench', work: 0 },
  { text: 'runs a race', work: 2 },
  { text: 'swims fast', work: 2 },
  { text: 'climbs six flights of stairs', work: 2 },
  { text: 'dances to quick music', work: 2 },
  { text: 'rides a bike uphill', work: 2 },
] as const

const waysOf = ['rises', 'stays about the same', 'falls'] as const
const amounts = ['more oxygen than', 'as much oxygen as', 'less oxygen than'] as const
const systemGap = (name: string, right: string, told: string): Gap => ({
  label: name,
  right,
  wrong: ['respiratory system', 'circulatory system', 'digestive system']
    .filter((text) => text !== right)
    .map((text) => ({
      text,
      misconception: 'wrong-system',
      feedback: `${told} Is that the job of the ${text}?`,
    })),
})

function describeChange(random: Random): Item {
  const [first, second] = random.sample<(typeof doings)[number]>(doings, 2)
  if (first === undefined || second === undefined) throw new RangeError('expects two doings')
  const measured = (work: number) => ({
    pulse: work === 0 ? random.integer(66, 86) : random.integer(125, 168),
    breaths: work === 0 ? random.integer(14, 18) : random.integer(30, 44),
  })
  const before = measured(first.work)
  const after =
    first.work === second.work
      ? { pulse: before.pulse + random.integer(-2, 2), breaths: before.breaths + random.integer(-1, 1) }
      : measured(second.work)
  const change = Math.sign(second.work - first.work)
  // A steady pulse comes up less often than one that changes.
  if (change === 0 && random.chance(0.5)) return describeChange(random)
  const right = change > 0 ? 'rises' : change < 0 ? 'falls' : 'stays about the same'
  const need = amounts[1 - change] ?? ''
  const name = person(random)
  const wayGap = (what: string, from: number, to: number): Gap => ({
    label: what,
    right,
    wrong: waysOf
      .filter((text) => text !== right)
      .map((text) => ({
        text,
        misconception: 'misreads-data',
        feedback: `The ${what} goes from ${from} to ${to}. Is that a rise, a fall, or nearly no change?`,
      })),
    keepOrder: [...waysOf],
  })
  const rows = [
    [sentence(first.text), String(before.pulse), String(before.breaths)],
    [sentence(second.text), String(after.pulse), String(after.breaths)],
  ]
  return {
    stem: `First, ${name} ${first.text}. Then ${name} ${second.text}. The table shows the rates for one minute. Complete the text.`,
    figure: {
      kind: 'table',
      title: `Rates of ${name}`,
      columns: ['Doing', 'Pulse', 'Breaths'],
      rows,
      description: `A table of rates per minute. ${rows.map(([doing, pulse, breaths]) => `${doing}: pulse ${pulse}, breaths ${breaths}.`).join(' ')}`,
    },
    ...inlineChoice(random, [
      'From the first to the second, the pulse ',
      wayGap('pulse', before.pulse, after.pulse),
      ' and the breathing rate ',
      wayGap('breathing rate', before.breaths, after.breaths),
      '. One reason is that the muscles now use ',
      {
        label: 'need',
        right: need,
        wrong: amounts
          .filter((text) => text !== need)
          .map((text) => ({
            text,
            misconception: 'systems-separate',
            feedback: `Pulse and breathing follow what the muscles need. In the second row, do the muscles work harder than in the first, less hard, or equally hard?`,
          })),
        keepOrder: [...amounts],
      },
      ' before. Oxygen gets into the blood in the ',
      systemGap(
        'enters',
        'respiratory system',
        'Oxygen comes from the air, and it passes into the blood in the lungs.',
      ),
      ' and is carried to the muscles by the ',
      systemGap('carries', 'circulatory system', 'Oxygen travels to the muscles in the blood.'),
      '.',
    ]),
    hints: [
      'Compare the two rows, one column at a time. A difference of one or two is next to nothing.',
      'Then think of the muscles: in which row do they work harder? Which organs bring them oxygen?',
    ],
    solution: [
      `The pulse goes from ${before.pulse} to ${after.pulse}, and the breathing rate from ${before.breaths} to ${after.breaths}. So both ${right === 'rises' ? 'rise' : right === 'falls' ? 'fall' : 'stay about the same'}.`,
      `The muscles ${change > 0 ? 'work harder, so they use more oxygen' : change < 0 ? 'work less hard, so they use less oxygen' : 'work about as hard as before, so they use as much oxygen as before'}.`,
      'The respiratory system takes oxygen into the blood. The circulatory system carries it to the muscles. So the systems work together.',
    ],
  }
}

function sortClaims(random: Random, level: 2 | 3): Item {
  const names = people(random, level === 3 ? 2 : 1)
  const all = names.map((name) => drawSeries(random, name))
  const settled = [...all.flatMap((series) => claimsOn(random, series)), ...between(random, all)]
  const unsettled = level === 3 ? beyond(random.pick(names)) : []
  const pick = (verdict: Verdict): Claim[] => {
    const fitting = random.shuffle([...settled, ...unsettled].filter((claim) => claim.verdict === verdict))
    return fitting
      .filter((claim, index) => fitting.findIndex((other) => other.topic === claim.topic) === index)
      .slice(0, 2)
  }
  const picked = [...pick(supports), ...pick(against), ...pick(silent)]
  if (picked.length < (level === 3 ? 6 : 4)) return sortClaims(random, level)
  const categories: Verdict[] = level === 3 ? [supports, against, silent] : [supports, against]
  const columns = [level === 3 ? 'Who and when' : 'When', 'Pulse', 'Breaths']
  const rows = all.flatMap(({ name: whose, pulse, breaths }) =>
    moments.map((moment, index) => [
      level === 3 ? `${whose}, ${moment.toLowerCase()}` : moment,
      String(pulse[index] ?? 0),
      String(breaths[index] ?? 0),
    ]),
  )
  const doing = random.pick(exercises)
  const slipFor = (claim: Claim, wrong: Verdict): Slip => ({
    misconception:
      claim.topic === 'cause'
        ? 'cause-from-pattern'
        : claim.verdict === silent
          ? 'beyond-data'
          : wrong === silent || claim.topic === 'together'
            ? 'overlooks-data'
            : 'misreads-data',
    feedback: `Look again at “${claim.text}” ${claim.look}`,
  })
  return {
    stem: `${level === 3 ? `${listed(names)} each rest, exercise, and rest again.` : `${names[0] ?? ''} rests, ${doing}, and rests again.`} The table shows pulse and breaths per minute. Sort the claims.${level === 3 ? ' Some claims cannot be settled by these data.' : ''}`,
    figure: {
      kind: 'table',
      title: 'Rates per minute',
      columns,
      rows,
      description: `A table of pulse and breaths per minute. ${rows.map(([moment, pulse, breaths]) => `${moment}: pulse ${pulse}, breaths ${breaths}.`).join(' ')}`,
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
      slip: { misconception: 'misreads-data', feedback: 'Compare each claim with the table once more.' },
    }),
    hints: [
      'Take one claim at a time. Which rows and which column does it speak of?',
      level === 3
        ? 'If a claim is about something that nobody measured, or about a cause, the table cannot settle it.'
        : 'For “twice”, double the value at rest. For “fell by”, subtract.',
    ],
    solution: picked.map(
      ({ text, verdict, proof }) =>
        `“${text}” ${proof}${verdict === silent ? '' : verdict === supports ? ' So the data support it.' : ' So the data speak against it.'}`,
    ),
  }
}
