import { defineModel, type ModelForm } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { Random } from '../../random.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** Devices with a known probability; each number is the count of equally likely outcomes. */
export const devices = { coin: 2, cube: 6, spinner: 4, cards: 5 } as const
export const deviceIds = ['coin', 'cube', 'spinner', 'cards'] as const
interface Sorted {
  device: (typeof deviceIds)[number]
  cards: { k: number; n: number; fits: boolean }[]
  shuffle: number
}
/** The distance of a result from the model, in standard deviations. */
const away = (k: number, n: number, p: number): number => Math.abs(k - n * p) / Math.sqrt(n * p * (1 - p))
const drawResult = (
  random: Random,
  n: number,
  p: number,
  fits: boolean,
): { k: number; n: number; fits: boolean } => {
  const spread = Math.sqrt(n * p * (1 - p))
  const off = (fits ? random.integer(2, 11) / 10 : random.integer(48, 70) / 10) * spread
  const k = Math.round(n * p + (random.chance(0.5) ? off : -off))
  return { k, n, fits }
}
const sizesAt = { 1: [100], 2: [100, 200, 400], 3: [10, 20, 600, 1000] } as const

/**
 * Sort results of 100 trials (level 1), of different numbers of trials (level 2), of few and of very many trials (level
 * 3).
 */
export const sortResults = (standards: readonly string[]): ModelForm<Sorted> =>
  defineModel<Sorted>({
    id: 'sort-results',
    thinking: 'classify',
    seconds: 80,
    standards,
    task: ({ device, cards }) =>
      `${device} ${cards
        .map(({ n }) => n)
        .toSorted((a, b) => a - b)
        .join()}`,
    draw(random, level) {
      const device = random.pick(deviceIds)
      const p = 1 / devices[device]
      const good = random.integer(2, 3)
      const cards = Array.from({ length: 5 }, (_, at) => {
        const isGood = at < good
        const sizes: readonly number[] =
          level === 3 ? (isGood ? [10, 20, 20, 600] : [600, 1000]) : sizesAt[level]
        return drawResult(random, random.pick([...sizes]), p, isGood)
      })
      return { device, cards, shuffle: random.integer(0, 1e9) }
    },
    fits({ device, cards }) {
      const p = 1 / devices[device]
      return (
        new Set(cards.map(({ k, n }) => `${k} ${n}`)).size === 5 &&
        cards.every(({ k, n, fits }) => k > 1 && k < n && (fits ? away(k, n, p) < 1.3 : away(k, n, p) > 4.2))
      )
    },
    item({ device, cards, shuffle }) {
      const parts = devices[device]
      return {
        stem: [say(`device.${device}`), say('asks')],
        ...sortCards({
          shuffle,
          categories: [say('yes'), say('no')],
          cards: cards.map(({ k, n, fits }) => ({
            text: say(`result.${device}`, { k, n }),
            place: fits ? 0 : 1,
            elsewhere: fits
              ? {
                  misconception: n <= 20 ? 'chance.small-sample' : 'chance.exact-forecast',
                  feedback: say(n <= 20 ? 'slip.few' : 'slip.near', { n }),
                }
              : { misconception: 'sample.tells-nothing', feedback: say('slip.far', { n }) },
          })),
          slip: { misconception: 'chance.exact-forecast', feedback: say('hint') },
        }),
        hints: [say('nudge', { parts }), say('hint')],
        solution: [
          say('rule'),
          ...cards.map(({ k, n, fits }) =>
            say(fits ? 'fits' : 'not', {
              card: say(`result.${device}`, { k, n }),
              expected: Math.round(n / parts),
              n,
            }),
          ),
        ],
      }
    },
    solve: (shown) =>
      solved.sort(shown, (card) => {
        const [k = 0, n = 1] = numbersIn(card).map(({ value }) => value)
        const parts = /coin|moneda/.test(shown.stem)
          ? 2
          : /cube|dado/.test(shown.stem)
            ? 6
            : /spinner|ruleta/.test(shown.stem)
              ? 4
              : 5
        return away(k, n, 1 / parts) < 3 ? 0 : 1
      }),
  })
