import { number, type Slip, type WrongOption, type WrongValue } from '../../build-item.ts'
import { plot } from '../../build-drawn.ts'
import { type Gap, inlineChoice, type OpenCell, table } from '../../build-placed.ts'
import type { Figure, Item, Response, Shown } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { numeral, sentence } from '../../wording.ts'
import { selectionIdeas } from './natural-selection-questions.ts'
import { claims, numberIn } from './selection-claims.ts'

type Population = Extract<Figure, { kind: 'population-sample' }>

interface Variant {
  /** Before the animals: “dark mice”. */
  adjective: string
  /** What is inherited: “dark fur”. */
  trait: string
  look: Population['variants'][number]['look']
}

/** Animals with two inherited variants, and two places of which each hides one of them. */
interface Scene {
  many: string
  animal: Population['animal']
  /** What differs: “fur color”. */
  what: string
  hunters: string
  /** Two times between which some are caught and none are born. */
  span: { start: string; end: string; wait: string; title: string }
  variants: readonly [Variant, Variant]
  /** The first hides the first variant, the second hides the second. */
  places: readonly [Place, Place]
}
interface Place {
  name: string
  ground: Population['samples'][number]['ground']
}

const season = { start: 'in spring', end: 'in fall', wait: 'A month', title: 'Spring' }
/** Grown moths live for a week or two. */
const week = { start: 'on Monday', end: 'on Friday', wait: 'Four days', title: 'Monday' }

const darkAndLight = (thing: string): readonly [Variant, Variant] => [
  { adjective: 'dark', trait: `dark ${thing}`, look: 'dark' },
  { adjective: 'light', trait: `light ${thing}`, look: 'light' },
]

const scenes: readonly Scene[] = [
  {
    many: 'mice',
    animal: 'mouse',
    what: 'fur color',
    hunters: 'owls',
    span: season,
    variants: darkAndLight('fur'),
    places: [
      { name: 'dark lava rock', ground: 'dark' },
      { name: 'pale sand', ground: 'light' },
    ],
  },
  {
    many: 'moths',
    animal: 'moth',
    what: 'wing color',
    hunters: 'birds',
    span: week,
    variants: darkAndLight('wings'),
    places: [
      { name: 'bark that is black with soot', ground: 'dark' },
      { name: 'pale bark', ground: 'light' },
    ],
  },
  {
    many: 'beetles',
    animal: 'beetle',
    what: 'body color',
    hunters: 'birds',
    span: season,
    variants: darkAndLight('bodies'),
    places: [
      { name: 'dark forest soil', ground: 'dark' },
      { name: 'pale beach sand', ground: 'light' },
    ],
  },
  {
    many: 'fish',
    animal: 'fish',
    what: 'skin color',
    hunters: 'herons',
    span: season,
    variants: darkAndLight('skin'),
    places: [
      { name: 'dark mud', ground: 'dark' },
      { name: 'pale sand', ground: 'light' },
    ],
  },
  {
    many: 'snails',
    animal: 'snail',
    what: 'shell pattern',
    hunters: 'thrushes',
    span: season,
    variants: [
      { adjective: 'dark', trait: 'dark shells', look: 'dark' },
      { adjective: 'striped', trait: 'striped shells', look: 'striped' },
    ],
    places: [
      { name: 'dark dead leaves', ground: 'dark' },
      { name: 'thin grass', ground: 'grass' },
    ],
  },
]

/** A scene in one of its places: `good` is the variant that is hidden there. */
interface Setting {
  scene: Scene
  place: Place
  good: Variant
  poor: Variant
}
function setting(random: Random): Setting {
  const scene = random.pick(scenes)
  const at = random.integer(0, 1)
  const [good, poor] = at === 0 ? scene.variants : [scene.variants[1], scene.variants[0]]
  return { scene, place: at === 0 ? scene.places[0] : scene.places[1], good, poor }
}
const named = ({ scene }: Setting, { adjective }: Variant): string => `${adjective} ${scene.many}`

/** A share that need not be whole, as an exact value. */
const percentOf = (part: number, whole: number): string => `${part * 100}/${whole}`
const percent = (value: number): string => `${numeral(value)}%`

/** A wrong percent that does not end is typed rounded. */
const rounded = <Wrong extends { value: string }>(wrong: readonly Wrong[]): Wrong[] =>
  wrong.flatMap((each) => {
    const [part = '', whole] = each.value.split('/')
    if (whole === undefined || ((Number(part) / Number(whole)) * 10) % 1 === 0) return [each]
    const value = Number(part) / Number(whole)
    return [String(Math.round(value)), String(Math.round(value * 10) / 10)].map((text) => ({
      ...each,
      value: text,
    }))
  })

/** What stands in a row of the table that a student fills in. */
function rowTexts(shown: Shown): string[][] {
  if (shown.interaction.kind !== 'table') throw new TypeError('expects a table')
  return shown.interaction.rows.map((row) => row.map((cell) => ('text' in cell ? cell.text : '')))
}

/** Picks for each gap, found by its label, the option that says a text. */
function fillGaps(shown: Shown, texts: Record<string, string>): Response {
  if (shown.interaction.kind !== 'inline-choice') throw new TypeError('expects gaps')
  return {
    kind: 'inline-choice',
    placed: Object.fromEntries(
      shown.interaction.gaps.map(({ id, label, options }) => [
        id,
        options.find((option) => option.text === texts[label])?.id ?? '',
      ]),
    ),
  }
}

/** The share of each variant that lives (level 1), against misleading counts (level 2), and what is left (level 3). */
const survivors: ComputedModel = {
  id: 'survivors',
  kind: 'computed',
  thinking: 'compute',
  seconds: 70,
  make(random, level) {
    if (level === 1) return percentAlive(random)
    return level === 2 ? betterChance(random) : shareOfSurvivors(random)
  },
  solve(shown) {
    const { figure, interaction, stem } = shown
    if (interaction.kind === 'table') {
      const placed = Object.fromEntries(
        rowTexts(shown).map(([, released, alive], index) => [
          `row-${index + 1}-4`,
          String(Math.round((numberIn(alive) / numberIn(released)) * 100)),
        ]),
      )
      return { kind: 'table', placed }
    }
    if (figure?.kind === 'table') {
      const rows = figure.rows.map(([name = '', released, alive]) => ({
        name: name.toLowerCase(),
        share: Math.round((numberIn(alive) / numberIn(released)) * 100),
      }))
      const best = rows.toSorted((one, other) => other.share - one.share)[0]?.name ?? ''
      return fillGaps(shown, {
        [`percent of the ${rows[0]?.name}`]: percent(rows[0]?.share ?? 0),
        [`percent of the ${rows[1]?.name}`]: percent(rows[1]?.share ?? 0),
        'better chance': `the ${best}, since a larger part of them survived`,
      })
    }
    if (figure?.kind !== 'population-sample') throw new TypeError('expects animals')
    const alive = figure.variants.map(({ label }, index) => {
      const rate = new RegExp(`(\\d+)% of the ${label.toLowerCase()}`).exec(stem)?.[1]
      return ((figure.samples[0]?.counts[index] ?? 0) * Number(rate)) / 100
    })
    const asked = figure.variants.findIndex(({ label }) => stem.endsWith(`${label.toLowerCase()}?`))
    const all = alive.reduce((sum, each) => sum + each, 0)
    return { kind: 'number', text: String(Math.round(((alive[asked] ?? 0) / all) * 1000) / 10) }
  },
}

const groupSizes = [20, 25, 40, 50, 60, 80, 120, 150, 160, 200] as const

/** How many of a group live, as a whole percent of it. */
function drawGroup(
  random: Random,
  from: number,
  to: number,
): { released: number; alive: number; rate: number } {
  const released = random.pick(groupSizes)
  const rate = random.integer(from / 5, to / 5) * 5
  const alive = (released * rate) / 100
  return Number.isInteger(alive) && alive > 1 ? { released, alive, rate } : drawGroup(random, from, to)
}

function percentAlive(random: Random): Item {
  const where = setting(random)
  const { scene, place, good, poor } = where
  const groups = random.shuffle([
    { variant: good, ...drawGroup(random, 45, 90) },
    { variant: poor, ...drawGroup(random, 5, 40) },
  ])
  const all = groups.reduce((sum, group) => sum + group.released, 0)
  const name = person(random)
  const rows = groups.map(({ variant, released, alive, rate }): (string | OpenCell)[] => {
    const who = named(where, variant)
    return [
      sentence(who),
      numeral(released),
      numeral(alive),
      {
        label: `Percent of the ${who} still alive`,
        key: { value: String(rate), unit: '%' },
        wrong: rounded([
          {
            value: String(100 - rate),
            misconception: 'died-for-lived',
            feedback: `That is the percent of the ${who} that were lost. The table asks for those still alive: ${numeral(alive)} of ${numeral(released)}.`,
          },
          {
            value: String(alive),
            misconception: 'count-not-share',
            feedback: `${numeral(alive)} is how many ${who} are alive. A percent tells how many there would be of every 100. How many were released?`,
          },
          {
            value: percentOf(alive, all),
            misconception: 'wrong-whole',
            feedback: `You compared with all ${numeral(all)} ${scene.many}. But only ${numeral(released)} of them were ${variant.adjective}. Compare the ${who} with those alone.`,
          },
        ]),
      },
    ]
  })
  return {
    stem: `On ${place.name}, ${scene.hunters} hunt ${scene.many}. The ${scene.what} is inherited. ${name} marks ${scene.many} of two kinds and sets them free there. ${scene.span.wait} later, ${name} counts how many are still alive. What percent of each kind survived?`,
    ...table(random, ['Kind', 'Set free', 'Still alive', 'Percent alive'], rows),
    hints: [
      'Work on one row at a time. The whole is the number of that kind that was set free.',
      `Start with the ${named(where, groups[0]?.variant ?? good)}: write ${numeral(groups[0]?.alive ?? 0)} of ${numeral(groups[0]?.released ?? 0)} as a fraction. Then change it to a percent.`,
    ],
    solution: [
      ...groups.map(
        ({ variant, released, alive, rate }) =>
          `${sentence(named(where, variant))}: ${numeral(alive)} ÷ ${numeral(released)} = ${numeral(rate / 100)}, which is ${percent(rate)}.`,
      ),
      `The ${named(where, good)} are harder to see on ${place.name}, so fewer of them are caught. So more of them are left to have young with ${good.trait}.`,
    ],
  }
}

function betterChance(random: Random): Item {
  const where = setting(random)
  const { scene, place, good, poor } = where
  const best = { variant: good, ...drawGroup(random, 45, 80) }
  const worse = { variant: poor, ...drawGroup(random, 10, 40) }
  // Far more of the variant with the lower chance are alive, so that bare counts mislead.
  if (worse.alive <= best.alive) return betterChance(random)
  const groups = random.shuffle([best, worse])
  const lived = best.alive + worse.alive
  const shareGap = (group: typeof best): Gap => {
    const who = named(where, group.variant)
    const wrong: WrongOption[] = []
    const candidates: [number, Slip][] = [
      [
        100 - group.rate,
        {
          misconception: 'died-for-lived',
          feedback: `That is the part of the ${who} that was lost. ${numeral(group.alive)} of ${numeral(group.released)} were still alive.`,
        },
      ],
      [
        Math.round((group.alive / lived) * 100),
        {
          misconception: 'wrong-whole',
          feedback: `You compared with all ${numeral(lived)} survivors. The question is what part of the ${numeral(group.released)} ${who} survived.`,
        },
      ],
      [
        group.alive,
        {
          misconception: 'count-not-share',
          feedback: `${numeral(group.alive)} is how many ${who} survived. What part of the ${numeral(group.released)} is that?`,
        },
      ],
    ]
    for (const [value, slip] of candidates) {
      const text = percent(value)
      if (value < 100 && value !== group.rate && wrong.every((each) => each.text !== text))
        wrong.push({ text, ...slip })
    }
    const texts = [group.rate, ...wrong.map((each) => numberIn(each.text))].toSorted((a, b) => a - b)
    return {
      label: `percent of the ${who}`,
      right: percent(group.rate),
      wrong,
      keepOrder: texts.map(percent),
    }
  }
  const [first = best, second = worse] = groups
  const chance = (variant: Variant, because: string): string =>
    `the ${named(where, variant)}, since ${because}`
  return {
    stem: `On ${place.name}, ${scene.hunters} hunt ${scene.many}. The table shows how many of two kinds were set free there, and how many were alive ${scene.span.wait.toLowerCase()} later. Complete the text.`,
    figure: releaseTable(where, groups),
    ...inlineChoice(random, [
      `Of the ${named(where, first.variant)}, `,
      shareGap(first),
      ` survived. Of the ${named(where, second.variant)}, `,
      shareGap(second),
      ' survived. The better chance to survive was with ',
      {
        label: 'better chance',
        right: chance(good, 'a larger part of them survived'),
        wrong: [
          {
            text: chance(poor, 'more of them are alive'),
            misconception: 'count-not-share',
            feedback: `More ${named(where, poor)} are alive because many more were set free: ${numeral(worse.released)}, but only ${numeral(best.released)} ${named(where, good)}. The chance to survive shows in the percents.`,
          },
          {
            text: 'neither kind, since some of both died',
            misconception: 'all-alike',
            feedback: 'Some of both kinds died, but not the same part of each. Compare the two percents.',
          },
        ],
      },
      '.',
    ]),
    hints: [
      'A chance to survive is a part: survivors of one kind out of all of that kind.',
      `Find ${numeral(first.alive)} of ${numeral(first.released)} and ${numeral(second.alive)} of ${numeral(second.released)} as percents. Then compare the percents, not the counts.`,
    ],
    solution: [
      ...groups.map(
        ({ variant, released, alive, rate }) =>
          `${sentence(named(where, variant))}: ${numeral(alive)} ÷ ${numeral(released)} = ${numeral(rate / 100)}, which is ${percent(rate)}.`,
      ),
      `More ${named(where, poor)} are alive only because more were set free. A larger part of the ${named(where, good)} survived, so their chance was better.`,
    ],
  }
}

function releaseTable(
  where: Setting,
  groups: readonly { variant: Variant; released: number; alive: number }[],
): Figure {
  const rows = groups.map(({ variant, released, alive }) => [
    sentence(named(where, variant)),
    numeral(released),
    numeral(alive),
  ])
  return {
    kind: 'table',
    title: sentence(`${where.scene.many} on ${where.place.name}`),
    columns: ['Kind', 'Set free', 'Still alive'],
    rows,
    description: `A table of ${where.scene.many} that were set free and that were still alive. ${rows.map(([kind, free, alive]) => `${kind}: ${free} set free, ${alive} still alive.`).join(' ')}`,
  }
}

function sampleOf(where: Setting, title: string, counts: readonly [number, number]): Population {
  const { scene, place } = where
  const variants = scene.variants.map(({ adjective, look }, index) => ({
    id: `variant-${index + 1}`,
    label: sentence(`${adjective} ${scene.many}`),
    look,
  }))
  return {
    kind: 'population-sample',
    animal: scene.animal,
    variants,
    samples: [{ id: 'start', label: title, ground: place.ground, counts: [...counts] }],
    isCounted: true,
    description: `A drawing of ${scene.many} on ${place.name}, with their numbers. ${variants.map(({ label }, index) => `${label}: ${counts[index]}.`).join(' ')}`,
  }
}

/** Rates and numbers of which survivors and their share are whole. */
function drawSpring(random: Random): { rates: [number, number]; starts: [number, number] } {
  for (;;) {
    const rates: [number, number] = [random.integer(5, 9) * 10, random.integer(1, 4) * 10]
    const starts: [number, number] = [random.integer(4, 40), random.integer(4, 48)]
    const [good, poor] = [(starts[0] * rates[0]) / 100, (starts[1] * rates[1]) / 100]
    const share = (good / (good + poor)) * 100
    const isWhole = good % 1 === 0 && poor % 1 === 0 && share % 1 === 0
    if (isWhole && poor > 1 && starts[0] + starts[1] <= 60 && share !== rates[0]) return { rates, starts }
  }
}

function shareOfSurvivors(random: Random): Item {
  const where = setting(random)
  const { scene, place, good, poor } = where
  const { span } = scene
  const {
    rates: [goodRate, poorRate],
    starts: [goodStart, poorStart],
  } = drawSpring(random)
  const [goodLeft, poorLeft] = [(goodStart * goodRate) / 100, (poorStart * poorRate) / 100]
  const all = goodLeft + poorLeft
  const start = goodStart + poorStart
  const share = (goodLeft / all) * 100
  const counts: [number, number] =
    good === scene.variants[0] ? [goodStart, poorStart] : [poorStart, goodStart]
  const who = named(where, good)
  return {
    stem: `The drawing shows all ${scene.many} of one small area ${span.start}. ${sentence(span.end)}, ${scene.hunters} have left ${percent(goodRate)} of the ${who} and ${percent(poorRate)} of the ${named(where, poor)} alive. No young are born in that time. What percent of the ${scene.many} alive ${span.end} are ${who}?`,
    figure: sampleOf(where, span.title, counts),
    ...number(
      { label: `Percent of ${who} ${span.end}`, after: '%' },
      { value: String(share) },
      rounded([
        {
          value: String(goodRate),
          misconception: 'rate-is-share',
          feedback: `${percent(goodRate)} of the ${who} survived. The question asks another thing: of all ${scene.many} alive ${span.end}, what part are ${who}? Find both numbers of survivors first.`,
        },
        {
          value: String(goodLeft),
          misconception: 'stops-early',
          feedback: `${numeral(goodLeft)} is how many ${who} are alive ${span.end}. What percent of all survivors is that?`,
        },
        {
          value: percentOf(goodLeft, start),
          misconception: 'wrong-whole',
          feedback: `You compared with all ${numeral(start)} ${scene.many} at the start. But many of these are gone. How many ${scene.many} are alive ${span.end}?`,
        },
        {
          value: percentOf(goodRate, goodRate + poorRate),
          misconception: 'rate-is-share',
          feedback: `You compared ${percent(goodRate)} with ${percent(poorRate)}. These are parts of two groups of different size. Find the numbers of survivors first.`,
        },
        {
          value: percentOf(goodStart, start),
          misconception: 'all-alike',
          feedback: `That is the percent of ${who} ${span.start}. The two kinds did not survive equally well, so it has changed.`,
        },
        {
          value: percentOf(poorLeft, all),
          misconception: 'other-variant',
          feedback: `That is the percent of ${named(where, poor)} ${span.end}. Which kind is asked for?`,
        },
      ]),
    ),
    hints: [
      `The two kinds have different chances. Find how many of each kind are alive ${span.end}.`,
      `Take ${percent(goodRate)} of ${numeral(goodStart)} and ${percent(poorRate)} of ${numeral(poorStart)}. Add them to get all survivors. What part of these are ${who}?`,
    ],
    solution: [
      `${sentence(who)}: ${numeral(goodStart)} × ${numeral(goodRate / 100)} = ${numeral(goodLeft)} are alive ${span.end}.`,
      `${sentence(named(where, poor))}: ${numeral(poorStart)} × ${numeral(poorRate / 100)} = ${numeral(poorLeft)} are alive ${span.end}.`,
      `All survivors: ${numeral(goodLeft)} + ${numeral(poorLeft)} = ${numeral(all)}. The part of ${who} is ${numeral(goodLeft)} ÷ ${numeral(all)} = ${numeral(share / 100)}, which is ${percent(share)}.`,
      `The ${who} are harder to see on ${place.name}. So their share of the population has grown, though nobody changed color.`,
    ],
  }
}

/** Living things with a new generation each year, of which the first kind does better. */
const yearly = [
  {
    many: 'moths',
    kinds: ['dark moths', 'light moths'],
    story: 'Moths rest on dark bark, and birds hunt them by sight.',
    until: 'lay eggs',
  },
  {
    many: 'beetles',
    kinds: ['brown beetles', 'green beetles'],
    story: 'Beetles live on brown soil, and birds hunt them by sight.',
    until: 'lay eggs',
  },
  {
    many: 'grasshoppers',
    kinds: ['tan grasshoppers', 'green grasshoppers'],
    story: 'Grasshoppers live in dry, tan grass, and birds hunt them by sight.',
    until: 'lay eggs',
  },
  {
    many: 'stick insects',
    kinds: ['striped insects', 'plain insects'],
    story: 'Stick insects live on a bush with thin leaves, where stripes are hard to see. Birds hunt them.',
    until: 'lay eggs',
  },
  {
    many: 'weeds',
    kinds: ['resistant weeds', 'other weeds'],
    story: 'A spray is used against a weed. Some plants inherit a trait that lets them resist it.',
    until: 'make seeds',
  },
  {
    many: 'wildflowers',
    kinds: ['hairy plants', 'smooth plants'],
    story: 'Caterpillars eat a wildflower, but they avoid hairy leaves.',
    until: 'make seeds',
  },
] as const

/** A simple model: a part of each kind lives to have young, and young are like their parents. */
interface Rule {
  rates: [number, number]
  young: number
}
const ruleText = (its: (typeof yearly)[number], { rates, young }: Rule): string =>
  `Each year, ${percent(rates[0])} of the ${its.kinds[0]} and ${percent(rates[1])} of the ${its.kinds[1]} live to ${its.until}. Each of these leaves ${young} young of its own kind for the next year and then dies.`

/** One turn of the model (level 1), shares over years (level 2), two turns and a share (level 3). */
const generations: ComputedModel = {
  id: 'generations',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 90,
  make(random, level) {
    if (level === 1) return oneTurn(random)
    return level === 2 ? sharesOverYears(random) : twoTurns(random)
  },
  solve(shown) {
    const { figure, interaction, stem } = shown
    if (interaction.kind === 'plot') {
      const rows = figure?.kind === 'table' ? figure.rows : []
      const asked = figure?.kind === 'table' ? figure.columns.indexOf(sentence(kindAsked(stem))) : -1
      return {
        kind: 'plot',
        values: rows.map((row) => {
          const counts = row.slice(1).map(numberIn)
          return (100 * (counts[asked - 1] ?? 0)) / counts.reduce((sum, each) => sum + each, 0)
        }),
      }
    }
    const rate = (kind: string) => Number(new RegExp(`(\\d+)% of the ${kind}`).exec(stem)?.[1]) / 100
    const young = Number(/leaves (\d+) young/.exec(stem)?.[1])
    if (interaction.kind === 'table') {
      const placed = rowTexts(shown).flatMap(([kind = '', start], index) => {
        const alive = Math.round(numberIn(start) * rate(kind.toLowerCase()))
        return [
          [`row-${index + 1}-3`, String(alive)],
          [`row-${index + 1}-4`, String(alive * young)],
        ]
      })
      return { kind: 'table', placed: Object.fromEntries(placed) }
    }
    const [, one, kind = '', other, otherKind = ''] =
      /In year 1 there are ([\d,]+) (.+?) and ([\d,]+) (.+?)\./.exec(stem) ?? []
    const later = (count: number, its: string) => count * (rate(its) * young) ** 2
    const [a, b] = [later(numberIn(one), kind), later(numberIn(other), otherKind)]
    const isFirst = kindAsked(stem) === kind
    return { kind: 'number', text: String(Math.round(((isFirst ? a : b) / (a + b)) * 1000) / 10) }
  },
}

const kindAsked = (stem: string): string =>
  /percent (?:of the [a-z ]+? )?are ([a-z ]+?)(?: in each year)?\?/.exec(stem)?.[1] ?? ''

function oneTurn(random: Random): Item {
  const its = random.pick(yearly)
  const rule: Rule = {
    rates: [random.integer(5, 9) * 10, random.integer(1, 4) * 10],
    young: random.integer(2, 5),
  }
  const starts = [random.integer(2, 20) * 10, random.integer(2, 30) * 10] as const
  const rows = [0, 1].map((index): (string | OpenCell)[] => {
    const kind = its.kinds[index] ?? ''
    const start = starts[index] ?? 0
    const rate = rule.rates[index] ?? 0
    const alive = (start * rate) / 100
    return [
      sentence(kind),
      numeral(start),
      {
        label: `${sentence(kind)} that live to ${its.until}`,
        key: { value: String(alive) },
        wrong: [
          {
            value: String(start - alive),
            misconception: 'died-for-lived',
            feedback: `That is how many ${kind} die early. ${percent(rate)} of the ${numeral(start)} live to ${its.until}.`,
          },
          {
            value: String(rate),
            misconception: 'count-not-share',
            feedback: `${percent(rate)} is a part, not a count. How many are ${percent(rate)} of ${numeral(start)}?`,
          },
        ],
      },
      {
        label: `${sentence(kind)} in year 2`,
        key: { value: String(alive * rule.young) },
        wrong: [
          {
            value: String(start * rule.young),
            misconception: 'all-reproduce',
            feedback: `You let all ${numeral(start)} ${kind} have young. Only those that live to ${its.until} can leave any.`,
          },
          {
            value: String(alive * (rule.young + 1)),
            misconception: 'adds-parents',
            feedback: `You kept the old ones and added their young. In this model, the old ones die. Who is there in year 2?`,
          },
          {
            value: String(alive),
            misconception: 'stops-early',
            feedback: `That is how many ${kind} live to ${its.until} in year 1. Each of them leaves ${rule.young} young for year 2.`,
          },
        ],
      },
    ]
  })
  const [a, b] = [0, 1].map((index) => ((starts[index] ?? 0) * (rule.rates[index] ?? 0)) / 100)
  const [alive, other] = [a ?? 0, b ?? 0]
  const columns = ['Kind', 'Year 1', `Live to ${its.until}`, 'Year 2']
  return {
    stem: `${its.story} Here is a simple model. ${ruleText(its, rule)} Fill in the table.`,
    ...table(random, columns, random.shuffle(rows)),
    hints: [
      `Go through a row from left to right: who is there, who lives to ${its.until}, and how many young they leave.`,
      `Start with the ${its.kinds[0]}: find ${percent(rule.rates[0])} of ${numeral(starts[0])}. Then each of those leaves ${rule.young} young.`,
    ],
    solution: [
      `${sentence(its.kinds[0])}: ${numeral(starts[0])} × ${numeral(rule.rates[0] / 100)} = ${numeral(alive)} survivors, and ${numeral(alive)} × ${rule.young} = ${numeral(alive * rule.young)} young in year 2.`,
      `${sentence(its.kinds[1])}: ${numeral(starts[1])} × ${numeral(rule.rates[1] / 100)} = ${numeral(other)} survivors, and ${numeral(other)} × ${rule.young} = ${numeral(other * rule.young)} young in year 2.`,
      `All survivors have equally many young. But a larger part of the ${its.kinds[0]} survive, so their share grows.`,
    ],
  }
}

const totals = [40, 60, 80, 100, 120, 140, 160, 180, 200, 240, 260, 300] as const
const toFives = (value: number): number => Math.round(value / 5) * 5

/** A share over the years when one kind leaves `times` as many survivors as the other, to the nearest 5%. */
function sharesFrom(start: number, times: number, count: number): number[] {
  const shares: number[] = []
  let share = start
  for (let year = 0; year < count; year += 1) {
    shares.push(toFives(share))
    share = (100 * share * times) / (share * times + 100 - share)
  }
  return shares
}

function sharesOverYears(random: Random): Item {
  const its = random.pick(yearly)
  const shares = sharesFrom(random.integer(1, 9) * 5, random.pick([1.5, 1.8, 2, 2.5, 3]), 4)
  if (shares.some((share, year) => share > 95 || share === shares[year - 1])) return sharesOverYears(random)
  const near = random.integer(0, totals.length - 4)
  const all = shares.map(() => totals[near + random.integer(0, 3)] ?? 100)
  if (new Set(all).size < 3) return sharesOverYears(random)
  const counts = shares.map((share, year) => (share * (all[year] ?? 0)) / 100)
  const [kind, other] = its.kinds
  const name = person(random)
  const rows = counts.map((count, year) => [
    `Year ${year + 1}`,
    numeral(count),
    numeral((all[year] ?? 0) - count),
  ])
  const asCounts = counts.map(toFives)
  const [first = 0] = counts
  const firstAll = all[0] ?? 0
  return {
    stem: `${its.story} ${name} counts the ${its.many} of a small area each year. What percent of the ${its.many} are ${kind} in each year? Build a bar graph of these percents.`,
    figure: {
      kind: 'table',
      title: sentence(`${its.many} in a small area`),
      columns: ['Year', sentence(kind), sentence(other)],
      rows,
      description: `A table of how many ${its.many} were counted. ${rows.map(([year, one, two]) => `${year}: ${one} ${kind} and ${two} ${other}.`).join(' ')}`,
    },
    ...plot(
      sentence(`share of ${kind}`),
      {
        kind: 'bar-chart',
        labels: shares.map((_, year) => `Year ${year + 1}`),
        value: { from: 0, to: 100, step: 5, label: sentence(`${kind} (% of all)`) },
      },
      { values: shares },
      [
        {
          values: shares.map((share) => 100 - share),
          misconception: 'other-variant',
          feedback: `Your graph shows the percent of ${other}. Look again at which kind is asked for.`,
        },
        ...(asCounts.every((value) => value <= 100)
          ? [
              {
                values: asCounts,
                misconception: 'count-not-share',
                feedback: `Your bars show how many ${kind} were counted. The totals differ from year to year, so find what part of all ${its.many} they are.`,
              },
            ]
          : []),
        {
          values: shares.map((_, year) =>
            toFives((shares[0] ?? 0) + (((shares[3] ?? 0) - (shares[0] ?? 0)) * year) / 3),
          ),
          misconception: 'straight-line',
          feedback:
            'Your bars rise by equal steps from the first year to the last. Work out each year on its own: does the share grow equally fast?',
        },
        {
          values: counts.map((count) => Math.min(100, toFives((count / firstAll) * 100))),
          misconception: 'wrong-whole',
          feedback: `You compared each year with the ${numeral(firstAll)} ${its.many} of year 1. Each year has a total of its own.`,
        },
      ],
    ),
    hints: [
      `The whole is different in each year: add the ${kind} and the ${other} of that year.`,
      `In year 1 there are ${numeral(firstAll)} ${its.many} in all. What percent of these are the ${numeral(first)} ${kind}? Then do the same for each year.`,
    ],
    solution: [
      ...counts.map(
        (count, year) =>
          `Year ${year + 1}: ${numeral(count)} of ${numeral(all[year] ?? 0)}, and ${numeral(count)} ÷ ${numeral(all[year] ?? 0)} = ${numeral((shares[year] ?? 0) / 100)}, which is ${percent(shares[year] ?? 0)}.`,
      ),
      `The share of ${kind} rises. That is natural selection: this kind leaves more survivors, and their young are like them.`,
    ],
  }
}

/** Numbers of which all that is asked on the way is whole. */
function drawTurns(random: Random): { rule: Rule; starts: [number, number] } {
  for (;;) {
    const [good, poor] = [random.pick([40, 50, 60, 75, 80]), random.pick([10, 20, 25, 30, 40, 50])]
    const young = random.integer(2, 5)
    const starts: [number, number] = [random.integer(1, 12) * 10, random.integer(4, 40) * 10]
    const once = [(starts[0] * good) / 100, (starts[1] * poor) / 100] as const
    const twice = [(once[0] * young * good) / 100, (once[1] * young * poor) / 100] as const
    const all = (twice[0] + twice[1]) * young
    const share = (100 * twice[0] * young) / all
    const isWhole = [...once, ...twice, share].every((value) => value % 1 === 0)
    if (isWhole && good > poor && all <= 4000 && share < 99)
      return { rule: { rates: [good, poor], young }, starts }
  }
}

function twoTurns(random: Random): Item {
  const its = random.pick(yearly)
  const { rule, starts } = drawTurns(random)
  const survivorsOf = (counts: readonly number[]) =>
    counts.map((count, index) => (count * (rule.rates[index] ?? 0)) / 100)
  const alive1 = survivorsOf(starts)
  const middle = alive1.map((count) => count * rule.young)
  const alive2 = survivorsOf(middle)
  const end = alive2.map((count) => count * rule.young)
  const [good = 0, poor = 0] = end
  const [goodMiddle = 0, poorMiddle = 0] = middle
  const share = (100 * good) / (good + poor)
  const [kind, other] = its.kinds
  const startAll = starts[0] + starts[1]
  const middleShare = (100 * goodMiddle) / (goodMiddle + poorMiddle)
  const startShare = (100 * starts[0]) / startAll
  const wrong: WrongValue[] = [
    {
      value: percentOf(goodMiddle, goodMiddle + poorMiddle),
      misconception: 'stops-early',
      feedback: `That is the percent in year 2, with ${numeral(goodMiddle)} ${kind} and ${numeral(poorMiddle)} ${other}. Use the rule once more for year 3.`,
    },
    {
      value: String(good),
      misconception: 'count-not-share',
      feedback: `There are ${numeral(good)} ${kind} in year 3. What percent of all ${its.many} of year 3 is that?`,
    },
    {
      value: percentOf(poor, good + poor),
      misconception: 'other-variant',
      feedback: `That is the percent of ${other} in year 3. Which kind is asked for?`,
    },
    {
      value: percentOf(starts[0], startAll),
      misconception: 'all-reproduce',
      feedback: `That is the percent in year 1. It would stay the same only if equal parts of both kinds survived.`,
    },
    {
      value: percentOf(good, poor),
      misconception: 'wrong-whole',
      feedback: `You compared the ${kind} with the ${other}. A percent of all compares with both kinds together.`,
    },
  ]
  const straight = 2 * middleShare - startShare
  if (Number.isInteger(straight * 100))
    wrong.push({
      value: String(straight),
      misconception: 'straight-line',
      feedback:
        'It looks as if you added the same rise once more. The share does not grow by equal steps. Use the rule on the numbers of year 2.',
    })
  return {
    stem: `${its.story} Here is a simple model. ${ruleText(its, rule)} In year 1 there are ${numeral(starts[0])} ${kind} and ${numeral(starts[1])} ${other}. In year 3, what percent are ${kind}?`,
    ...number(
      { label: `Percent of ${kind} in year 3`, after: '%' },
      { value: String(share) },
      rounded(wrong),
    ),
    hints: [
      'Find both numbers for year 2, and then for year 3. Only at the end ask for the percent.',
      `In year 1, ${numeral(alive1[0] ?? 0)} ${kind} and ${numeral(alive1[1] ?? 0)} ${other} live to ${its.until}. Each leaves ${rule.young} young. That gives you year 2.`,
    ],
    solution: [
      `Year 2: ${numeral(alive1[0] ?? 0)} × ${rule.young} = ${numeral(goodMiddle)} ${kind}, and ${numeral(alive1[1] ?? 0)} × ${rule.young} = ${numeral(poorMiddle)} ${other}.`,
      `Of these, ${numeral(alive2[0] ?? 0)} and ${numeral(alive2[1] ?? 0)} live to ${its.until}. Year 3: ${numeral(alive2[0] ?? 0)} × ${rule.young} = ${numeral(good)} and ${numeral(alive2[1] ?? 0)} × ${rule.young} = ${numeral(poor)}.`,
      `All together: ${numeral(good)} + ${numeral(poor)} = ${numeral(good + poor)}. The part of ${kind} is ${numeral(good)} ÷ ${numeral(good + poor)} = ${numeral(share / 100)}, which is ${percent(share)}.`,
    ],
  }
}

type Trend = 'rises' | 'falls' | 'stays about the same'
const trends: readonly Trend[] = ['rises', 'stays about the same', 'falls']
const trendOf = (from: number, to: number): Trend =>
  Math.abs(to - from) <= 6 ? 'stays about the same' : to > from ? 'rises' : 'falls'

/** Percents over generations when the first kind leaves `times(generation)` as many young as the other. */
function curve(
  random: Random,
  start: number,
  last: number,
  times: (generation: number) => number,
): [number, number][] {
  const points: [number, number][] = []
  let share = start
  for (let generation = 0; generation <= last; generation += 1) {
    // Where neither kind does better, chance moves the share a little.
    const isEven = times(generation) === 1
    points.push([generation, Math.round(share) + (isEven && generation > 0 ? random.integer(-1, 1) : 0)])
    share = (100 * share * times(generation)) / (share * times(generation) + 100 - share)
  }
  return points
}

interface Line {
  label: string
  points: [number, number][]
}
function graph(title: string, kind: string, lines: readonly Line[]): Figure {
  const last = lines[0]?.points.at(-1)?.[0] ?? 0
  return {
    kind: 'line-graph',
    title,
    x: { from: 0, to: last, step: 1, label: 'Generation' },
    y: { from: 0, to: 100, step: 10, label: sentence(`${kind} (% of all)`) },
    series: lines.map(({ label, points }) => ({ label, points })),
    description: `A line graph of the percent of ${kind} over ${last} generations. ${lines.map(({ label, points }) => `${label}: ${points.map(([x, y]) => `generation ${x}, ${y}%`).join('; ')}.`).join(' ')}`,
  }
}

const kindGap = (
  label: string,
  right: string,
  all: readonly string[],
  told: (text: string) => Slip,
): Gap => ({
  label,
  right,
  wrong: all.filter((text) => text !== right).map((text) => ({ text, ...told(text) })),
  keepOrder: [...all],
})

/** One place (level 1), two places (level 2), a place that changes (level 3). */
const trend: ComputedModel = {
  id: 'trends',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 60,
  make(random, level) {
    if (level === 1) return onePlace(random)
    return level === 2 ? twoPlaces(random) : changedPlace(random)
  },
  solve(shown) {
    const { figure, stem } = shown
    if (figure?.kind !== 'line-graph') throw new TypeError('expects a graph')
    const rise = figure.series.map(({ points }) => (points.at(-1)?.[1] ?? 0) - (points[0]?.[1] ?? 0))
    const [kind = '', other = ''] =
      /percent of (.+?) among .*? The others are (.+?)\./.exec(stem)?.slice(1) ?? []
    const side = (change: number) => (Math.abs(change) <= 6 ? 'neither' : change > 0 ? kind : other)
    const [one = 0, two = 0] = rise
    const values = (figure.series[0]?.points ?? []).map(([, y]) => y)
    const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
    const wayOf = (step: number) => (step > 3 ? 'up' : step < -3 ? 'down' : 'level')
    const isOneWay = (part: readonly number[]) => new Set(part.map(wayOf)).size === 1
    const turn = steps.findIndex(
      (_, at) => at > 0 && isOneWay(steps.slice(0, at)) && isOneWay(steps.slice(at)),
    )
    const late = (values.at(-1) ?? 0) - (values[Math.max(turn, 0)] ?? 0)
    const early = (values[Math.max(turn, 0)] ?? 0) - (values[0] ?? 0)
    return fillGaps(shown, {
      trend: trendText(one),
      'north trend': trendText(one),
      'south trend': trendText(two),
      'better young': side(one) === 'neither' ? 'neither kind' : `the ${side(one)}`,
      alive: keeps(/The ([a-z ]+) is inherited/.exec(stem)?.[1] ?? ''),
      cause: causeRight,
      stronger: Math.abs(one) > Math.abs(two) ? 'north valley' : 'south valley',
      when: turnText(turn),
      before: side(early) === 'neither' ? 'neither kind' : `the ${side(early)}`,
      next: late > 6 ? 'rise further' : late < -6 ? 'fall further' : 'stay about the same',
    })
  },
}
const trendText = (change: number): Trend => trendOf(0, change)
const turnText = (generation: number): string => `generation ${generation}`

const causeRight = 'which kind left more surviving young'

const keeps = (what: string): string => `keep the ${what} that they had`

const aloneGap = ({ scene: { many, what } }: Setting): Gap => ({
  label: 'alive',
  right: keeps(what),
  wrong: [
    {
      text: `change their ${what} little by little`,
      misconception: 'individual-changes',
      feedback: `The graph follows the whole population, and each generation is a new set of ${many}. Does it show that any one of them changed?`,
    },
    {
      text: `change their ${what} when they need to`,
      misconception: 'need-to-change',
      feedback: `The ${what} is inherited. Can an animal change what it has inherited because it needs to?`,
    },
  ],
})

const causeGap = (where: Setting): Gap => ({
  label: 'cause',
  right: causeRight,
  wrong: [
    {
      text: `how hard the ${where.scene.many} tried to change`,
      misconception: 'need-to-change',
      feedback: `The ${where.scene.what} is inherited, and trying does not change it. What could differ between the two kinds: how many of their young survive, perhaps?`,
    },
    {
      text: `what color the ground gave to the ${where.scene.many}`,
      misconception: 'environment-makes-trait',
      feedback: `The ${where.scene.what} comes from the parents, not from the ground. But who is seen and caught, and who lives to have young, depends on the place.`,
    },
  ],
})

const betterGap = (label: string, where: Setting, kind: Variant, other: Variant, way: Trend): Gap => {
  const [one, two] = [`the ${named(where, kind)}`, `the ${named(where, other)}`]
  const right = way === 'rises' ? one : way === 'falls' ? two : 'neither kind'
  return kindGap(label, right, [one, two, 'neither kind'], (text) => ({
    misconception: text === 'neither kind' ? 'all-alike' : 'best-everywhere',
    feedback:
      text === 'neither kind'
        ? `If both kinds left equally many surviving young, the percent would hardly change. What does the graph do there?`
        : `If ${text} left more surviving young, their share would grow. What happens to the percent of ${named(where, kind)} there?`,
  }))
}

const trendGap = (label: string, points: readonly [number, number][], kind: string): Gap => {
  const [from, to] = [points[0]?.[1] ?? 0, points.at(-1)?.[1] ?? 0]
  return kindGap(label, trendOf(from, to), trends, () => ({
    misconception: 'misreads-graph',
    feedback: `Follow the line for the ${kind} from left to right. It starts at ${from}% and ends at ${to}%. Is that a rise, a fall, or nearly no change?`,
  }))
}

const times = [1.3, 1.4, 1.5, 1.7, 2] as const
const startsOf: Record<Trend, readonly [number, number]> = {
  rises: [5, 40],
  falls: [60, 95],
  'stays about the same': [15, 85],
}
const factorFor = (random: Random, way: Trend): number =>
  way === 'rises' ? random.pick(times) : way === 'falls' ? 1 / random.pick(times) : 1

function onePlace(random: Random): Item {
  const where = setting(random)
  const { scene } = where
  const [kind, other] = random.shuffle(scene.variants)
  if (kind === undefined || other === undefined) throw new RangeError('expects two kinds')
  const way = random.pick(trends)
  const factor = factorFor(random, way)
  const points = curve(random, random.integer(...startsOf[way]), 8, () => factor)
  const [from, to] = [points[0]?.[1] ?? 0, points.at(-1)?.[1] ?? 0]
  if (Math.abs(to - from) > 6 ? way !== trendOf(from, to) : way !== 'stays about the same')
    return onePlace(random)
  const who = named(where, kind)
  return {
    stem: `The graph shows the percent of ${who} among the ${scene.many} of an island. The others are ${named(where, other)}. The ${scene.what} is inherited. Complete the text.`,
    figure: graph(sentence(`${scene.many} of an island`), who, [{ label: sentence(who), points }]),
    ...inlineChoice(random, [
      `From generation 0 to generation 8, the percent of ${who} `,
      trendGap('trend', points, who),
      '. On this island, more surviving young per parent are left by ',
      betterGap('better young', where, kind, other, way),
      `. As they grow older, the grown ${scene.many} themselves `,
      aloneGap(where),
      '.',
    ]),
    hints: [
      'First read the line at its left end and at its right end.',
      `The percent is ${from}% at first and ${to}% at the end. Young look like their parents. So which parents must have left more young that lived?`,
    ],
    solution: [
      `The percent of ${who} goes from ${from}% to ${to}%, so it ${way}.`,
      way === 'stays about the same'
        ? 'When both kinds leave about as many surviving young per parent, their shares hardly change.'
        : `Young look like their parents. So the ${way === 'rises' ? who : named(where, other)} must have left more surviving young per parent.`,
      `No single animal changed its look. The mix of the population ${way === 'stays about the same' ? 'stayed nearly the same' : 'changed'}, as some were born and others died.`,
    ],
  }
}

function twoPlaces(random: Random): Item {
  const where = setting(random)
  const { scene } = where
  const [kind, other] = random.shuffle(scene.variants)
  if (kind === undefined || other === undefined) throw new RangeError('expects two kinds')
  const ways = [random.pick(trends), random.pick(trends)] as const
  const factors = ways.map((way) => factorFor(random, way))
  const start = random.integer(35, 65)
  const lines = factors.map((factor) => curve(random, start, 6, () => factor))
  const [north = [], south = []] = lines
  const [first = 0, second = 0] = lines.map((points) => (points.at(-1)?.[1] ?? 0) - start)
  const isClear =
    Math.abs(Math.abs(first) - Math.abs(second)) >= 8 &&
    trendText(first) === ways[0] &&
    trendText(second) === ways[1]
  if (!isClear) return twoPlaces(random)
  const who = named(where, kind)
  const stronger = Math.abs(first) > Math.abs(second) ? 'north valley' : 'south valley'
  return {
    stem: `Long ago, the ${scene.many} of two valleys were alike. The graph shows the percent of ${who} among the ${scene.many} in each valley. The others are ${named(where, other)}. The ${scene.what} is inherited. Complete the text.`,
    figure: graph(sentence(`${scene.many} of two valleys`), who, [
      { label: 'North valley', points: north },
      { label: 'South valley', points: south },
    ]),
    ...inlineChoice(random, [
      `In the north valley, the percent of ${who} `,
      trendGap('north trend', north, who),
      '. In the south valley, it ',
      trendGap('south trend', south, who),
      '. The two kinds differed more in how well they did in the ',
      kindGap('stronger', stronger, ['north valley', 'south valley'], (text) => ({
        misconception: 'misreads-graph',
        feedback: `From the same start, the percent in the north valley ends at ${north.at(-1)?.[1] ?? 0}%, and in the south valley at ${south.at(-1)?.[1] ?? 0}%. The greater the difference between the kinds, the farther the share moves from ${start}%. Is that really the ${text}?`,
      })),
      '. In both valleys, the share depended on ',
      causeGap(where),
      '.',
    ]),
    hints: [
      `Both lines start at ${start}%. Follow one line to its end, then the other.`,
      'When one kind does much better than the other, the share moves fast. When both do equally well, it hardly moves.',
    ],
    solution: [
      `In the north valley, the percent goes from ${start}% to ${north.at(-1)?.[1] ?? 0}%: it ${ways[0]}. In the south valley, it goes to ${south.at(-1)?.[1] ?? 0}%: it ${ways[1]}.`,
      `It moved farther in the ${stronger}. So there, one kind did better than the other by more.`,
      `In each valley, the kind that left more surviving young grew in share. A trait can help in one place and not in another.`,
    ],
  }
}

function changedPlace(random: Random): Item {
  const where = setting(random)
  const { scene } = where
  const [kind, other] = random.shuffle(scene.variants)
  if (kind === undefined || other === undefined) throw new RangeError('expects two kinds')
  const [early, late] = random.sample(trends, 2)
  if (early === undefined || late === undefined) throw new RangeError('expects two trends')
  const at = random.pick([4, 6])
  const factors = [factorFor(random, early), factorFor(random, late)] as const
  const points = curve(random, random.integer(20, 80), 10, (generation) =>
    generation < at ? factors[0] : factors[1],
  )
  const heights = points.map(([, y]) => y)
  const [from = 0, middle = 0, to = 0] = [heights[0], heights[at], heights[10]]
  const steps = heights.slice(1).map((height, index) => height - (heights[index] ?? 0))
  const isPlain = (part: readonly number[], way: Trend) =>
    part.every((step) => (way === 'rises' ? step >= 4 : way === 'falls' ? step <= -4 : Math.abs(step) <= 2))
  // The bend must be seen at a glance: each step of both stretches goes its way.
  if (!isPlain(steps.slice(0, at), early) || !isPlain(steps.slice(at), late)) return changedPlace(random)
  if (trendOf(from, middle) !== early || trendOf(middle, to) !== late) return changedPlace(random)
  const who = named(where, kind)
  const nextOf: Record<Trend, string> = {
    rises: 'rise further',
    falls: 'fall further',
    'stays about the same': 'stay about the same',
  }
  return {
    stem: `The graph shows the percent of ${who} among the ${scene.many} of an island. The others are ${named(where, other)}. The ${scene.what} is inherited. Once during this time, living conditions on the island changed. Complete the text.`,
    figure: graph(sentence(`${scene.many} of an island`), who, [{ label: sentence(who), points }]),
    ...inlineChoice(random, [
      'Conditions most likely changed at about ',
      kindGap('when', turnText(at), [2, 4, 6, 8].map(turnText), () => ({
        misconception: 'misreads-graph',
        feedback:
          'Before the change, the line goes one way. After it, the line goes another way. At which generation does it bend?',
      })),
      '. Before that, more surviving young per parent were left by ',
      betterGap('before', where, kind, other, early),
      `. If the new conditions last, the percent of ${who} over the next few generations will most likely `,
      kindGap('next', nextOf[late], ['rise further', 'stay about the same', 'fall further'], () => ({
        misconception: 'goal',
        feedback: `A population has no plan and no state to which it wants to return. Look at what has happened under the new conditions, since generation ${at}. Why should that turn around?`,
      })),
      `. When conditions change, the ${scene.many} that are alive `,
      aloneGap(where),
      '.',
    ]),
    hints: [
      'Look for the place where the line bends. Before and after it, different kinds did well.',
      `Compare the stretch from generation 0 to the bend with the stretch after it. Which way does the line go in each?`,
    ],
    solution: [
      `Up to generation ${at}, the percent ${early} (from ${from}% to ${middle}%). After that, it ${late} (to ${to}%). So conditions changed at about generation ${at}.`,
      early === 'stays about the same'
        ? 'Before the change, neither kind did better, so the share hardly moved.'
        : `Before the change, the ${early === 'rises' ? who : named(where, other)} left more surviving young, so their share grew.`,
      `If conditions stay as they are now, the same thing goes on: the percent will most likely ${nextOf[late]}.`,
    ],
  }
}

export const naturalSelection = defineSkill({
  id: 'natural-selection',
  revision: 1,
  subject: 'science',
  gradeLevel: 8,
  strand: 'Biological evolution',
  name: 'Natural selection',
  description: 'Explain and calculate how inherited traits become more or less common over generations.',
  icon: 'rabbit',
  standards: ['MS-LS4-4', 'MS-LS4-6'],
  prerequisites: ['percent-change', 'inheritance'],
  misconceptions: [
    {
      id: 'need-to-change',
      name: 'thinks that living things change because they need to',
      explanation:
        'Needing or wanting a trait does not bring it about. Those that happen to have it leave more young.',
    },
    {
      id: 'individual-changes',
      name: 'thinks that each individual changes',
      explanation:
        'An individual keeps the traits that it inherited. What changes, over generations, is how many have each trait.',
    },
    {
      id: 'use-disuse',
      name: 'thinks that use makes a trait and disuse removes it',
      explanation:
        'Training and disuse change one body. They do not change the genes that are passed on to the young.',
    },
    {
      id: 'acquired-inherited',
      name: 'thinks that changes during life are inherited',
      explanation:
        'A scar, a tan, or a learned trick is not in the genes, so it is not passed on through them.',
    },
    {
      id: 'strongest',
      name: 'takes the strongest for the fittest',
      explanation:
        'What counts is how many young survive. Being small, hidden, or able to live on little can do more for that than strength.',
    },
    {
      id: 'goal',
      name: 'thinks that selection has a goal',
      explanation:
        'Selection does not look ahead. It depends only on who leaves more young in the conditions of the time.',
    },
    {
      id: 'best-everywhere',
      name: 'thinks that a good trait is good everywhere',
      explanation:
        'Whether a trait helps depends on the place and the time. White fur helps in snow, not in a forest.',
    },
    {
      id: 'environment-makes-trait',
      name: 'thinks that the environment makes the trait',
      explanation:
        'The environment does not cause the variants that are needed. It affects which of those already there leave more young.',
    },
    {
      id: 'all-alike',
      name: 'overlooks the variation',
      explanation: 'Members of a population differ. Without inherited differences, nothing can be selected.',
    },
    {
      id: 'count-not-share',
      name: 'takes a count for a share',
      explanation:
        'A large group can have many survivors and still poor chances. Compare parts of each whole.',
    },
    {
      id: 'wrong-whole',
      name: 'divides by the wrong whole',
      explanation: 'A percent is of something. Ask: percent of which group, and at which time?',
    },
    {
      id: 'died-for-lived',
      name: 'mixes up those lost and those alive',
      explanation: 'Read whether the number tells of those that died or of those that survived.',
    },
    {
      id: 'rate-is-share',
      name: 'takes a survival rate for a share',
      explanation:
        'That 80% of a kind survive does not make it 80% of the population. Find both counts first.',
    },
    {
      id: 'all-reproduce',
      name: 'lets all have young',
      explanation:
        'Only those that live long enough can leave young. That is why survival changes the next generation.',
    },
    {
      id: 'adds-parents',
      name: 'keeps the old generation',
      explanation: 'In these models, the old ones die. The next generation is made of young only.',
    },
    {
      id: 'stops-early',
      name: 'stops one step early',
      explanation: 'Check what is asked: survivors, young, a later year, or a percent of all.',
    },
    {
      id: 'other-variant',
      name: 'answers for the other kind',
      explanation: 'Read again which kind the question or the graph is about.',
    },
    {
      id: 'straight-line',
      name: 'expects equal steps',
      explanation:
        'A share changes quickly while both kinds are common and slowly when one is rare. Work out each generation.',
    },
    {
      id: 'misreads-graph',
      name: 'does not follow the line of the graph',
      explanation:
        'Read the line at its start, at its bends, and at its end. Then say what it does in between.',
    },
    {
      id: 'overlooks-data',
      name: 'does not use what the data tell',
      explanation:
        'Some claims can be settled by a subtraction or a division of numbers in the table. Try that first.',
    },
    {
      id: 'beyond-data',
      name: 'claims more than the data tell',
      explanation: 'A claim may be true and still not be shown by these data. Ask what was counted.',
    },
  ],
  lesson: {
    idea: [
      'The members of a population differ, and many differences are inherited. On dark rock, dark mice are harder to see than light mice. So a larger part of them survive and have young.',
      'The young inherit the color of their parents. So in the next generation a larger share of the mice are dark. Over many generations, the population changes. This is natural selection. No mouse changed its color, and no mouse planned it.',
      'To follow it with numbers, find how many of each kind survive, and how many young they leave. Then find the share of each kind: its number out of all.',
      'On pale sand, the same selection would go the other way. Which trait helps depends on the place.',
    ],
    figure: {
      kind: 'population-sample',
      animal: 'mouse',
      variants: [
        { id: 'dark', label: 'Dark mice', look: 'dark' },
        { id: 'light', label: 'Light mice', look: 'light' },
      ],
      samples: [
        { id: 'first', label: 'First generation', ground: 'dark', counts: [5, 15] },
        { id: 'later', label: 'Ten generations later', ground: 'dark', counts: [16, 4] },
      ],
      isCounted: true,
      description:
        'Two drawings of mice on dark rock. First generation: 5 dark mice and 15 light mice. Ten generations later: 16 dark mice and 4 light mice.',
    },
    workedExample: { model: 'survivors', level: 3 },
    words: [
      { word: 'population', meaning: 'All members of one species that live in an area.' },
      { word: 'variation', meaning: 'Differences among the members of a population.' },
      { word: 'inherited trait', meaning: 'A trait that is passed on through genes.' },
      { word: 'adaptation', meaning: 'An inherited trait that helps to survive and have young in a place.' },
      {
        word: 'natural selection',
        meaning: 'Those with helpful inherited traits leave more young, so these traits become more common.',
      },
      { word: 'fitness', meaning: 'How well one does at leaving young that survive.' },
    ],
  },
  models: [survivors, generations, trend, claims, selectionIdeas],
})
