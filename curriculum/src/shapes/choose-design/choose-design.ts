import { all, type Text } from '@skills-center/messages/values'
import type { Level } from '@skills-center/contract/ids'
import { letter } from '../../build-item.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Random } from '../../random.ts'
import {
  areDistinct,
  type Designs,
  designTable,
  drawDesigns,
  type Kind,
  ranked,
  tell,
} from '../../situations/designs/designs.ts'
import { builtOf, drawUntil, type Offered, oneOf } from '../answers.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

interface Values extends Designs {
  level: Level
  shuffle: number
}

const kindsFor = (random: Random, level: Level): Kind[] =>
  random.shuffle<Kind>(
    level === 2
      ? ['good', 'weak', 'over-0', 'over-1', random.pick(['good', 'weak', 'over-0', 'over-1'])]
      : ['good', 'weak', 'over-0', random.pick(['good', 'good', 'weak', 'over-0'])],
  )
const placesOf = ({ designs }: Designs, fits: (kind: Kind, at: number) => boolean): number[] =>
  designs.flatMap(({ kind }, at) => (fits(kind, at) ? [at] : []))
/**
 * Which designs meet every criterion (level 1), which criterion each of five fails (level 2), which pass in every test
 * (level 3).
 */
export const meetsAll = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'meets-all',
    thinking: 'classify',
    seconds: 55,
    standards,
    draw: (random, level) => ({
      level,
      ...drawUntil(
        () => drawDesigns(random, kindsFor(random, level), level === 3 ? 3 : 1),
        (its) => level === 3 || areDistinct(its),
      ),
      shuffle: random.integer(0, 1e9),
    }),
    item: (values) => (values.level === 2 ? sorted(values) : pickAll(values)),
    task: ({ level, project }) => `${level}/${project}`,
  })

function pickAll(values: Values): ItemTemplate {
  const { level, designs } = values
  const right = placesOf(values, (kind) => kind === 'good')
  const key = (places: readonly number[]) => ({ kind: 'choices' as const, options: places.map(letter) })
  const everyTest = level === 3
  const guesses: [number[], string, Text][] = [
    [
      placesOf(values, (kind) => kind === 'good' || kind === 'over-0'),
      'design.constraint-ignored',
      say('meets.over'),
    ],
    [
      placesOf(values, (kind) => kind !== 'over-0'),
      everyTest ? 'evidence.picks-best-run' : 'design.criterion-ignored',
      everyTest ? say('meets.best-test') : say('meets.weak'),
    ],
    [designs.map((_design, at) => at), 'design.criterion-ignored', say('meets.every')],
    [right.slice(0, 1), 'data.stops-early', say('meets.first')],
  ]
  return {
    stem: [
      tell.scene(values),
      tell.need(values),
      tell.limit(values, 0),
      say(`meets.ask-${level === 3 ? 3 : 1}`),
    ],
    figure: designTable(values, 1),
    interaction: {
      kind: 'choices',
      options: designs.map((_design, at) => ({ id: letter(at), text: tell.design(at) })),
    },
    key: key(right),
    wrongAnswers: guesses
      .filter(
        ([places], at) =>
          places.join() !== right.join() &&
          guesses.findIndex(([other]) => other.join() === places.join()) === at,
      )
      .map(([places, misconception, feedback]) => ({ misconception, key: key(places), feedback })),
    hints: [say('meets.hint-need'), say(everyTest ? 'meets.hint-tests' : 'meets.hint-limit')],
    solution: [
      say(everyTest ? 'meets.so-tests' : 'meets.so-need', {
        list: all(placesOf(values, (kind) => kind !== 'weak').map(tell.inside)),
      }),
      say('meets.so-limit', { list: all(right.map(tell.inside)) }),
    ],
  }
}

function sorted(values: Values): ItemTemplate {
  const { designs, shuffle } = values
  const places: Kind[] = ['good', 'weak', 'over-0']
  const placeOf = (kind: Kind): number => places.indexOf(kind === 'over-1' ? 'over-0' : kind)
  const slips: Record<Kind, { misconception: MisconceptionId; feedback: Text }> = {
    good: { misconception: 'data.stops-early', feedback: say('meets.is-good') },
    weak: { misconception: 'design.criterion-ignored', feedback: say('meets.weak') },
    'over-0': { misconception: 'design.constraint-ignored', feedback: say('meets.over') },
    'over-1': { misconception: 'design.constraint-ignored', feedback: say('meets.over') },
  }
  const listed = (fits: (kind: Kind) => boolean) => all(placesOf(values, fits).map(tell.inside))
  return {
    stem: [
      tell.scene(values),
      tell.need(values),
      tell.limit(values, 0),
      tell.limit(values, 1),
      say('meets.ask-2'),
    ],
    figure: designTable(values, 2),
    ...sortCards({
      shuffle,
      categories: [say('meets.good'), say('meets.misses'), say('meets.goes-over')],
      cards: designs.map(({ kind }, at) => ({
        text: tell.design(at),
        place: placeOf(kind),
        elsewhere: slips[kind],
      })),
      slip: slips.good,
    }),
    hints: [say('meets.hint-need'), say('meets.hint-both')],
    solution: [
      say('meets.so-weak', { list: listed((kind) => kind === 'weak') }),
      say('meets.so-over', { list: listed((kind) => kind.startsWith('over')) }),
      say('meets.so-rest', { list: listed((kind) => kind === 'good') }),
    ],
  }
}

/**
 * The best design within the limit (level 1), and the problem with designs that break one limit (level 2), break both
 * (level 3), or fail.
 */
export const bestDesign = (standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'best-design',
    thinking: 'compare',
    seconds: 60,
    standards,
    draw(random, level) {
      const over: Kind[] =
        level === 1
          ? ['over-0']
          : level === 2
            ? [random.pick<Kind>(['over-0', 'over-1'])]
            : ['over-0', 'over-1']
      const drawn = drawUntil(
        () => drawDesigns(random, random.shuffle<Kind>(['good', 'good', 'weak', ...over])),
        (its) => {
          const places = ranked(its)
          const used = its.designs.map(({ uses }) => uses[0])
          const best = places[over.length] ?? 0
          return (
            areDistinct(its) &&
            over.every((_kind, at) => its.designs[places[at] ?? 0]?.kind.startsWith('over')) &&
            (level > 1 || (used[best] ?? 0) > Math.min(...used))
          )
        },
      )
      return { level, ...drawn, shuffle: random.integer(0, 1e9) }
    },
    item: (values) => (values.level === 1 ? chosen(values) : explained(values)),
    task: (values) => {
      const { level, project, designs } = values
      return `${level}/${project}/${level === 1 ? '' : (designs[ranked(values)[0] ?? 0]?.kind ?? '')}`
    },
  })

/** The best designs that break a limit, and the best allowed one. */
const leaders = (values: Values): { over: number[]; best: number } => {
  const places = ranked(values)
  const best = places.find((at) => values.designs[at]?.kind === 'good') ?? 0
  return { over: places.slice(0, places.indexOf(best)), best }
}

/** The designs as options: the right one first, each other one with its feedback. */
function optionsOf(values: Values): Offered[] {
  const { designs } = values
  const { over, best } = leaders(values)
  const least = Math.min(...designs.map(({ uses }) => uses[0]))
  const wrong = placesOf(values, (_kind, at) => at !== best).map((at): Offered => {
    const text = tell.design(at)
    if (over.includes(at))
      return { text, misconception: 'design.constraint-ignored', feedback: say('best.over') }
    if (designs[at]?.kind === 'weak')
      return { text, misconception: 'design.criterion-ignored', feedback: say('best.weak') }
    return {
      text,
      misconception: designs[at]?.uses[0] === least ? 'design.cheapest-is-best' : 'data.stops-early',
      feedback: say('best.other'),
    }
  })
  return [{ text: tell.design(best) }, ...wrong]
}

/** The option indexes in letter order. */
const inOrder = (values: Values): number[] => {
  const { best } = leaders(values)
  const places = [best, ...placesOf(values, (_kind, at) => at !== best)]
  return placesOf(values, () => true).map((at) => places.indexOf(at))
}

/** The limit that this design breaks. */
const brokenBy = ({ designs }: Values, at: number): 0 | 1 => (designs[at]?.kind === 'over-1' ? 1 : 0)

const weakIn = (values: Values): number[] => placesOf(values, (kind) => kind === 'weak')

const solvedBy = (values: Values): Text[] => {
  const { over, best } = leaders(values)
  return [
    ...over.map((at) =>
      say('best.so-over', { design: tell.inside(at), limit: tell.limitName(values, brokenBy(values, at)) }),
    ),
    ...(values.level === 1 ? [] : weakIn(values)).map((at) =>
      say('best.so-weak', { design: tell.inside(at) }),
    ),
    say('best.so-best', { design: tell.inside(best) }),
  ]
}

const chosen = (values: Values): ItemTemplate => ({
  stem: [tell.scene(values), tell.need(values), tell.limit(values, 0), say('best.ask')],
  figure: designTable(values, 1),
  ...oneOf(inOrder(values), optionsOf(values)),
  hints: [say('best.hint-limit'), say('best.hint-result')],
  solution: solvedBy(values),
})

/** The reasons why a design is not allowed: the right one first, and the order in which they always appear. */
function reasonsOf(values: Values, at: number): { parts: Offered[]; order: number[] } {
  const isWeak = values.designs[at]?.kind === 'weak'
  const broken = brokenBy(values, at)
  const goesOver = (limit: 0 | 1): Offered => ({
    text: say('best.goes-over', { limit: tell.limitName(values, limit) }),
    ...(isWeak
      ? {
          misconception: 'design.mixes-needs-and-limits',
          feedback: say('best.within', { design: tell.inside(at) }),
        }
      : { misconception: 'reading.wrong-series', feedback: say('best.other-limit') }),
  })
  const reasons: Offered[] = [
    goesOver(0),
    goesOver(1),
    {
      text: say('best.misses'),
      misconception: 'design.mixes-needs-and-limits',
      feedback: say('best.meets-need', { design: tell.inside(at) }),
    },
  ]
  const right = isWeak ? 2 : broken
  const places = [right, ...[0, 1, 2].filter((place) => place !== right)]
  return {
    parts: places.flatMap((place) => reasons[place] ?? []),
    order: [0, 1, 2].map((place) => places.indexOf(place)),
  }
}

const explained = (values: Values): ItemTemplate => ({
  stem: [
    tell.scene(values),
    tell.need(values),
    tell.limit(values, 0),
    tell.limit(values, 1),
    say('best.build'),
  ],
  figure: designTable(values, 2),
  ...builtOf([
    { id: 'best', label: say('best.choice'), order: inOrder(values), parts: optionsOf(values) },
    ...placesOf(values, (kind) => kind !== 'good').map((at) => ({
      id: `why-${at}`,
      label: say('best.why-not', { design: tell.inside(at) }),
      ...reasonsOf(values, at),
    })),
  ]),
  hints: [say('best.hint-limit'), say('best.hint-result')],
  solution: solvedBy(values),
})
