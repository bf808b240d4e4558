import { defineModel, typed } from '#form'
import { type BoxStory, storyAnswer, storyBugs as bugs } from '#bugs/solids/box-bugs.ts'
import { someone } from '#people/people.ts'
import {
  drawEdges,
  somePack,
  someStory,
  tellOne,
  tellPack,
  tellTwo,
  unitOf,
} from '#situations/boxes/box-stories.ts'
import { cubic, drawBox, volumeOf } from '#solids/boxes.ts'
import { say } from './messages.gen.ts'

/** One box (level 1), two boxes together (level 2), small cubes packed into a box (level 3). */
export const story = defineModel<BoxStory>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['5.MD.C.5b', '5.MD.C.5c'],
  bugs,
  task: ({ kind, story: id, pack }) => `${kind} ${kind === 'pack' ? pack : id}`,
  draw(random, level) {
    const kind = ({ 1: 'one', 2: 'two', 3: 'pack' } as const)[level]
    const id = someStory(random)
    const edge = random.integer(2, 4)
    const small = drawBox(random, 5)
    const packed = { length: small.length * edge, width: small.width * edge, height: small.height * edge }
    return {
      kind,
      story: id,
      pack: somePack(random),
      who: someone(random),
      boxes: [kind === 'pack' ? packed : drawEdges(random, id), drawEdges(random, id)],
      edge,
      unit: kind === 'pack' ? random.pick(['inch', 'centimeter']) : unitOf(id),
    }
  },
  fits: ({ boxes: [one, other] }) => volumeOf(one) <= 1200 && volumeOf(one) !== volumeOf(other),
  item(its) {
    const { kind, boxes, who, unit, edge } = its
    const key = storyAnswer(its)
    const [one, other] = boxes
    const [a, b, c] = [one.length / edge, one.width / edge, one.height / edge]
    const lines = (box: typeof one) => say('story.volume', { ...box, total: volumeOf(box) })
    const solutions = {
      one: () => [say('story.inside'), lines(one)],
      two: () => [
        lines(one),
        lines(other),
        say('story.add', { one: volumeOf(one), other: volumeOf(other), total: key }),
      ],
      pack: () => [say('story.counts', { a, b, c }), say('story.fit', { a, b, c, total: key })],
    }
    const right = cubic(key, unit)
    return {
      stem:
        kind === 'one'
          ? tellOne(its.story, who, one)
          : kind === 'two'
            ? tellTwo(its.story, who, boxes)
            : tellPack(its.pack, who, { box: one, edge, unit }),
      ...typed(its, {
        label: say(`story.label.${kind}`),
        ...(kind === 'pack' ? {} : { after: say('unit', { of: right }) }),
        key,
        bugs,
      }),
      ...(kind === 'pack' ? {} : { answer: say('answer', { of: right }) }),
      hints: [say(`story.nudge.${kind}`), say(`story.hint.${kind}`)],
      solution: solutions[kind](),
    }
  },
  solve({ stem, interaction }) {
    const [a = 1, b = 1, c = 1, d = 0, e = 0, f = 0] = [...stem.matchAll(/\d+/g)].map(([digits]) =>
      Number(digits),
    )
    // Without a unit of volume, the edge of a small cube comes first.
    const isPack = interaction.kind === 'number' && interaction.after === undefined
    return { kind: 'number', text: String(isPack ? (b * c * d) / a ** 3 : a * b * c + d * e * f) }
  },
})
