import { tidy } from '../../bugs/bug.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { person, someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { numberOf, slip } from '../answers.ts'
import { devices, deviceIds } from '../chance-results/chance-results.ts'
import { tableFigure } from '../display/display.ts'
import { say } from './messages.gen.ts'

const thrown = ['thumbtack', 'cup', 'lid', 'block', 'bead'] as const

interface LongRun {
  thing: (typeof thrown)[number]
  kind: 'best' | 'block' | 'next'
  device: (typeof deviceIds)[number]
  who: string
  /** Cumulative trials and hits. */
  rows: [n: number, k: number][]
}
const stops = [20, 100, 500, 1000]

/**
 * Results that deviate a little, and the number of further trials, for a device on which 1 of `parts` outcomes is a
 * hit.
 */
function nextRows(random: Random, parts: number): LongRun['rows'] {
  const [n, m] = [parts * random.pick([8, 10, 12, 15]), parts * random.pick([10, 15, 20, 25, 30])]
  const k = n / parts + random.integer(2, 5) * random.pick([-1, 1])
  return [
    [n, k],
    [m, 0],
  ]
}

function nextItem({ device, rows, who: name }: LongRun): ItemTemplate {
  const [[n, k] = [1, 1], [m] = [1]] = rows
  const parts = devices[device]
  const key = m / parts
  return {
    stem: [say(`next.${device}`, { who: person(name), n, k, m })],
    ...numberOf({
      label: say('count'),
      value: key,
      slips: [
        slip((n + m) / parts - k, 'chance.balances-out', say('next.balance')),
        {
          ...slip(Number(((m * k) / n).toFixed(1)), 'chance.small-sample', say('next.few', { n })),
          near: 0.5,
        },
      ],
    }),
    hints: [say('next.nudge'), say('next.hint', { parts, m })],
    solution: [say('next.why', { n }), say('next.so', { m, parts, key })],
  }
}

/**
 * The best estimate from a long run (level 1), from the later trials only (level 2), a prediction where the probability
 * is known (level 3).
 */
export const longRun = (standards: readonly string[]): ModelForm<LongRun> =>
  defineModel<LongRun>({
    id: 'long-run',
    thinking: 'explain',
    seconds: 70,
    standards,
    task: ({ kind, thing, device, rows }) =>
      kind === 'next' ? `${kind} ${device} ${rows[1]?.[0]}` : `${kind} ${thing}`,
    draw(random, level) {
      const kind = ({ 1: 'best', 2: 'block', 3: 'next' } as const)[level]
      const device = random.pick(deviceIds)
      const told = { kind, device, thing: random.pick(thrown), who: someone(random) }
      if (kind === 'next') return { ...told, rows: nextRows(random, devices[device]) }
      const part = random.integer(20, 80) / 100
      const rows = stops.map((n): [number, number] => [
        n,
        Math.round(n * part + (random.integer(-14, 14) / 10) * Math.sqrt(n * part * (1 - part))),
      ])
      return {
        ...told,
        rows: rows.map(([n, k]) => [
          n,
          n === 1000 ? 10 * Math.round(k / 10) : n === 500 ? 5 * Math.round(k / 5) : k,
        ]),
      }
    },
    fits: ({ kind, rows }) =>
      kind === 'next'
        ? rows.every(([, k]) => k >= 0) && (rows[0]?.[1] ?? 0) > 0
        : rows.every(([n, k], at) => {
            const [before, hits] = rows[at - 1] ?? [0, 0]
            return k > hits && k - hits < n - before
          }),
    item(its) {
      const { kind, rows, who: name } = its
      const who = person(name)
      if (kind === 'next') return nextItem(its)
      const [[first, few] = [1, 1], , [before, hits] = [1, 1], [n, k] = [1, 1]] = rows
      const isBest = kind === 'best'
      const [block, inBlock] = [n - before, k - hits]
      return {
        stem: [say(`told.${its.thing}`, { who }), isBest ? say('best') : say('block', { block })],
        figure: tableFigure(
          say('title'),
          [say('trials'), say('hits')],
          rows.map(([a, b]) => [a, b]),
        ),
        ...numberOf({
          label: say('label'),
          value: tidy(isBest ? k / n : inBlock / block),
          within: isBest ? 0.005 : 0,
          slips: isBest
            ? [
                slip(tidy(few / first), 'chance.small-sample', say('slip.few', { n: first })),
                slip(tidy((n - k) / n), 'chance.complement', say('slip.rest')),
              ]
            : [
                slip(tidy(k / n), 'sample.one-of-several', say('slip.all', { before })),
                slip(tidy(inBlock / n), 'chance.divides-by-favorable', say('slip.whole')),
              ],
        }),
        hints: [say(`nudge.${kind}`), say(`hint.${kind}`)],
        solution: isBest
          ? [say('most', { n }), say('divide', { k, n, part: tidy(k / n) })]
          : [
              say('minus', { n, before, block, k, hits, inBlock }),
              say('divide', { k: inBlock, n: block, part: tidy(inBlock / block) }),
            ],
      }
    },
  })
