import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { skills } from '@skills-center/curriculum/catalogue'
import { type Product, startProduct } from './product.ts'

/**
 * `npm run bench:catalogue -- --skills 600 --rounds 3`: alternates between the server with today's catalog and with a
 * larger one. Measures the CPU time until it listens, its memory then and after it has made the public pages, and the
 * cost of an answer (`bench:answers`). Copied skills share the code of their originals, so the memory covers the lists
 * and the server's data for each skill, but not the code of 600 skills.
 */
const { values } = parseArgs({
  options: { skills: { type: 'string', default: '600' }, rounds: { type: 'string', default: '3' } },
})
const preload = `--import=${join(import.meta.dirname, 'multiplied-catalogue.ts')}`
const environmentOf = (size: number) => ({ NODE_OPTIONS: preload, CATALOGUE_SKILLS: String(size) })

interface Measured {
  /** CPU seconds until the server listens. */
  ready: number
  /** Resident megabytes when it listens, and once it is idle. */
  megabytesReady: number
  megabytesIdle: number
  /** CPU milliseconds per answer. */
  answer: number
}

const pauseMs = 3000

/** Waits until the server has made the public pages and uses almost no CPU time. */
async function untilIdle({ cpuSeconds }: Pick<Product, 'cpuSeconds'>): Promise<void> {
  for (let before = -1; cpuSeconds() - before > 0.05;) {
    before = cpuSeconds()
    await setTimeout(pauseMs)
  }
}

async function measure(size: number): Promise<Measured> {
  const product = await startProduct(environmentOf(size))
  const ready = product.cpuSeconds()
  const megabytesReady = product.megabytes()
  await untilIdle(product)
  const megabytesIdle = product.megabytes()
  await product.stop()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'answers.ts'), '--json', '--students', '30', '--answers', '100'],
    { env: { ...process.env, ...environmentOf(size) } },
  )
  const { milliseconds: answer } = JSON.parse(stdout)
  return { ready, megabytesReady, megabytesIdle, answer }
}

const sizes = [skills.length, Number(values.skills)] as const
const measured: [Measured, Measured][] = []
for (let round = 0; round < Number(values.rounds); round += 1)
  measured.push([await measure(sizes[0]), await measure(sizes[1])])

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
const rows: [string, keyof Measured, number][] = [
  ['CPU until it listens, s', 'ready', 2],
  ['memory when it listens, MB', 'megabytesReady', 0],
  ['memory when idle, MB', 'megabytesIdle', 0],
  ['CPU of an answer, ms', 'answer', 2],
]
console.log(`| | ${sizes.join(' skills | ')} skills | difference | ratio |\n|---|---|---|---|---|`)
for (const [label, key, digits] of rows) {
  const [today, more] = [0, 1].map((side) => median(measured.map((pair) => pair[side]?.[key] ?? Number.NaN)))
  if (today === undefined || more === undefined) continue
  const shown = [today, more, more - today].map((value) => value.toFixed(digits))
  console.log(`| ${label} | ${shown.join(' | ')} | ${(more / today).toFixed(2)} |`)
}
console.log(
  `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`,
)
