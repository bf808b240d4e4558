import { expect, test } from 'vitest'
import { blockSize, placeBlocks } from './block-layout.ts'

const counts = { thousand: 2, hundred: 7, ten: 12, one: 13 }

test('every block is drawn once, inside the room and over no other', () => {
  for (const width of [280, 350, 520]) {
    const { blocks, wide } = placeBlocks(counts, {}, 7, width)
    expect(blocks.length).toBe(2 + 7 + 12 + 13)
    expect(wide).toBeLessThanOrEqual(width)
    for (const [i, a] of blocks.entries())
      for (const b of blocks.slice(i + 1)) {
        const sizeA = blockSize(a.kind, 7)
        const sizeB = blockSize(b.kind, 7)
        const isApart =
          a.x + sizeA.wide < b.x || b.x + sizeB.wide < a.x || a.y + sizeA.tall < b.y || b.y + sizeB.tall < a.y
        expect(isApart).toBe(true)
      }
  }
})

test('as many blocks are crossed out as were taken away', () => {
  const { blocks } = placeBlocks(counts, { ten: 3, one: 13 }, 7, 350)
  expect(blocks.filter((block) => block.isCrossedOut && block.kind === 'ten').length).toBe(3)
  expect(blocks.filter((block) => block.isCrossedOut).length).toBe(16)
})
