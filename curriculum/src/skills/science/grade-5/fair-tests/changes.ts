import { defineModel, type ItemTemplate, type Level, numbersIn, type Random, solved, type Text } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { type SortedCard, sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const verdicts = ['helped', 'worse', 'none', 'untold'] as const
type Verdict = (typeof verdicts)[number]
/** What changes do to a prototype in the end: two help, two make it worse, two do nothing. */
const effects = { one: 1, two: 1, three: -1, four: -1, five: 0, six: 0 } as const
type Change = keyof typeof effects
const changes = ['one', 'two', 'three', 'four', 'five', 'six'] as const satisfies readonly Change[]
const prototypes = ['bridge', 'tower', 'bag', 'boat'] as const
/** Two tests of one prototype can differ by so much. */
const most = 4

interface Version {
  changes: Change[]
  runs: number[]
}
interface Values {
  level: Level
  prototype: (typeof prototypes)[number]
  start: number[]
  versions: Version[]
  shuffle: number
}

const effectOf = (change: Change): number => effects[change]
const runsAbout = (random: Random, value: number): number[] =>
  Array.from({ length: 3 }, () => value + random.integer(-most / 2, most / 2))

const verdictOf = ({ changes: [first = 'one', ...others] }: Version): Verdict =>
  others.length > 0 ? 'untold' : effectOf(first) > 0 ? 'helped' : effectOf(first) < 0 ? 'worse' : 'none'

/** 1: what helped. 2: or made no clear difference. 3: or can't be told, as two things changed at once. */
export const judgeChanges = defineModel<Values, number>({
  id: 'judge-changes',
  thinking: 'read a figure',
  seconds: 65,
  standards: ['3-5-ETS1-3'],
  aim: (random) => random.integer(1, 2),
  draw(random, level, aim) {
    const base = random.integer(34, 50)
    const some = random.shuffle(changes)
    const good = some.filter((change) => effectOf(change) > 0)
    const bad = some.filter((change) => effectOf(change) < 0)
    const single = {
      1: aim > 1 ? [...good, ...bad.slice(1)] : [...good.slice(1), ...bad],
      2: some.slice(0, 4),
      3: some.slice(2, 4),
    }[level]
    const chosen: Change[][] = [...(level === 3 ? [some.slice(0, 2)] : []), ...single.map((each) => [each])]
    const versions = random.shuffle(chosen).map((its): Version => {
      const effect = its.reduce((sum, change) => sum + effectOf(change) * random.integer(10, 14), 0)
      return { changes: its, runs: runsAbout(random, base + effect) }
    })
    return {
      level,
      prototype: random.pick(prototypes),
      start: runsAbout(random, base),
      versions,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ versions }) => new Set(versions.map(verdictOf)).size > 1,
  item(values) {
    const { level, prototype, versions, shuffle } = values
    const shown = verdicts.slice(0, level + 1)
    const nameOf = (change: Change): Text => say(`change.${prototype}.${change}`)
    const cards = versions.flatMap((version) =>
      version.changes.map((change) => ({ change, verdict: verdictOf(version) })),
    )
    return {
      stem: [say(`story.${prototype}`), say('changes.ask')],
      figure: tableFor(values),
      ...sortCards({
        shuffle,
        categories: shown.map((verdict) => say(`verdict.${verdict}`)),
        cards: cards.map(({ change, verdict }): SortedCard => ({
          text: nameOf(change),
          place: shown.indexOf(verdict),
          slips: slipsOf(verdict, shown),
        })),
        slip: { misconception: 'inquiry.changes-two', feedback: say('told.two') },
      }),
      hints: [say('changes.hint'), level === 3 ? say('changes.hint-two') : say('changes.hint-gap', { most })],
      solution: [
        say('changes.so', { most }),
        ...cards.map(({ change, verdict }) => say(`so.${verdict}`, { change: nameOf(change) })),
      ],
    }
  },
  task: ({ level, prototype, versions }) =>
    `${level}/${prototype}/${versions
      .map((version) => version.changes.join(''))
      .toSorted()
      .join()}`,
  solve(shown) {
    const rows = shown.figure?.kind === 'table' ? shown.figure.rows.map((row) => row.map(String)) : []
    const sum = (row: readonly string[] = []): number =>
      row.slice(2).reduce((all, cell) => all + (numbersIn(cell)[0]?.value ?? 0), 0)
    return solved.sort(shown, (card) => {
      const row = rows.find((each) => each[1]?.split('; ').includes(card))
      const gap = (sum(row) - sum(rows[0])) / 3
      return (row?.[1] ?? '').includes('; ') ? 3 : gap > most ? 0 : gap < -most ? 1 : 2
    })
  },
})

function changedOf(prototype: Values['prototype'], { changes: [first = 'one', second] }: Version): Text {
  const one = say(`change.${prototype}.${first}`)
  return second === undefined
    ? one
    : say('changes.both', { one, other: say(`change.${prototype}.${second}`) })
}

function tableFor({ prototype, start, versions }: Values): NonNullable<ItemTemplate['figure']> {
  return tableFigure(
    say(`title.${prototype}`, { most }),
    [
      say('changes.version'),
      say('changes.changed'),
      ...[1, 2, 3].map((test) => say('changes.test', { test })),
    ],
    [
      [say('changes.start'), say('changes.nothing'), ...start],
      ...versions.map((version, at) => [String(at + 1), changedOf(prototype, version), ...version.runs]),
    ],
  )
}

function slipsOf(verdict: Verdict, shown: readonly Verdict[]): NonNullable<SortedCard['slips']> {
  return shown.map((taken, place) => ({
    place,
    ...(verdict === 'untold'
      ? { misconception: 'inquiry.changes-two' as const, feedback: say('told.two') }
      : verdict === 'none'
        ? { misconception: 'evidence.within-scatter' as const, feedback: say('told.scatter', { most }) }
        : taken === 'none' || taken === 'untold'
          ? { misconception: 'evidence.overcautious' as const, feedback: say('told.clear', { most }) }
          : { misconception: 'reading.wrong-series' as const, feedback: say('told.start') }),
  }))
}
