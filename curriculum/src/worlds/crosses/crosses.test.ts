import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { hitsOf, wrongBoxes } from './asked-boxes.ts'
import {
  boxesOf,
  crossesToTell,
  drawPair,
  fitting,
  isDecided,
  type Parents,
  pairs,
  recessivesOf,
  youngOf,
} from './crosses.ts'
import { dominanceOf, drawMembers, passOn, possibleAlleles } from './families.ts'
import { boxesIn, edgesOf } from './words.ts'

const seeds = Array.from({ length: 2000 }, (_, seed) => createRandom(`crosses ${seed}`))

it('counts the boxes of a square as they are written in it', () => {
  for (const one of pairs) {
    for (const other of pairs) {
      const cells = boxesIn(edgesOf({ trait: 'rabbitFur', parents: [one, other] }, [true, false])).flat()
      const written = ['bb', 'Bb', 'BB'].map((pair) => cells.filter((cell) => cell === pair).length)
      expect(boxesOf([one, other])).toEqual(written)
    }
  }
})

it('passes on each of four boxes equally often', () => {
  const random = createRandom('many young')
  const young = Array.from({ length: 8000 }, () => youngOf(random, [1, 1]))
  for (const [pair, share] of [0.25, 0.5, 0.25].entries()) {
    expect(young.filter((each) => each === pair).length / young.length).toBeCloseTo(share, 1)
  }
})

it('asks only for parents that their young decide', () => {
  let decided = 0
  let wrong = 0
  for (const random of seeds) {
    const parents = random.pick(crossesToTell)
    const young = random.integer(40, 200)
    const share = recessivesOf(random, parents, young) / young
    if (!isDecided(crossesToTell, share, young)) continue
    decided += 1
    if (fitting(crossesToTell, share)[0] !== parents) wrong += 1
  }
  expect(decided).toBeGreaterThan(1000)
  expect(wrong / decided).toBeLessThan(0.005)
})

it('says of no member of a family what is not true of it', () => {
  for (const random of seeds.slice(0, 500)) {
    const members = drawMembers(random, random.pick(['parents', 'grandparents'] as const))
    const alleles = passOn(random, members, () => drawPair(random))
    const possible = possibleAlleles(
      members,
      alleles.map((pair) => pair === 0),
    )
    for (const [at, pair] of alleles.entries()) expect(possible[at]).toContain(pair)
    // If the filled symbols mark the recessive trait, a tree never shows that the trait is dominant.
    const recessive = alleles.map((pair) => pair === 0)
    expect(dominanceOf(members, recessive)).not.toBe('dominant')
    expect(
      dominanceOf(
        members,
        recessive.map((each) => !each),
      ),
    ).not.toBe('recessive')
  }
})

it.each([
  ['dominant', [1, 1], 3, { 'heredity.forgets-mixed': 1, 'heredity.half-and-half': 2 }],
  ['recessive', [1, 0], 2, { 'heredity.recessive-shows': 4, 'heredity.always-three-to-one': 1 }],
  ['mixed', [2, 1], 2, { 'heredity.look-is-alleles': 4 }],
  ['carrier', [1, 1], 2, { 'heredity.ratio-as-fraction': 1.5, 'heredity.other-trait': 1 }],
] as const)('knows the wrong counts for %s', (wanted, parents, hits, known) => {
  const both: Parents = parents
  const asked = { trait: 'peaFlowers' as const, wanted, parents: both }
  expect(hitsOf(asked)).toBe(hits)
  const boxes = Object.fromEntries(wrongBoxes(asked).map((each) => [each.misconception, each.boxes]))
  expect(boxes).toMatchObject(known)
})
