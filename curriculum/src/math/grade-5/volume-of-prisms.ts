import { choice, number, quantity, type WrongOption } from '../../build-item.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, numeral, sentence } from '../../wording.ts'

interface Box {
  length: number
  width: number
  height: number
}

const volumeOf = ({ length, width, height }: Box): number => length * width * height
const edges = ({ length, width, height }: Box): [number, number, number] => [length, width, height]
const timesText = (box: Box): string => edges(box).map(numeral).join(' × ')
const surface = ({ length, width, height }: Box): number =>
  2 * (length * width + length * height + width * height)

/** All numbers of a text in order. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(',', '')))

const hide = { length: '', width: '', height: '' }

/** The solid built of unit cubes; no edge is labelled, since they can be counted. */
function cubesFigure(box: Box, thing: string): Figure {
  return {
    kind: 'prism',
    ...box,
    unit: 'cm',
    cubes: true,
    labels: hide,
    description: `A solid block built from ${thing}. It is ${box.length} cubes long, ${box.width} cubes wide, and ${box.height} cubes high.`,
  }
}

function edgesFigure(box: Box, unit: string, asked: keyof Box | null, what: string): Figure {
  const label = (edge: keyof Box): string => (edge === asked ? '?' : `${numeral(box[edge])} ${unit}`)
  const say = (edge: keyof Box): string =>
    edge === asked ? `Its ${edge} is not known` : `Its ${edge} is ${label(edge)}`
  return {
    kind: 'prism',
    ...box,
    unit,
    cubes: false,
    labels: { length: label('length'), width: label('width'), height: label('height') },
    description: `${sentence(what)} in the shape of a rectangular prism. ${say('length')}. ${say('width')}. ${say('height')}.`,
  }
}

const cubeThings = ['wooden cubes', 'sugar cubes', 'plastic cubes', 'foam cubes', 'clay cubes'] as const

/** Cubes in the whole block (level 1), in what is left of its layers (level 2), hidden inside it (level 3). */
const unitCubes: ComputedModel = {
  id: 'unit-cubes',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 45,
  make(random, level) {
    const thing = random.pick(cubeThings)
    if (level === 3) return hiddenCubes(random, thing)
    const box = {
      length: random.integer(2, 7),
      width: random.integer(2, 5),
      height: random.integer(level === 1 ? 2 : 3, 6),
    }
    return level === 1 ? wholeBlock(box, thing) : someLayers(random, box, thing)
  },
  solve(shown) {
    if (shown.figure?.kind !== 'prism') throw new TypeError('expects a prism')
    const { length, width, height } = shown.figure
    const [taken = 0] = numbersIn(shown.stem)
    // Counts the cubes one by one.
    let counted = 0
    for (let x = 1; x <= length; x += 1) {
      for (let y = 1; y <= width; y += 1) {
        for (let z = 1; z <= height; z += 1) {
          const isHidden = x > 1 && x < length && y > 1 && y < width && z > 1 && z < height
          if (
            shown.stem.includes('no paint')
              ? isHidden
              : shown.stem.includes('taken away')
                ? z <= height - taken
                : true
          )
            counted += 1
        }
      }
    }
    return { kind: 'number', text: String(counted) }
  },
}

const field = { label: 'Number of cubes', after: 'cubes' }

function wholeBlock(box: Box, thing: string): Item {
  const { length, width, height } = box
  const volume = volumeOf(box)
  const layer = length * width
  return {
    stem: `A solid block is built from ${thing}, with no gaps. How many cubes is it made of, counting those that you cannot see?`,
    figure: cubesFigure(box, thing),
    ...number(field, { value: String(volume), unit: field.after }, [
      {
        value: String(layer + length * height + width * height),
        misconception: 'counts-visible-faces',
        feedback:
          'You counted the squares that you can see in the drawing. A cube at an edge or a corner shows more than one square, and many cubes show none.',
      },
      {
        value: String(surface(box)),
        misconception: 'counts-visible-faces',
        feedback:
          'You counted the squares all around the outside. That is surface area. Volume counts all the cubes, even those inside.',
      },
      {
        value: String(layer),
        misconception: 'one-layer',
        feedback: `${layer} is the number of cubes in one flat layer. The block has ${height} of those layers.`,
      },
      {
        value: String(length + width + height),
        misconception: 'adds-edges',
        feedback: `You added ${length}, ${width}, and ${height}. That counts cubes along three edges only. How many cubes are in a whole layer?`,
      },
    ]),
    hints: [
      'Think of the block as flat layers, one on top of the other. How many cubes are in the bottom layer?',
      `The bottom layer has ${width} rows of ${length} cubes. Then count how many layers there are.`,
    ],
    solution: [
      `One layer has ${width} rows of ${length} cubes: ${length} × ${width} = ${layer}.`,
      `The block has ${height} layers, so there are ${layer} × ${height} = ${volume} cubes.`,
      `If each cube is one unit cube, the volume is ${volume} cubic units.`,
    ],
  }
}

function someLayers(random: Random, box: Box, thing: string): Item {
  const { length, width, height } = box
  const taken = random.integer(1, height - 1)
  const layer = length * width
  const left = layer * (height - taken)
  return {
    stem: `A solid block is built from ${thing}. Then ${count(taken, 'full layer')} ${taken === 1 ? 'is' : 'are'} taken away from the top. How many cubes are left?`,
    figure: cubesFigure(box, thing),
    ...number(field, { value: String(left), unit: field.after }, [
      {
        value: String(volumeOf(box) - taken),
        misconception: 'layer-as-one-cube',
        feedback: `You took away ${count(taken, 'cube')}. But a full layer is ${width} rows of ${length} cubes.`,
      },
      {
        value: String(volumeOf(box)),
        misconception: 'stops-early',
        feedback: `That is the whole block as drawn. ${count(taken, 'layer')} of it ${taken === 1 ? 'is' : 'are'} gone.`,
      },
      {
        value: String(layer * taken),
        misconception: 'other-part',
        feedback: `That is how many cubes were taken away. The question asks how many are left.`,
      },
      {
        value: String(length * height + width * height + layer),
        misconception: 'counts-visible-faces',
        feedback:
          'You counted the squares that you can see. Count cubes instead, layer by layer, even those inside.',
      },
    ]),
    hints: [
      'How many cubes are in one full layer? How many layers are left?',
      `One layer is ${width} rows of ${length} cubes. Of ${height} layers, ${taken} ${taken === 1 ? 'is' : 'are'} gone. Multiply the cubes of one layer by the layers left.`,
    ],
    solution: [
      `One layer has ${length} × ${width} = ${layer} cubes.`,
      `${height} − ${taken} = ${height - taken}, so ${count(height - taken, 'layer')} ${height - taken === 1 ? 'is' : 'are'} left.`,
      `That makes ${layer} × ${height - taken} = ${left} cubes.`,
    ],
  }
}

function hiddenCubes(random: Random, thing: string): Item {
  const box = { length: random.integer(3, 8), width: random.integer(3, 6), height: random.integer(3, 6) }
  const core = { length: box.length - 2, width: box.width - 2, height: box.height - 2 }
  const inside = volumeOf(core)
  const lessOne = { length: box.length - 1, width: box.width - 1, height: box.height - 1 }
  return {
    stem: `A solid block is built from ${thing}. The whole outside is painted, even the bottom. Then the block is taken apart. How many cubes have no paint on them?`,
    figure: cubesFigure(box, thing),
    ...number(field, { value: String(inside), unit: field.after }, [
      {
        value: String(volumeOf(box) - inside),
        misconception: 'other-part',
        feedback: 'That is the number of cubes with paint on them. The question asks for those without.',
      },
      {
        value: String(volumeOf(lessOne)),
        misconception: 'one-side-only',
        feedback: `You made each edge shorter by 1 cube. But paint comes from both sides: left and right, front and back, top and bottom.`,
      },
      ...(volumeOf(box) > surface(box)
        ? [
            {
              value: String(volumeOf(box) - surface(box)),
              misconception: 'counts-visible-faces',
              feedback:
                'You took away one cube for each painted square. A cube at an edge or a corner has more than one painted square, so it was taken away more than once.',
            },
          ]
        : []),
      {
        value: String(volumeOf(box)),
        misconception: 'stops-early',
        feedback:
          'That is the number of cubes in the whole block. Which of them are inside and touch no outer face?',
      },
    ]),
    hints: [
      'Peel the painted cubes off in your mind, from all six sides. What shape is left?',
      `Along the length there are ${box.length} cubes, and one at each end is painted. Do the same for the width and the height.`,
    ],
    solution: [
      'The cubes without paint make a smaller block inside. Each edge is shorter by 2 cubes, one at each end.',
      `Its edges are ${edges(box)
        .map((edge) => `${edge} − 2 = ${edge - 2}`)
        .join(', ')}.`,
      `It holds ${timesText(core)} = ${inside} ${inside === 1 ? 'cube' : 'cubes'}.`,
    ],
  }
}

/** Things with believable edges. */
const solids = [
  { what: 'a shoe box', unit: 'cm', length: [28, 34], width: [16, 20], height: [9, 12] },
  { what: 'a fish tank', unit: 'in', length: [20, 30], width: [10, 14], height: [11, 16] },
  { what: 'a toy chest', unit: 'ft', length: [4, 6], width: [2, 3], height: [2, 3] },
  { what: 'a storage room', unit: 'm', length: [4, 9], width: [2, 5], height: [2, 4] },
  { what: 'a lunch box', unit: 'cm', length: [15, 22], width: [10, 14], height: [5, 8] },
  { what: 'a block of cheese', unit: 'cm', length: [10, 18], width: [6, 9], height: [4, 8] },
  { what: 'a moving carton', unit: 'in', length: [14, 24], width: [12, 18], height: [10, 16] },
] as const

function draw(random: Random): { what: string; unit: string; box: Box } {
  const solid = random.pick(solids)
  const [length, width, height] = [solid.length, solid.width, solid.height].map(([from, to]) =>
    random.integer(from, to),
  )
  return {
    what: solid.what,
    unit: solid.unit,
    box: { length: length ?? 2, width: width ?? 2, height: height ?? 2 },
  }
}

/** Edges to volume (level 1), volume back to an edge (level 2), the same volume in another shape (level 3). */
const labelledEdges: ComputedModel = {
  id: 'labelled-edges',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 60,
  make(random, level) {
    if (level === 1) return volumeFromEdges(random)
    return level === 2 ? missingEdge(random) : sameVolume(random)
  },
  solve(shown) {
    if (shown.figure?.kind !== 'prism') throw new TypeError('expects a prism')
    const { labels, unit } = shown.figure
    const given = [labels.length, labels.width, labels.height].flatMap(numbersIn)
    const product = given.reduce((all, each) => all * each, 1)
    if (given.length === 2) {
      const [volume = 0] = numbersIn(shown.stem)
      return { kind: 'quantity', text: `${volume / product} ${unit}` }
    }
    const others = numbersIn(shown.stem)
    if (others.length === 0) return { kind: 'quantity', text: `${product} ${unit}³` }
    return { kind: 'quantity', text: `${others.reduce((left, each) => left / each, product)} ${unit}` }
  },
}

const known = (words: string): string => words.replace(/^an? /, 'the ')

function volumeFromEdges(random: Random): Item {
  const { what, unit, box } = draw(random)
  const { length, width, height } = box
  const volume = volumeOf(box)
  const base = length * width
  return {
    stem: `What is the volume of ${known(what)}? Include the unit.`,
    figure: edgesFigure(box, unit, null, what),
    ...quantity({ label: 'Volume with its unit' }, { value: String(volume), unit: `${unit}³` }, [
      {
        value: String(length + width + height),
        misconception: 'adds-edges',
        feedback: `You added the edges. That is a length along the box, not the space inside. Think of a bottom layer of cubes, ${length} by ${width}.`,
      },
      {
        value: String(base),
        misconception: 'one-layer',
        feedback: `${numeral(length)} × ${numeral(width)} = ${numeral(base)} counts the cubes of one layer only. The box is ${height} layers high.`,
      },
      {
        value: String(surface(box)),
        misconception: 'counts-visible-faces',
        feedback: 'You found the total area of the six faces. Volume is the space inside, counted in cubes.',
      },
    ]),
    hints: [
      `Fill the box in your mind with cubes that are 1 ${unit} on each edge. How many are in the bottom layer?`,
      `The bottom layer has ${length} × ${width} cubes, and there are ${height} layers. Volume is counted in cubes: which unit fits?`,
    ],
    solution: [
      `The bottom layer holds ${length} × ${width} = ${numeral(base)} unit cubes.`,
      `There are ${height} layers: ${numeral(base)} × ${height} = ${numeral(volume)}.`,
      `Each cube is 1 ${unit} on each edge, which is 1 ${unit}³. The volume is ${numeral(volume)} ${unit}³.`,
    ],
  }
}

function missingEdge(random: Random): Item {
  const { what, unit, box } = draw(random)
  const asked = random.pick(['length', 'width', 'height'] as const)
  const [one = 1, other = 1] = (['length', 'width', 'height'] as const)
    .filter((edge) => edge !== asked)
    .map((edge) => box[edge])
  // Grade 5 divides by numbers of at most two digits.
  if (one * other > 99) return missingEdge(random)
  const volume = volumeOf(box)
  return {
    stem: `The volume of ${known(what)} is ${numeral(volume)} ${unit}³. What is its ${asked}? Include the unit.`,
    figure: edgesFigure(box, unit, asked, what),
    ...quantity({ label: `${sentence(asked)} with its unit` }, { value: String(box[asked]), unit }, [
      {
        value: String(volume / one),
        misconception: 'stops-early',
        feedback: `You divided by ${one} only. What is left is the product of two edges, and one of them is ${other}.`,
      },
      {
        value: String(volume / other),
        misconception: 'stops-early',
        feedback: `You divided by ${other} only. What is left is the product of two edges, and one of them is ${one}.`,
      },
      {
        value: String(volume - one * other),
        misconception: 'subtracts-edges',
        feedback: `You subtracted ${numeral(one * other)} from the volume. The edges are multiplied to make the volume, so undo that by dividing.`,
      },
      {
        value: String(volume - one - other),
        misconception: 'subtracts-edges',
        feedback: `You subtracted the edges from the volume. The edges are multiplied to make the volume, so undo that by dividing.`,
      },
      {
        value: String(volume * one * other),
        misconception: 'multiplies-all',
        feedback: `You multiplied everything. ${numeral(volume)} is already the product of all three edges.`,
      },
    ]),
    hints: [
      'Multiplying the three edges gives the volume. Which two edges do you know?',
      `Multiply the two edges that you know: ${one} × ${other}. How many times does that fit into ${numeral(volume)}?`,
    ],
    solution: [
      `Volume is length × width × height. The two known edges give ${one} × ${other} = ${numeral(one * other)}.`,
      `The third edge times ${numeral(one * other)} makes ${numeral(volume)}, so divide: ${numeral(volume)} ÷ ${numeral(one * other)} = ${box[asked]}.`,
      `The ${asked} is ${box[asked]} ${unit}. An edge is a length, so its unit is ${unit}, not ${unit}³.`,
    ],
  }
}

/** The edges without their order: a box that only lies on another side has the same. */
const sorted = (box: Box): string =>
  edges(box)
    .toSorted((one, other) => one - other)
    .join(' ')

function sameVolume(random: Random): Item {
  const unit = random.pick(['cm', 'in'])
  let box: Box = { length: 0, width: 0, height: 0 }
  let fits: Box[] = []
  while (fits.length === 0) {
    box = { length: random.integer(6, 16), width: random.integer(4, 10), height: random.integer(3, 12) }
    if (box.width > box.length) continue
    const volume = volumeOf(box)
    const sides = [4, 5, 6, 8, 9, 10, 12, 14, 15, 16]
    fits = sides.flatMap((length) =>
      sides
        .filter((width) => width < length && length !== box.length && volume % (length * width) === 0)
        .map((width) => ({ length, width, height: volume / (length * width) }))
        .filter((each) => each.height !== box.height && each.height >= 3 && each.height <= 20)
        .filter((each) => sorted(each) !== sorted(box)),
    )
  }
  const other = random.pick(fits)
  const edgeSum = box.length + box.width + box.height - other.length - other.width
  const volume = volumeOf(box)
  const base = other.length * other.width
  return {
    stem: `The drawing shows box A. Box B has the same volume as box A. The bottom of box B is ${other.length} ${unit} long and ${other.width} ${unit} wide. How high is box B? Include the unit.`,
    figure: edgesFigure(box, unit, null, 'box A'),
    ...quantity({ label: 'Height of box B with its unit' }, { value: String(other.height), unit }, [
      {
        value: String(box.height),
        misconception: 'same-height',
        feedback: `That is the height of box A. The bottom of box B has another size, ${other.length} by ${other.width}, so box B needs another height to hold as much.`,
      },
      ...(edgeSum > 0
        ? [
            {
              value: String(edgeSum),
              misconception: 'adds-edges',
              feedback:
                'You made the sums of the edges equal. Boxes hold the same when the products of their edges are equal.',
            },
          ]
        : []),
      {
        value: String(volume),
        misconception: 'stops-early',
        feedback: `${numeral(volume)} is the volume of both boxes. Which height gives box B that volume?`,
      },
      {
        value: String(base),
        misconception: 'one-layer',
        feedback: `${numeral(base)} cubes fill one layer of box B. How many such layers make the volume of box A?`,
      },
    ]),
    hints: [
      'What is the same for the two boxes? Find it from box A first.',
      `Box A holds ${timesText(box)} unit cubes. One layer of box B holds ${other.length} × ${other.width}. How many layers are needed?`,
    ],
    solution: [
      `Box A: ${timesText(box)} = ${numeral(volume)}, so both boxes hold ${numeral(volume)} ${unit}³.`,
      `One layer of box B: ${other.length} × ${other.width} = ${numeral(base)}.`,
      `Layers needed: ${numeral(volume)} ÷ ${numeral(base)} = ${other.height}. Box B is ${other.height} ${unit} high.`,
    ],
  }
}

/** One box (level 1), two boxes joined (level 2), small boxes packed in a big one (level 3). */
const story: ComputedModel = {
  id: 'story',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 75,
  make(random, level) {
    if (level === 1) return filledBox(random)
    return level === 2 ? joined(random) : packed(random)
  },
  solve(shown) {
    const [a = 1, b = 1, c = 1, d = 0, e = 1, f = 1] = numbersIn(shown.stem)
    if (shown.interaction.kind === 'number') {
      // Small boxes along each edge.
      return { kind: 'number', text: String((a / d) * (b / e) * (c / f)) }
    }
    const unit = /\d (ft|cm|m|in)\b/.exec(shown.stem)?.[1] ?? ''
    return { kind: 'quantity', text: `${a * b * c + d * e * f} ${unit}³` }
  },
}

const fills = [
  {
    told: (name: string) => `${name} builds a raised garden bed.`,
    ask: 'How much soil fills it to the top?',
    unit: 'ft',
    length: [4, 10],
    width: [2, 5],
    height: [2, 3],
  },
  {
    told: (name: string) => `${name} has a fish tank.`,
    ask: 'How much water fills it to the top?',
    unit: 'in',
    length: [16, 30],
    width: [8, 14],
    height: [10, 16],
  },
  {
    told: (name: string) => `${name} bakes cornbread in a pan and cuts it level with the rim.`,
    ask: 'How much space does the cornbread fill?',
    unit: 'cm',
    length: [20, 32],
    width: [12, 22],
    height: [4, 6],
  },
  {
    told: (name: string) => `${name}’s class digs a hole for a garden pond.`,
    ask: 'How much soil do they dig out?',
    unit: 'ft',
    length: [6, 12],
    width: [4, 8],
    height: [2, 3],
  },
  {
    told: (name: string) => `${name} fills a box with packing foam.`,
    ask: 'How much foam fits in the box?',
    unit: 'cm',
    length: [20, 40],
    width: [15, 25],
    height: [8, 15],
  },
] as const

function filledBox(random: Random): Item {
  const fill = random.pick(fills)
  const { unit } = fill
  const [length = 1, width = 1, height = 1] = [fill.length, fill.width, fill.height].map(([from, to]) =>
    random.integer(from, to),
  )
  const box = { length, width, height }
  const volume = volumeOf(box)
  const depth = fill.ask.includes('dig') ? 'deep' : 'high'
  return {
    stem: `${fill.told(person(random))} It is ${length} ${unit} long, ${width} ${unit} wide, and ${height} ${unit} ${depth}. ${fill.ask} Include the unit.`.replace(
      'rim. It is',
      'rim. The pan is',
    ),
    ...quantity({ label: 'Volume with its unit' }, { value: String(volume), unit: `${unit}³` }, [
      {
        value: String(length + width + height),
        misconception: 'adds-edges',
        feedback: 'You added the three lengths. The space inside is counted in cubes: rows, then layers.',
      },
      {
        value: String(length * width),
        misconception: 'one-layer',
        feedback: `${length} × ${width} gives only the bottom layer. How many layers are there?`,
      },
      {
        value: String(surface(box)),
        misconception: 'counts-visible-faces',
        feedback: 'You found the area of all the faces. What fills the inside is volume.',
      },
    ]),
    hints: [
      'Is the question about the edges, the outside, or the space inside?',
      `The space inside is length × width × height. Here that is ${timesText(box)}, in cubes that are 1 ${unit} on each edge.`,
    ],
    solution: [
      `The question is about the space inside, so find the volume: length × width × height.`,
      `The bottom layer: ${length} × ${width} = ${numeral(length * width)}. With all layers: ${numeral(length * width)} × ${height} = ${numeral(volume)}.`,
      `The volume is ${numeral(volume)} ${unit}³.`,
    ],
  }
}

const joints = [
  {
    told: (name: string) =>
      `${name} builds two steps from two solid blocks of concrete, one beside the other.`,
    parts: ['The low block', 'The high block'],
    unit: 'cm',
    ask: 'How much concrete is that in all?',
    long: [60, 90],
    wide: [25, 35],
    high: [14, 22],
  },
  {
    told: (name: string) => `${name} fills a swimming pool with a shallow part and a deep part.`,
    parts: ['The shallow part', 'The deep part'],
    unit: 'm',
    ask: 'How much water fills the whole pool?',
    long: [5, 12],
    wide: [4, 8],
    high: [1, 4],
  },
  {
    told: (name: string) => `${name} stacks a small gift box on a large one.`,
    parts: ['The small box', 'The large box'],
    unit: 'in',
    ask: 'How much space do the two boxes fill together?',
    long: [6, 18],
    wide: [5, 14],
    high: [3, 10],
  },
  {
    told: (name: string) => `${name} builds a flower bed from two straight parts that meet at a corner.`,
    parts: ['The short part', 'The long part'],
    unit: 'ft',
    ask: 'How much soil fills both parts?',
    long: [4, 14],
    wide: [2, 4],
    high: [1, 3],
  },
] as const

function joined(random: Random): Item {
  const joint = random.pick(joints)
  const { unit } = joint
  const pool = (range: readonly [number, number]): [number, number] => {
    const [low = 1, high = 2] = random
      .sample(
        Array.from({ length: range[1] - range[0] + 1 }, (_, index) => range[0] + index),
        2,
      )
      .toSorted((one, other) => one - other)
    return [low, high]
  }
  const [heights, lengths, width] = [
    joint.unit === 'm' ? ([1, random.integer(2, joint.high[1])] as const) : pool(joint.high),
    pool(joint.long),
    random.integer(joint.wide[0], joint.wide[1]),
  ]
  const isSameLength = joint.unit === 'cm'
  const one = { length: lengths[0], width, height: heights[0] }
  const other = {
    length: isSameLength ? lengths[0] : lengths[1],
    width,
    height: joint.unit === 'ft' ? heights[0] : isSameLength ? 2 * heights[0] : heights[1],
  }
  const [first, second] = [volumeOf(one), volumeOf(other)]
  const describe = (box: Box): string =>
    `${box.length} ${unit} long, ${box.width} ${unit} wide, and ${box.height} ${unit} ${unit === 'm' ? 'deep' : 'high'}`
  const heaped = (one.length + other.length) * (one.width + other.width) * (one.height + other.height)
  return {
    stem: `${joint.told(person(random))} ${joint.parts[0]} is ${describe(one)}. ${joint.parts[1]} is ${describe(other)}. ${joint.ask} Include the unit.`,
    ...quantity({ label: 'Volume with its unit' }, { value: String(first + second), unit: `${unit}³` }, [
      {
        value: String(heaped),
        misconception: 'adds-before-multiplying',
        feedback:
          'You added the edges of both and then multiplied. That would be one huge box. Find the volume of each part first, then add.',
      },
      {
        value: String(first),
        misconception: 'stops-early',
        feedback: `That is ${joint.parts[0].toLowerCase()} only. Add ${joint.parts[1].toLowerCase()}.`,
      },
      {
        value: String(second),
        misconception: 'stops-early',
        feedback: `That is ${joint.parts[1].toLowerCase()} only. Add ${joint.parts[0].toLowerCase()}.`,
      },
      {
        value: String(first * second),
        misconception: 'multiplies-all',
        feedback: 'You multiplied the two volumes. Two parts beside each other fill the sum of their spaces.',
      },
    ]),
    hints: [
      'The whole is made of two boxes that do not overlap. What can you find for each of them?',
      `Find ${timesText(one)} and ${timesText(other)}. Then put the two together.`,
    ],
    solution: [
      `${joint.parts[0]}: ${timesText(one)} = ${numeral(first)}.`,
      `${joint.parts[1]}: ${timesText(other)} = ${numeral(second)}.`,
      `The parts do not overlap, so add: ${numeral(first)} + ${numeral(second)} = ${numeral(first + second)}. The volume is ${numeral(first + second)} ${unit}³.`,
    ],
  }
}

const packs = ['tea', 'soap', 'crayons', 'chalk', 'raisins', 'candles'] as const

function packed(random: Random): Item {
  const small = { length: random.integer(5, 12), width: random.integer(3, 8), height: random.integer(2, 6) }
  const fit = { length: random.integer(2, 5), width: random.integer(2, 6), height: random.integer(2, 6) }
  const big = {
    length: small.length * fit.length,
    width: small.width * fit.width,
    height: small.height * fit.height,
  }
  const goods = random.pick(packs)
  const answer = volumeOf(fit)
  const layer = fit.length * fit.width
  return {
    stem: `A carton is ${big.length} cm long, ${big.width} cm wide, and ${big.height} cm high inside. It is packed full with boxes of ${goods}, with no gaps. Each box is ${small.length} cm long, ${small.width} cm wide, and ${small.height} cm high. How many boxes are in the carton?`,
    ...number({ label: 'Number of boxes', after: 'boxes' }, { value: String(answer), unit: 'boxes' }, [
      {
        value: String(fit.length + fit.width + fit.height),
        misconception: 'adds-edges',
        feedback: `You found how many boxes fit along each edge and added: ${fit.length} + ${fit.width} + ${fit.height}. In a layer there are rows of boxes, and then layers of them.`,
      },
      {
        value: String(layer),
        misconception: 'one-layer',
        feedback: `${layer} boxes make one layer at the bottom. The carton is high enough for ${fit.height} layers.`,
      },
      {
        value: String(volumeOf(big) - volumeOf(small)),
        misconception: 'subtracts-edges',
        feedback:
          'You subtracted the volume of one box from the volume of the carton. Ask instead how many of these boxes fit in the carton.',
      },
      {
        value: String(fit.length),
        misconception: 'stops-early',
        feedback: `${fit.length} boxes fit along the length. There are more beside them and on top of them.`,
      },
    ]),
    hints: [
      'How many boxes fit in a row along the length? How many rows, and how many layers?',
      `Along the length: ${big.length} ÷ ${small.length}. Do the same for the width and the height. Then think of rows and layers.`,
    ],
    solution: [
      `Boxes along the length: ${big.length} ÷ ${small.length} = ${fit.length}. Along the width: ${big.width} ÷ ${small.width} = ${fit.width}. Along the height: ${big.height} ÷ ${small.height} = ${fit.height}.`,
      `One layer has ${fit.length} × ${fit.width} = ${layer} boxes.`,
      `With ${fit.height} layers that is ${layer} × ${fit.height} = ${answer} boxes.`,
      `Check with volumes: ${numeral(volumeOf(big))} ÷ ${numeral(volumeOf(small))} = ${answer}.`,
    ],
  }
}

/** Somebody’s claim: about a volume and its unit (level 1), longer edges (level 2), two changes at once (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 50,
  make(random, level) {
    const name = person(random)
    const box = { length: random.integer(4, 12), width: random.integer(3, 9), height: random.integer(2, 8) }
    return level === 1 ? judgeWork(random, name, box) : judgeChange(random, name, box, level === 3)
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const wanted = shown.stem.includes('new box') ? changeVerdict(shown) : workVerdict(shown)
    return {
      kind: 'choice',
      option:
        shown.interaction.options.find(
          ({ text }) => text === wanted || (text.includes(wanted) && !text.includes('times')),
        )?.id ?? '',
    }
  },
}

function judgeWork(random: Random, name: string, box: Box): Item {
  const { length, width, height } = box
  const unit = random.pick(['cm', 'in'])
  const slip = random.pick(['adds', 'layer', 'unit', 'none'] as const)
  const claims = {
    adds: `${length} + ${width} + ${height} = ${length + width + height}, so the volume is ${length + width + height} ${unit}³`,
    layer: `${length} × ${width} = ${length * width}, so the volume is ${length * width} ${unit}³`,
    unit: `${timesText(box)} = ${volumeOf(box)}, so the volume is ${volumeOf(box)} ${unit}²`,
    none: `${timesText(box)} = ${volumeOf(box)}, so the volume is ${volumeOf(box)} ${unit}³`,
  }
  const verdicts = {
    adds: `${name} added edges that must be multiplied`,
    layer: `${name} counted only one layer of cubes`,
    unit: `${name} has the right number but the wrong unit`,
    none: `${name} has the right number and the right unit`,
  }
  const feedback = {
    adds: {
      misconception: 'adds-edges',
      feedback: `Look at the signs in the work: did ${name} add the edges?`,
    },
    layer: {
      misconception: 'one-layer',
      feedback: `A layer is ${length} by ${width} cubes. Did ${name} use the height as well?`,
    },
    unit: {
      misconception: 'square-for-cubic',
      feedback: `Volume is counted in cubes, so its unit is ${unit}³. Which unit did ${name} write?`,
    },
    none: {
      misconception: slip === 'unit' ? 'square-for-cubic' : slip === 'adds' ? 'adds-edges' : 'one-layer',
      feedback: `Check both: how many unit cubes fill the box, and in which unit are they counted?`,
    },
  }
  const order = ['adds', 'layer', 'unit', 'none'] as const
  const wrong = order
    .filter((id) => id !== slip)
    .map((id): WrongOption => ({ text: verdicts[id], ...feedback[id] }))
  return {
    stem: `A box is ${length} ${unit} long, ${width} ${unit} wide, and ${height} ${unit} high. ${name} says: “${claims[slip]}.” Which is true?`,
    ...choice(random, { right: verdicts[slip], wrong, keepOrder: order.map((id) => verdicts[id]) }),
    hints: [
      'Volume tells how many unit cubes fill the box. Would that many fill it?',
      `One layer has ${length} × ${width} cubes, and there are ${height} layers. A cube’s unit has a small 3.`,
    ],
    solution: [
      `One layer has ${length} × ${width} = ${length * width} cubes, and ${height} layers have ${length * width} × ${height} = ${volumeOf(box)}.`,
      `A cube with edges of 1 ${unit} has a volume of 1 ${unit}³. The volume of the box is ${volumeOf(box)} ${unit}³.`,
      slip === 'none' ? `${name} says just that.` : `${verdicts[slip]}.`,
    ],
  }
}

function workVerdict(shown: Shown): string {
  const [length = 1, width = 1, height = 1] = numbersIn(shown.stem)
  const [, said = '', power = ''] = /volume is (\d+) \w+([²³])/.exec(shown.stem) ?? []
  if (Number(said) === length * width * height) return power === '³' ? 'right unit' : 'wrong unit'
  return shown.stem.includes(' + ') ? 'added' : 'one layer'
}

const timesWords: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times' }
const shareWords: Record<number, string> = { 2: 'one half', 3: 'one third', 4: 'one fourth' }
const holds = (times: number): string => (times === 1 ? 'The same amount' : `${times} times as much`)

/** Edges that grow; at level 3 two grow while the third is cut. The claim is one of the options, and may be right. */
function judgeChange(random: Random, name: string, box: Box, isMixed: boolean): Item {
  const all = ['length', 'width', 'height'] as const
  const [factor, cutBy] = isMixed
    ? random.pick([
        [2, 2],
        [2, 4],
        [3, 3],
        [4, 2],
        [4, 4],
      ] as const)
    : [random.pick([2, 3, 4]), 1]
  const changed = isMixed ? random.sample(all, 2) : random.sample(all, random.integer(1, 3))
  const grown = all.filter((edge) => changed.includes(edge))
  const cut = isMixed ? all.find((edge) => !grown.includes(edge)) : undefined
  const start: Box = { ...box }
  if (cut !== undefined) start[cut] *= cutBy
  const end: Box = { ...start }
  for (const edge of grown) end[edge] *= factor
  if (cut !== undefined) end[cut] /= cutBy
  const answer = factor ** grown.length / cutBy
  const times = timesWords[factor] ?? ''
  const change =
    grown.length === 1
      ? `The ${grown[0]} becomes ${times} as large, and the other edges stay the same.`
      : `The ${grown.length === 3 ? 'length, the width, and the height' : grown.join(' and the ')} each become ${times} as large${cut === undefined ? (grown.length === 2 ? ', and the third edge stays the same' : '') : `, and the ${cut} is cut to ${shareWords[cutBy]}`}.`
  const candidates = [
    ...(cut === undefined
      ? []
      : [
          {
            times: factor ** 2,
            misconception: 'forgets-the-cut',
            feedback: `${factor} × ${factor} is right for the two edges that grow. But the ${cut} shrinks at the same time.`,
          },
        ]),
    {
      times: factor * grown.length,
      misconception: 'adds-factors',
      feedback: `It looks as if you added: ${grown.map(() => factor).join(' + ')}. The edges are multiplied, so multiply how many times as large each one becomes.`,
    },
    {
      times: factor,
      misconception: 'grows-like-one-edge',
      feedback: `One edge that becomes ${times} as large makes the volume ${factor} times as large. Here ${count(grown.length, 'edge grows', 'edges grow')}.`,
    },
    {
      times: factor ** 3,
      misconception: 'all-edges-grow',
      feedback: `That would be so if all three edges became ${times} as large${cut === undefined ? '' : ' and none was cut'}. Which edges change here?`,
    },
    {
      times: factor ** 2,
      misconception: 'all-edges-grow',
      feedback: `That would be so if just two edges became ${times} as large and the third stayed the same. How many change here?`,
    },
    {
      times: 1,
      misconception: 'changes-cancel',
      feedback:
        cut === undefined
          ? `Here ${count(grown.length, 'edge grows', 'edges grow')} and none shrinks, so the new box must hold more. Multiply the edges before and after, and compare.`
          : 'The changes do not cancel. Multiply the edges before and after, and compare.',
    },
  ]
  const wrong = candidates
    .filter((each) => each.times !== answer)
    .map((each): WrongOption => ({ ...each, text: holds(each.times) }))
  const claim = random.chance(0.35)
    ? answer
    : (candidates.find((each) => each.times !== answer)?.times ?? answer)
  const product = timesText(start)
  return {
    stem: `A box is ${start.length} cm long, ${start.width} cm wide, and ${start.height} cm high. ${name} makes a new box. ${change} ${name} says: “It has ${claim === 1 ? 'the same volume' : `${claim} times the volume`}.” Compared with the first box, how much does the new box hold?`,
    ...choice(random, { right: holds(answer), wrong }),
    hints: [
      'Volume is the product of three edges. What happens to the product when one edge grows?',
      `Write the edges of the new box. Compare their product with ${product}.`,
    ],
    solution: [
      `The first box holds ${product} = ${numeral(volumeOf(start))} cm³.`,
      `The new box holds ${timesText(end)} = ${numeral(volumeOf(end))} cm³.`,
      `${numeral(volumeOf(end))} ÷ ${numeral(volumeOf(start))} = ${answer}. ${cut === undefined ? `Each edge that grows makes the volume ${factor} times as large` : `Two edges make it ${factor * factor} times as large, and the cut divides that by ${cutBy}`}.`,
      claim === answer ? `So ${name} is right.` : `So ${name} is not right.`,
    ],
  }
}

/** The solver’s way: read the changes, build the new box and divide the volumes. */
function changeVerdict(shown: Shown): string {
  const [length = 1, width = 1, height = 1] = numbersIn(shown.stem)
  const [, growth = ''] = /new box\. (.*?) as large/.exec(shown.stem) ?? []
  const factor = growth.includes('twice') ? 2 : growth.includes('three times') ? 3 : 4
  const [, cutEdge = '', share = ''] = /the (\w+) is cut to (\w+ ?\w+)/.exec(shown.stem) ?? []
  const cutBy = share === 'one half' ? 2 : share.includes('third') ? 3 : 4
  const changedEdge = (edge: string, size: number): number =>
    growth.includes(edge) ? size * factor : edge === cutEdge ? size / cutBy : size
  const after = changedEdge('length', length) * changedEdge('width', width) * changedEdge('height', height)
  return holds(Math.round(after / (length * width * height)))
}

export const volumeOfPrisms = defineSkill({
  id: 'volume-of-prisms',
  revision: 1,
  subject: 'math',
  gradeLevel: 5,
  strand: 'Measurement and data',
  name: 'Volume of prisms',
  description: 'Find how much space a box fills, layer by layer.',
  icon: 'cube',
  standards: ['5.MD.C.3', '5.MD.C.5'],
  prerequisites: [],
  misconceptions: [
    {
      id: 'counts-visible-faces',
      name: 'counts the squares that show',
      explanation:
        'Volume counts cubes, also those inside that no one can see. A corner cube shows three squares but is only one cube.',
    },
    {
      id: 'one-layer',
      name: 'counts one layer only',
      explanation: 'Length times width gives one layer of cubes. The height tells how many layers there are.',
    },
    {
      id: 'adds-edges',
      name: 'adds the edges',
      explanation: 'Rows of cubes make a layer, and layers make the box. That is multiplying, not adding.',
    },
    {
      id: 'layer-as-one-cube',
      name: 'takes a layer for one cube',
      explanation: 'A layer is made of many cubes: its length times its width.',
    },
    {
      id: 'one-side-only',
      name: 'forgets the other side',
      explanation:
        'A block has two ends in each direction. What is true of the left side is true of the right side, too.',
    },
    {
      id: 'other-part',
      name: 'gives the other part',
      explanation: 'Read again what is asked: what is left, or what is gone?',
    },
    {
      id: 'stops-early',
      name: 'stops after one step',
      explanation:
        'A volume needs three edges, and a story can have two parts. Check that you used them all.',
    },
    {
      id: 'subtracts-edges',
      name: 'subtracts where one must divide',
      explanation: 'Edges are multiplied to make a volume. To go back, divide.',
    },
    {
      id: 'multiplies-all',
      name: 'multiplies all the numbers',
      explanation: 'Not every number is a factor. Ask what each number stands for before you multiply.',
    },
    {
      id: 'same-height',
      name: 'keeps the height',
      explanation: 'A box with a larger bottom needs less height to hold the same amount.',
    },
    {
      id: 'adds-before-multiplying',
      name: 'adds the edges of two boxes',
      explanation: 'Find the volume of each part, then add the volumes.',
    },
    {
      id: 'square-for-cubic',
      name: 'writes square units for cubic ones',
      explanation: 'Area is counted in squares, volume in cubes: cm² and cm³.',
    },
    {
      id: 'adds-factors',
      name: 'adds how much the edges grow',
      explanation:
        'The edges are multiplied, so their growth is multiplied as well. Twice as long and twice as wide holds 4 times as much.',
    },
    {
      id: 'grows-like-one-edge',
      name: 'lets the volume grow like one edge',
      explanation: 'Each edge that doubles doubles the volume again.',
    },
    {
      id: 'all-edges-grow',
      name: 'lets every edge grow',
      explanation: 'Only the edges that are named change. The others stay as they were.',
    },
    {
      id: 'forgets-the-cut',
      name: 'forgets the edge that shrinks',
      explanation: 'An edge that is cut to half makes the volume half as large.',
    },
    {
      id: 'changes-cancel',
      name: 'thinks that changes cancel',
      explanation:
        'Growing and shrinking cancel only if they are by the same number of times. Multiply to be sure.',
    },
  ],
  lesson: {
    idea: [
      'Volume tells how much space a solid fills. We count it in unit cubes: cubes that are 1 cm, 1 in or 1 m on each edge.',
      'You need not count the cubes one by one. Length times width gives the cubes of one layer, and the height tells how many layers there are: volume = length × width × height.',
      'A box 4 cm long, 3 cm wide, and 2 cm high has 2 layers of 12 cubes: 4 × 3 × 2 = 24. Its volume is 24 cm³. The small 3 says that we counted cubes.',
      'For a shape made of two boxes, find both volumes and add them.',
    ],
    figure: {
      kind: 'prism',
      length: 4,
      width: 3,
      height: 2,
      unit: 'cm',
      cubes: true,
      labels: { length: '4 cm', width: '3 cm', height: '2 cm' },
      description:
        'A block of unit cubes, 4 cubes long, 3 cubes wide, and 2 cubes high: two layers of 12 cubes.',
    },
    workedExample: { model: 'labelled-edges', level: 1 },
    words: [
      { word: 'volume', meaning: 'How much space a solid fills, counted in cubes.' },
      { word: 'unit cube', meaning: 'A cube with edges of length 1.' },
      { word: 'rectangular prism', meaning: 'A solid shaped like a box.' },
      { word: 'edge', meaning: 'A line where two faces of a solid meet.' },
      { word: 'cubic centimeter', meaning: 'The volume of a cube with edges of 1 cm, written cm³.' },
    ],
  },
  models: [unitCubes, labelledEdges, story, findMistake],
})
