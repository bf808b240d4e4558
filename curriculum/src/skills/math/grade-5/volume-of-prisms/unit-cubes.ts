import { defineModel, numbersIn, solved, typed } from '#form'
import { blockOf, stackAnswer, stackBugs as bugs, type Stacks } from '#bugs/solids/box-bugs.ts'
import { person, someone } from '#people/people.ts'
import { blockFigure, layerOf, stacksFigure, volumeOf } from '#solids/boxes.ts'
import { say } from './messages.gen.ts'

const sum = (heights: readonly number[]): number => heights.reduce((all, height) => all + height, 0)

/** A full block (level 1), stacks of several heights (level 2), what a full block still needs (level 3). */
export const unitCubes = defineModel<Stacks>({
  id: 'unit-cubes',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['5.MD.C.3b', '5.MD.C.4'],
  bugs,
  task: (its) => `${its.asks} ${Object.values(blockOf(its)).join(' ')}`,
  draw(random, level) {
    const [length, width, height] = [random.integer(3, 6), random.integer(2, 4), random.integer(2, 5)]
    // Stacks fall from back to front and from left to right, so that no stack hides another.
    const heights = Array.from({ length: width }, (_, row) =>
      Array.from({ length }, (__, column) =>
        level === 1 ? height : Math.max(1, height - row - Math.max(0, column - random.integer(0, 2))),
      ),
    )
    return {
      who: someone(random),
      heights,
      asks: ({ 1: 'block', 2: 'stacks', 3: 'missing' } as const)[level],
    }
  },
  fits: ({ heights, asks }) =>
    asks === 'block' ||
    (new Set(heights.flat()).size > 1 &&
      heights.every((row, at) =>
        row.every((h, x) => h <= (row[x - 1] ?? 9) && h <= (heights[at - 1]?.[x] ?? 9)),
      )),
  item(its) {
    const { heights, asks } = its
    const block = blockOf(its)
    const rows = heights.map(sum)
    const [layer, whole, there, key] = [layerOf(block), volumeOf(block), sum(rows), stackAnswer(its)]
    const terms = { who: person(its.who), ...block, layer, whole, there, key, sum: rows.join(' + ') }
    return {
      stem: [say(`cubes.asks.${asks}`, terms)],
      figure: asks === 'block' ? blockFigure(block) : stacksFigure(heights),
      ...typed(its, { label: say('cubes.label'), key, bugs }),
      hints: [say(`cubes.nudge.${asks}`), say(`cubes.hint.${asks}`)],
      solution: [
        ...(asks === 'stacks' ? [] : [say('cubes.layer', terms), say('cubes.layers', terms)]),
        ...(asks === 'block' ? [] : [say('cubes.rows', terms)]),
        asks === 'missing' ? say('cubes.so', terms) : say('cubes.stack'),
      ].slice(0, asks === 'block' ? 2 : 4),
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind === 'prism') return solved.number(figure.length * figure.width * figure.height)
    const heights = figure?.kind === 'solid' && figure.body.shape === 'cubes' ? figure.body.heights : []
    const there = sum(heights.flat())
    const full = numbersIn(stem).reduce((product, { value }) => product * value, 1)
    return solved.number(full === 1 ? there : full - there)
  },
})
