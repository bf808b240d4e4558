import { defineModel, rows, tex } from '#form'
import { listOf, type Made, madePlot, renamedIn } from '#bugs/line-plots/made-plot.ts'
import { sumOf } from '#data-sets/measures.ts'
import { mixedTex, sizeOf } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { piecesOf } from '#fractions/written.ts'
import { countOf, drawValues, fractionOf, simplest, sizeIn } from '#measurement-plots/line-plot.ts'
import { eighthsOf } from '#measurement-plots/solve-plot.ts'
import { someone } from '#people/people.ts'
import { someThing, thingOf, told } from '#situations/measured-things/measured-things.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

/** Places with labels (level 1), labels in pieces of one size (level 2), a measurement that is missing (level 3). */
export const makePlot = defineModel<Made>({
  id: 'make-plot',
  thinking: 'classify',
  seconds: 90,
  standards: ['5.MD.B.2'],
  task: ({ thing, kind }) => `${thing} ${kind}`,
  draw(random, level) {
    const kind = ({ 1: 'labeled', 2: 'pieces', 3: 'missing' } as const)[level]
    const thing = someThing(random, ({ pieces }) => kind !== 'pieces' || pieces > 2)
    const values = drawValues(random, thing, level === 3 ? random.integer(5, 6) : random.integer(7, 9))
    return { thing, who: someone(random), values, kind, shuffle: random.integer(0, 1e9) }
  },
  fits: (made) => renamedIn(made) !== undefined,
  item(made) {
    const { thing, values, kind } = made
    const { listed, hidden = 0 } = listOf(made)
    const write = (value: number) => tex(mixedTex(simplest(fractionOf(made, value))))
    const labeled = (value: number) => tex(mixedTex(fractionOf(made, value)))
    const terms = {
      n: values.length,
      known: listed.length,
      units: quantity(2, thingOf(thing).unit),
      list: rows(listed.map(write)),
      total: sizeIn(made, sumOf(values)),
      pieces: piecesOf(thingOf(thing).pieces),
      sum: sizeIn(made, sumOf(listed)),
      hidden: sizeIn(made, hidden),
      order: rows(values.map(kind === 'pieces' ? labeled : write)),
    }
    return {
      stem: [told(thing, made.who), say(`make.asks.${kind}`, terms)],
      ...madePlot(made),
      hints: [say(`make.nudge.${kind}`, terms), say(`make.hint.${kind}`, terms)],
      solution: [say(`make.first.${kind}`, terms), say('make.order', terms), say('make.so', terms)],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'plot' || interaction.shape.kind !== 'dot-plot') throw new TypeError('a plot')
    const found = fractionsIn(stem).map((each) => 8 * sizeOf(each))
    const [total = 0, ...listed] = found.toReversed()
    const data = /total/.test(stem) ? [...listed, total - sumOf(listed)] : found
    const names = interaction.shape.axis.names ?? []
    return { kind: 'plot', values: names.map((name) => countOf(data, eighthsOf(name))) }
  },
})
