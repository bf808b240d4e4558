import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

interface Job {
  student: number
  isBad?: boolean
}

/** A batcher whose `settle` records the sizes of its batches, and fails on any bad job. */
function batches(fault: () => Error = () => new Error('bad job')) {
  const sizes: number[] = []
  const batcher = createBatcher<Job, string>({
    max: 128,
    keyOf: ({ student }) => String(student),
    async settle(jobs) {
      sizes.push(jobs.length)
      await Promise.resolve()
      if (jobs.some(({ isBad }) => isBad === true)) throw fault()
      return jobs.map(({ student }) => `settled ${student}`)
    },
  })
  return { batcher, sizes }
}

const crowd = (size: number, isBad: (student: number) => boolean): Job[] =>
  Array.from({ length: size }, (_, student) => ({ student, isBad: isBad(student) }))

test('one bad job among 128 fails alone, in 15 transactions and not 129', async () => {
  const { batcher, sizes } = batches()
  const outcomes = await Promise.allSettled(crowd(128, (n) => n === 77).map(batcher.add))
  expect(outcomes.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([77])
  expect(outcomes[76]).toEqual({ status: 'fulfilled', value: 'settled 76' })
  expect(sizes.length).toBeLessThanOrEqual(15)
})

test('anyone who sent a bad job settles alone for a while, so that it fails nobody’s batch again', async () => {
  const { batcher, sizes } = batches()
  await Promise.allSettled(crowd(64, (n) => n < 4).map(batcher.add))
  sizes.length = 0
  const again = await Promise.allSettled(crowd(64, (n) => n < 4).map(batcher.add))
  expect(again.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 60])
})

test('a suspect’s good job is settled, one between two batches of the others', async () => {
  const { batcher, sizes } = batches()
  await Promise.allSettled([batcher.add({ student: 0, isBad: true })])
  sizes.length = 0
  const all = await Promise.all([...crowd(200, () => false), { student: 0 }].map(batcher.add))
  expect(all).toHaveLength(201)
  expect(all.at(-1)).toBe('settled 0')
  expect(sizes).toEqual([128, 1, 71, 1])
})

test('a database that is away fails the batch at once, and nobody is suspected', async () => {
  const away = () => Object.assign(new Error('terminating connection'), { code: '57P01' })
  const { batcher, sizes } = batches(away)
  const outcomes = await Promise.allSettled(crowd(100, (n) => n === 3).map(batcher.add))
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(sizes).toEqual([100])
  await Promise.all(crowd(100, () => false).map(batcher.add))
  expect(sizes).toEqual([100, 100])
})
