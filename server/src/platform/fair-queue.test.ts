import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Jobs that end on command, and the order in which they began. */
function jobs() {
  const began: string[] = []
  const ends: (() => void)[] = []
  const job = (name: string) => () => {
    began.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  const endAll = async () => {
    await new Promise(setImmediate)
    for (let at = 0; at < ends.length; at += 1) {
      ends[at]?.()
      await new Promise(setImmediate)
    }
  }
  return { began, job, endAll }
}

test('no more run at once than allowed', async () => {
  const { began, job, endAll } = jobs()
  const queue = createFairQueue({ atOnce: 2, maxWaiting: 10 })
  const all = [1, 2, 3, 4, 5].map((n) => queue.run('school', job(`job ${n}`)))
  await new Promise(setImmediate)
  expect([began.length, queue.waiting()]).toEqual([2, 3])
  await endAll()
  expect(await Promise.all(all)).toEqual(['job 1', 'job 2', 'job 3', 'job 4', 'job 5'])
  expect(queue.waiting()).toBe(0)
})

test('anyone who sends many waits behind their own, not in front of others', async () => {
  const { began, job, endAll } = jobs()
  const queue = createFairQueue({ atOnce: 1, maxWaiting: 100 })
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => queue.run('flood', job(name)))
  all.push(queue.run('school', job('b1')), queue.run('home', job('c1')))
  await endAll()
  await Promise.all(all)
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('a full queue turns the newest of the longest lane away, and says when to come back', async () => {
  const { job, endAll } = jobs()
  const queue = createFairQueue({ atOnce: 1, maxWaiting: 4 })
  const flood = [0, 1, 2, 3, 4].map((n) => queue.run('flood', job(`a${n}`)))
  const full = expect(queue.run('flood', job('a5'))).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  })
  const school = queue.run('school', job('b'))
  const evicted = expect(flood[4]).rejects.toMatchObject({ status: 503 })
  await full
  await evicted
  await endAll()
  expect(await school).toBe('b')
  expect(await Promise.all(flood.slice(0, 4))).toEqual(['a0', 'a1', 'a2', 'a3'])
})

test('a job that fails makes room for the next', async () => {
  const queue = createFairQueue({ atOnce: 1, maxWaiting: 4 })
  const failing = expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run('a', () => Promise.resolve('yes'))).toBe('yes')
  await failing
})
