import type { Level } from '@skills-center/contract/ids'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { tell } from '../../situations/designs/designs.ts'
import { numberOf, slip } from '../answers.ts'
import { tableFigure } from '../display/display.ts'
import { say } from './messages.gen.ts'

const traits = ['strong', 'light', 'cheap', 'quick'] as const
interface Points {
  level: Level
  thing: 'bag' | 'bench' | 'feeder' | 'planter' | 'stand' | 'cart'
  /** Points by design and criterion; at level 1 every criterion counts once. */
  points: number[][]
  double: number
}
const sum = (points: readonly number[], double = -1): number =>
  points.reduce((total, each, at) => total + (at === double ? 2 : 1) * each, 0)

/**
 * Add up points for criteria: all count once (level 1), one counts double (level 2), how far one design is behind
 * (level 3).
 */
export const addPoints = (standards: readonly string[]): ModelForm<Points> =>
  defineModel<Points>({
    id: 'add-points',
    thinking: 'compute',
    seconds: 60,
    standards,
    draw(random, level) {
      const double = level === 1 ? -1 : random.integer(0, traits.length - 1)
      const strong = random.integer(0, 2)
      // One design is strong on the double criterion and weaker on the rest, so that doubling can decide.
      const pointsOf = (design: number, trait: number): number => {
        if (double < 0) return random.integer(1, 5)
        if (trait !== double) return design === strong ? random.integer(1, 4) : random.integer(2, 5)
        return design === strong ? random.integer(3, 5) : random.integer(1, 3)
      }
      return {
        level,
        thing: random.pick(['bag', 'bench', 'feeder', 'planter', 'stand', 'cart'] as const),
        points: [0, 1, 2].map((design) => traits.map((_name, trait) => pointsOf(design, trait))),
        double,
      }
    },
    fits({ level, points, double }) {
      const totals = points.map((each) => sum(each, double)).toSorted((one, other) => other - one)
      const [most = 0, next = 0, least = 0] = totals
      const plain = points.map((each) => sum(each))
      const leader = points.findIndex((each) => sum(each, double) === most)
      // The lead that level 3 asks about must be plural: at least 2 points.
      const isClear = most - next >= (level === 3 ? 2 : 1) && next !== least
      // Counting one criterion double must change the leading design.
      return isClear && (level === 1 || (plain[leader] ?? 0) < Math.max(...plain))
    },
    item({ level, thing, points, double }) {
      const totals = points.map((each) => sum(each, double))
      const most = Math.max(...totals)
      const best = totals.indexOf(most)
      const next = Math.max(...totals.filter((total) => total !== most))
      const plain = Math.max(...points.map((each) => sum(each)))
      const value = level === 3 ? most - next : most
      const trait = say(`points.trait.${traits[double] ?? 'strong'}`)
      const work = (points[best] ?? [])
        .map((each, at) => (at === double ? `2 × ${each}` : String(each)))
        .join(' + ')
      const once = points.map((each) => sum(each)).toSorted((one, other) => other - one)
      return {
        stem: [
          say(`points.${thing}`),
          level === 1 ? say('points.once') : say('points.double', { trait }),
          say(`points.ask-${level === 3 ? 'gap' : 'most'}`),
        ],
        figure: tableFigure(
          say('points.title'),
          [say('points.criterion'), ...points.map((_each, at) => tell.design(at))],
          traits.map((name, at) => [say(`points.trait.${name}`), ...points.map((each) => each[at] ?? 0)]),
        ),
        ...numberOf({
          label: say(`points.label-${level === 3 ? 'gap' : 'most'}`),
          after: say('points.unit'),
          value,
          slips: [
            ...(level === 2 ? [slip(plain, 'design.counts-once', say('points.only-once'))] : []),
            ...(level === 3
              ? [
                  slip((once[0] ?? 0) - (once[1] ?? 0), 'design.counts-once', say('points.only-once')),
                  slip(most, 'data.stops-early', say('points.one-total')),
                  slip(most + next, 'data.adds', say('points.added')),
                ]
              : [
                  slip(next, 'data.stops-early', say('points.not-best')),
                  slip(
                    Math.max(...points.map((each) => sum(each.slice(0, 3)))),
                    'data.stops-early',
                    say('points.row'),
                  ),
                ]),
          ].filter((each) => each.value > 0),
        }),
        hints: [
          level === 1 ? say('points.hint-add') : say('points.hint-double', { trait }),
          say(`points.hint-${level === 3 ? 'gap' : 'most'}`),
        ],
        solution: [
          say('points.so', { design: tell.inside(best), work, most }),
          level === 3 ? say('points.so-gap', { most, next, gap: value }) : say('points.so-most'),
        ],
      }
    },
    task: ({ level, thing, double }) => `${level}/${thing}/${double}`,
  })
