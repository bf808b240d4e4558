import { defineModel, numbersIn, solved, typed } from '#form'
import { storyAnswer, storyBugs as bugs } from '#bugs/solids/box-bugs.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { type BoxStory, drawBoxStory, tellBoxes } from '#situations/boxes/box-stories.ts'
import { type Box, cubic, volumeOf } from '#solids/boxes.ts'
import { say } from './messages.gen.ts'

const kindAt = { 1: 'one', 2: 'two', 3: 'pack' } as const
const volumeLine = (box: Box) => say('story.volume', { ...box, total: volumeOf(box) })

/** One box (level 1), two boxes together (level 2), small cubes packed into a box (level 3). */
export const story = defineModel<BoxStory>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['5.MD.C.5b', '5.MD.C.5c'],
  bugs,
  task: ({ kind, story: id, pack }) => `${kind} ${kind === 'pack' ? pack : id}`,
  draw: (random, level) => drawBoxStory(random, kindAt[level]),
  fits: ({ boxes: [one, other] }) => volumeOf(one) <= 1200 && volumeOf(one) !== volumeOf(other),
  item(its) {
    const { kind, boxes, unit, edge } = its
    const [one, other] = boxes
    const total = storyAnswer(its)
    const [a, b, c] = [one.length / edge, one.width / edge, one.height / edge]
    const solutions = {
      one: () => [say('story.inside'), volumeLine(one)],
      two: () => [
        ...boxes.map(volumeLine),
        say('story.add', { one: volumeOf(one), other: volumeOf(other), total }),
      ],
      pack: () => [say('story.counts', { a, b, c }), say('story.fit', { a, b, c, total })],
    }
    const label = say(`story.label.${kind}`)
    return {
      stem: tellBoxes(its),
      ...(kind === 'pack'
        ? typed(its, { label, key: total, bugs })
        : typedQuantity(its, { label, right: cubic(total, unit), bugs })),
      hints: [say(`story.nudge.${kind}`), say(`story.hint.${kind}`)],
      solution: solutions[kind](),
    }
  },
  solve({ stem, interaction }) {
    const [a = 1, b = 1, c = 1, d = 0, e = 0, f = 0] = numbersIn(stem).map(({ value }) => value)
    // Without a unit of volume, the edge of a small cube comes first.
    const isPack = interaction.kind === 'number' && interaction.after === undefined
    return solved.number(isPack ? (b * c * d) / a ** 3 : a * b * c + d * e * f)
  },
})
