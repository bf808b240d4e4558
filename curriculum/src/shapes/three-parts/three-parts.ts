import { defineModel } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { plain } from '../../markup.ts'
import {
  drawThreeParts,
  isBelievable,
  partNames,
  tellThree,
  type ThreeParts,
  threeTerms,
} from '../../situations/three-parts/three-parts.ts'
import { numberOf, slip } from '../answers.ts'
import { say } from './messages.gen.ts'

/**
 * Three parts: one of them from the whole (level 1), the whole from one (level 2), one from the difference of two
 * others (level 3).
 */
export const threeParts = defineModel<ThreeParts>({
  id: 'three-parts',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['6.RP.A.3a'],
  task: ({ story, given }) => `${story} ${given}`,
  draw: drawThreeParts,
  fits: isBelievable,
  item(values) {
    const { boxes, given, order } = values
    const terms = threeTerms(values)
    const { its, all, known, wanted, box, amount, key, more, less } = terms
    const { told, asks, unit, answer, names } = tellThree(values)
    const [name = unit, first = unit, second = unit] = names
    const open = given === 'part' ? null : '?'
    return {
      stem: [...told, say('three.shows'), asks],
      figure: {
        kind: 'tape-diagram',
        tapes: partNames(values.story).map((label, at) => ({
          label,
          boxes: Array.from({ length: boxes[at] ?? 1 }, () => ''),
          total: at === order[0] ? (given === 'part' ? String(amount) : open) : null,
        })),
        description: say('three.figure', {
          list: say('three.boxes', { name, n: its }),
          first: say('three.boxes', { name: first, n: more }),
          second: say('three.boxes', { name: second, n: less }),
        }),
      },
      ...numberOf({
        label: say('label'),
        after: unit,
        value: key,
        slips: [
          slip(box, 'ratio.stops-early', say('three.box', { box })),
          slip(amount * wanted, 'ratio.whole-in-each', say('three.each', { amount, known })),
          ...(given === 'whole' && amount % 3 === 0
            ? [slip(amount / 3, 'ratio.halves', say('three.thirds'))]
            : []),
          ...(given === 'part'
            ? [slip(key - amount, 'ratio.part-whole', say('three.others', { name }))]
            : []),
          ...(given === 'difference'
            ? [slip(amount + its, 'ratio.additive', say('three.adds', { known }))]
            : []),
        ],
      }),
      answer,
      hints: [say(`three.nudge.${given}`), say('three.hint', { known, amount })],
      solution: [
        given === 'difference'
          ? say('three.gap', { more, less, known, amount })
          : given === 'whole'
            ? say('three.count', { boxes: all, amount })
            : say('three.holds', { name, known, amount }),
        known === 1 ? say('three.given', { box }) : say('three.share', { amount, known, box }),
        say('three.so', { wanted, box, key }),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'tape-diagram') throw new TypeError('expects a tape diagram')
    const counts = figure.tapes.map(({ boxes }) => boxes.length)
    const all = counts.reduce((sum, each) => sum + each, 0)
    const known = numbersIn(stem)[0]?.value ?? 0
    const open = figure.tapes.findIndex(({ total }) => total === '?')
    if (open === -1) {
      const told = figure.tapes.findIndex(({ total }) => total !== null)
      return solved.number((known / (counts[told] ?? 1)) * all)
    }
    const others = counts.filter((_, at) => at !== open)
    const held = / more | más /.test(plain(stem)) ? Math.abs((others[0] ?? 0) - (others[1] ?? 0)) : all
    return solved.number((known / held) * (counts[open] ?? 1))
  },
})
