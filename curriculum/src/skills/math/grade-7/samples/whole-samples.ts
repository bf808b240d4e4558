import { defineModel, numbersIn, solved, typed } from '#form'
import { makeupBugs, makeupOf, type Read, readBugs, readOf, timesOf } from '#bugs/samples/repeated-bugs.ts'
import { meanOf, sumOf } from '#data-sets/measures.ts'
import {
  drawMakeup,
  type Makeup,
  makeupFigure,
  membersOf,
  placesOf,
  sizeOf,
  tell as makeup,
  wholeOf,
} from '#situations/sample-makeups/sample-makeups.ts'
import {
  drawRepeated,
  repeatedFigure,
  repeatedTold,
  tell,
} from '#situations/sample-surveys/sample-surveys.ts'
import { say } from './messages.gen.ts'

/** Places of one group (level 1), the size of the sample (level 2), how far a sample is off (level 3). */
export const matchingSample = defineModel<Makeup>({
  id: 'matching-sample',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['7.SP.A.1'],
  bugs: makeupBugs,
  task: ({ story, asks }) => `${story} ${asks}`,
  draw: (random, level) => drawMakeup(random, ({ 1: 'group', 2: 'size', 3: 'over' } as const)[level]),
  fits: (its) => its.over < its.parts[0] * its.taken && its.over < Math.min(...its.parts) * its.taken,
  item(its) {
    const { asks } = its
    const terms = {
      group: makeup.group(its),
      size: sizeOf(its),
      whole: wholeOf(its),
      members: membersOf(its),
      places: placesOf(its),
      has: placesOf(its) + its.over,
      sum: its.parts.map((part) => part * its.each).join(' + '),
      over: its.over,
    }
    return {
      stem: [makeup.about(its), say(`match.asks.${asks}`, terms)],
      figure: makeupFigure(its),
      ...typed(its, { label: say(`match.label.${asks}`), key: makeupOf(its), bugs: makeupBugs }),
      hints: [say('match.nudge'), say(`match.hint.${asks}`, terms)],
      solution: [say('match.whole', terms), say(`match.so.${asks}`, terms)],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const members = figure.rows.map(([, cell]) => Number(cell))
    const inSample = figure.rows.map(([, , cell]) => Number(cell))
    const at = figure.rows.findIndex(([name]) => stem.includes(String(name)))
    const whole = sumOf(members)
    const [told = 0] = numbersIn(stem).map(({ value }) => value)
    const part = (members[at] ?? 0) / whole
    if (figure.columns.length === 3) return solved.number((inSample[at] ?? 0) - part * sumOf(inSample))
    return solved.number(/How large|tamaño/.test(stem) ? told / part : told * part)
  },
})

/** How far apart results are (level 1), the estimate from all of them (level 2), how far apart the estimates are (level 3). */
export const severalSamples = defineModel<Read>({
  id: 'several-samples',
  thinking: 'read a figure',
  seconds: 70,
  standards: ['7.SP.A.2'],
  bugs: readBugs,
  task: ({ survey, asks }) => `${survey} ${asks}`,
  draw: (random, level) => ({
    ...drawRepeated(random),
    asks: ({ 1: 'range', 2: 'mean', 3: 'spread' } as const)[level],
  }),
  fits: ({ asks, results }) =>
    new Set(results).size > 3 && (asks !== 'mean' || Number.isInteger(meanOf(results))),
  item(its) {
    const { asks, results, n, all } = its
    const [least, most] = [Math.min(...results), Math.max(...results)]
    const terms = {
      least,
      most,
      range: most - least,
      n,
      all,
      times: timesOf(its),
      count: results.length,
      total: sumOf(results),
      mean: meanOf(results),
      key: readOf(its),
    }
    return {
      stem: [...repeatedTold(its), say(`several.asks.${asks}`), ...(asks === 'mean' ? [tell.asks(its)] : [])],
      figure: repeatedFigure(its),
      ...typed(its, {
        label: say(asks === 'mean' ? 'label' : 'several.apart'),
        key: readOf(its),
        bugs: readBugs,
      }),
      hints: [say(`several.nudge.${asks}`), say(`several.hint.${asks}`, terms)],
      solution: [say(`several.first.${asks}`, terms), say(`several.so.${asks}`, terms)],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'dot-plot') throw new TypeError('expects dots')
    const values = figure.plots[0]?.values ?? []
    const [all = 0, , n = 1] = numbersIn(stem).map(({ value }) => value)
    const range = Math.max(...values) - Math.min(...values)
    if (/Use all|Usa todas/.test(stem)) return solved.number((meanOf(values) * all) / n)
    return solved.number(/estimates|estimaciones/.test(stem) ? (range * all) / n : range)
  },
})
